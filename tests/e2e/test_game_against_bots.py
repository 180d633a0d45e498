"""A stranger opens the page, plays a game against three bots to its end, and looks back at it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import lateness
from tests.e2e.card_table import CardTable, as_shown
from tests.e2e.conftest import RunningSetUp, visits
from tests.e2e.person import MAX_MOVES, BrowserPerson
from tests.e2e.replay_screen import ReplayScreen
from tests.e2e.waiting import answer_to

DESKTOP = {"width": 1280, "height": 800}
COMPARED_EVERY = 20


@dataclass(frozen=True)
class GameEvening:
    """A game that was played, and the page it was played on."""

    page: Page
    clicks_to_first_card: int
    names: list[str]
    panel: list[str]
    game: dict[str, Any]
    events: list[dict[str, Any]]

    @property
    def id(self) -> str:
        name: str = self.game["id"]
        return name

    @property
    def first(self) -> int:
        """The version of the deal, where a replay begins."""
        version: int = next(e["version"] for e in self.events if e["type"] == "cards_dealt")
        return version

    @property
    def last(self) -> int:
        version: int = self.events[-1]["version"]
        return version

    def bouts(self) -> list[int]:
        """Return the versions at which a bout began."""
        return [e["version"] for e in self.events if e["type"] == "bout_started"]

    def replay(self, query: str = "") -> ReplayScreen:
        """Open the replay by its address."""
        self.page.goto(f"/games/{self.id}/replay{query}")
        return ReplayScreen(self.page)


@pytest.fixture(scope="module")
def evening(browser: Browser, server: RunningSetUp) -> Iterator[GameEvening]:
    """A first visit and a whole game, by clicks alone."""
    with visits(browser, server) as visit:
        person = visit(seed=7, animated=True, viewport=DESKTOP, may_say=lateness.SAID)
        refusals = lateness.Refusals(person.page)
        person.page.goto("/")
        person.press(person.page.get_by_test_id("play-now"))
        clicks = clicks_until_first_card(person)
        names = ["You", *person.page.locator(".opponents .who").all_inner_texts()]
        switch_motion_off(person)
        play_where_there_is_a_choice(person)
        refusals.assert_only_late()
        table, api = person.table, person.page.request
        panel = table.page.locator("[data-over] > ol > li").all_inner_texts()
        game = api.get(f"/api/v1/games/{table.game_id}").json()
        events = api.get(f"/api/v1/games/{table.game_id}/events?since=0&seat=open").json()
        yield GameEvening(person.page, clicks, names, panel, game, events["events"])


def clicks_until_first_card(person: BrowserPerson) -> int:
    """Play until a card lies on the table; clicks that the rules force (a take) don't count."""
    forced = 0
    person.table.wait_until_able()
    while not person.table.look().cards:
        before = person.clicks
        person.move()
        forced += person.clicks - before
        person.table.wait_until_able()
    person.play(person.table.look().cards[0])
    return person.clicks - forced


def switch_motion_off(person: BrowserPerson) -> None:
    """Switch animations off on the page of settings, and come back to the table."""
    page = person.page
    page.get_by_test_id("table-menu").click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("group", name="Animation").get_by_role("radio", name="Off").check()
    page.go_back()


def play_where_there_is_a_choice(person: BrowserPerson) -> None:
    """Play to the end; among bots nobody is asked to say done with nothing to add."""
    for _ in range(MAX_MOVES):
        person.table.wait_until_able()
        if person.table.is_over:
            return
        look = person.table.look()
        assert look.cards or look.actions != ["done"], "the player is asked for what is no choice"
        person.move()
    raise AssertionError("The game doesn't come to an end.")


# A whole game takes three quarters of a minute while other stories keep the cores busy.
@pytest.mark.timeout(120)
def test_a_first_visit_leads_within_three_clicks_to_a_game_and_to_its_result(
    evening: GameEvening,
) -> None:
    assert evening.clicks_to_first_card <= 3
    assert evening.game["status"] == "finished"
    result, names = evening.game["result"], evening.names
    assert len(set(names)) == 4
    in_order = sorted(range(4), key=lambda seat: result["places"][seat])
    assert len(evening.panel) == 4
    for line, seat in zip(evening.panel, in_order, strict=True):
        assert names[seat] in line
        assert ("durak" in line) == (seat == result["durak"])


def test_the_panel_leads_to_the_decisive_bout_and_arrow_keys_through_the_whole_game(
    evening: GameEvening,
) -> None:
    evening.page.goto(f"/games/{evening.id}")
    evening.page.locator("[data-over] summary").click()
    evening.page.get_by_test_id("decisive").click()
    replay = ReplayScreen(evening.page)
    replay.wait_for(evening.bouts()[-1])
    replay.press("Home", leads_to=evening.first)
    for event in evening.events[evening.first :]:
        replay.press("ArrowRight", leads_to=event["version"])
        if event["version"] % COMPARED_EVERY == 0:
            compare(evening, event["version"])
    expect(evening.page.locator("output")).to_have_text(f"{evening.last} / {evening.last}")
    replay.expect_address(evening.last)
    compare(evening, evening.last)


def compare(evening: GameEvening, version: int) -> None:
    """Check that the replay shows what the service says about that moment."""
    told = answer_to(evening.page, f"/api/v1/games/{evening.id}/view?at={version}&seat=open").json()
    assert CardTable(evening.page).shown() == as_shown(told["view"], version, seat=0)


def test_the_replay_is_steered_by_keys_buttons_and_its_address_and_its_deal_verified(
    evening: GameEvening,
) -> None:
    event = next(e for e in evening.events[30:] if e["type"] == "cards_led")
    replay = evening.replay(f"?at={event['version']}")
    assert replay.at == event["version"]
    expect(replay.told).to_contain_text("lead")
    replay.page.locator('[data-testid="move-log"] a').nth(5).click()
    replay.wait_for(evening.first + 5)

    bouts = evening.bouts()
    replay.press("End", leads_to=evening.last)
    replay.press("Home", leads_to=evening.first)
    replay.expect_address(evening.first)
    replay.press("ArrowDown", leads_to=bouts[0])
    replay.press("ArrowDown", leads_to=bouts[1])
    replay.press("ArrowLeft", leads_to=bouts[1] - 1)
    replay.press("ArrowUp", leads_to=bouts[0])

    replay.press("Home", leads_to=evening.first)
    assert CardTable(replay.page).shown()["hand"] == sorted(evening.events[1]["hands"][0])
    replay.viewer.select_option("2")
    replay.page.locator('[data-testid="replay"][data-viewer="2"]').wait_for()
    replay.expect_address(evening.first, seat=2)
    assert CardTable(replay.page).shown()["hand"] == sorted(evening.events[1]["hands"][2])
    faces = replay.page.locator(".opponents .mini [data-card], .opponents .mini svg text")
    expect(faces).to_have_count(0)

    # So slowly that it does not come to its end before its button was looked at.
    replay = evening.replay(f"?at={evening.last - 8}")
    replay.page.get_by_test_id("speed").select_option("0.5")
    replay.page.get_by_test_id("autoplay").click()
    expect(replay.page.get_by_role("button", name="Pause")).to_be_visible()
    replay.page.get_by_test_id("speed").select_option("4")
    replay.wait_for(evening.last)
    expect(replay.page.get_by_role("button", name="Play", exact=True)).to_be_visible()

    replay.page.get_by_test_id("verify").click()
    verdict = replay.page.locator('[data-testid="verdict"][data-good="true"]')
    verdict.wait_for()
    expect(verdict).to_contain_text("The random text your browser added is among them")
    expect(verdict).to_contain_text(evening.game["commitment"])
    replay.page.keyboard.press("Escape")
    expect(verdict).to_be_hidden()
