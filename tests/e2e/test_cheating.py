"""A game where cheating is allowed, by clicks: cheating, calling others, looking back."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e import lateness
from tests.e2e.conftest import Visit
from tests.e2e.opening import events, sit_down
from tests.e2e.person import MOST_MOVES, Person
from tests.e2e.replay_screen import ReplayScreen

RISKY = '[data-table] button[data-card][data-risky][aria-disabled="false"]'
CALL = "[data-table] [data-call]:enabled"


def own(person: Person, *kinds: str) -> list[dict[str, Any]]:
    """The person's events of these kinds."""
    return [one for one in events(person) if one["type"] in kinds and one["seat"] == 0]


def cheat(person: Person) -> bool:
    """Plays a card that breaks the rules, if there is one; the page asks for a second touch."""
    table, version = person.table, person.table.version
    risky = person.page.locator(RISKY).first
    if not risky.is_visible():
        return False
    risky.press("Enter")
    on_purpose = person.page.get_by_role("button", name=re.compile("cheat$")).first
    person.press(on_purpose)
    table.wait_for_change(version)
    return True


def call(person: Person) -> bool:
    """Calls the first play on the table that can be called."""
    version = person.table.version
    if person.page.locator(CALL).count() == 0:
        return False
    person.press(person.page.locator(CALL))
    person.press(person.page.locator("[data-call-card]").first)
    person.table.wait_for_change(version)
    return True


def test_cheating_and_calling_are_played_by_clicks_and_shown_in_the_replay(visit: Visit) -> None:
    person = visit(seed=41, may_say=(lateness.SAID,))
    refusals = lateness.Refusals(person.page)
    sit_down(person, "cheaters", bots=2)
    cheated = called = False
    for _ in range(MOST_MOVES):
        person.table.wait_until_able()
        if person.table.is_over:
            break
        if not cheated and cheat(person):
            cheated = True
        elif not called and call(person):
            called = True
        else:
            person.move()
    assert person.table.is_over
    assert cheated
    assert own(person, "call_failed", "cheat_caught")
    expect(person.page.locator("[data-over] > ol > li")).to_have_count(3)
    refusals.assert_only_late()

    person.press(person.page.get_by_test_id("open-replay"))
    replay = ReplayScreen(person.page)
    marked = person.page.get_by_test_id("move-log").get_by_role("link", name="(a cheat)")
    version = int(marked.first.get_attribute("data-at") or 0)
    person.press(marked.first)
    replay.wait_for(version)
    expect(person.page.locator("[data-table] [data-cheat]")).not_to_have_count(0)
