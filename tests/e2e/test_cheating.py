"""A game of two where cheating is allowed, by clicks: cheating, calling others, looking back."""

import re

from playwright.sync_api import expect

from tests.e2e.by_calls import play_on
from tests.e2e.caller import BrowserCaller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.opening import SHORT, events, sit_together
from tests.e2e.person import RANKS, BrowserPerson
from tests.e2e.replay_screen import ReplayScreen

RISKY = '[data-table] button[data-card][data-risky][aria-disabled="false"]'
CALL = "[data-table] [data-call]:enabled"


def lead_what_is_hard_to_beat(person: BrowserPerson, game_id: str) -> None:
    """Lead a trump if there is one, else a high card: the other surely holds cards below it."""
    caller = BrowserCaller(person.page)
    legal = caller.legal(game_id)["fair"]
    trump = caller.get(f"games/{game_id}/view")["view"]["trump"]
    leads = [offer["cards"][0] for offer in legal if "cards" in offer]
    card = max(leads, key=lambda card: (card[1] == trump, RANKS.index(card[0])))
    caller.play(game_id, {"type": "lead", "cards": [card]})


def cheat(person: BrowserPerson) -> None:
    """Play a card that breaks the rules; the page asks for a second touch."""
    risky = person.page.locator(RISKY).first
    risky.wait_for()
    version = person.table.version
    risky.press("Enter")
    person.press(person.page.get_by_role("button", name=re.compile("cheat$")).first)
    person.table.wait_for_change(version)


def call(person: BrowserPerson, after: BrowserPerson) -> None:
    """Call the only play on the table that the person can call, once `after` has been seen."""
    person.table.wait_until_shown(after.table.version)
    version = person.table.version
    person.press(person.page.locator(CALL))
    person.press(person.page.locator("[data-call-card]"))
    person.table.wait_for_change(version)


def test_a_cheat_is_caught_a_wrong_call_is_told_and_the_replay_shows_both(visit: Visit) -> None:
    players = visit(seed=41, by_calls=True), visit(seed=42, by_calls=True)
    game_id = sit_together(*players, rules={**SHORT, "cheating": True, "cheat_penalty": 1})
    (leads,) = BrowserCaller(players[0].page).legal(game_id)["awaited"]
    leader, defender = players[leads], players[1 - leads]
    lead_what_is_hard_to_beat(leader, game_id)

    cheat(defender)
    call(leader, after=defender)
    call(defender, after=leader)
    kinds = [one["type"] for one in events(leader) if one["type"] != "cards_drawn"]
    assert kinds[-3:] == ["attack_beaten", "cheat_caught", "call_failed"]

    play_on(game_id, dict(enumerate(players)))
    for person in players:
        expect(person.page.locator(f"{OVER} > ol > li")).to_have_count(2)
    leader.press(leader.page.get_by_test_id("open-replay"))
    replay = ReplayScreen(leader.page)
    marked = leader.page.get_by_test_id("move-log").get_by_role("link", name="(a cheat)")
    version = int(marked.first.get_attribute("data-at") or 0)
    leader.press(marked.first)
    replay.wait_for(version)
    expect(leader.page.locator("[data-table] [data-cheat]")).not_to_have_count(0)
