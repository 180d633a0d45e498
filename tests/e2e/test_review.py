"""Somebody on a phone has a game reviewed; a stranger opens its link, and other shared ones."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import findings
from tests.e2e.caller import BrowserCaller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.opening import BEGINNER, SHORT, make_game
from tests.e2e.person import BrowserPerson
from tests.e2e.replay_screen import ReplayScreen
from tests.e2e.shots import shot
from tests.support.waiting import until_done

PHONE = {"width": 390, "height": 844}


def game_of_bots(person: BrowserPerson) -> str:
    """Return the id of a short game that two bots have played to its end at once."""
    game_id = make_game(person, rules=SHORT, seats=[BEGINNER, BEGINNER], start=True)
    person.page.goto(f"/games/{game_id}")
    person.page.locator(OVER).wait_for()
    return game_id


def reviewed(page: Page, game_id: str) -> None:
    """Wait until the review is done and shown, however long, if only its steps go on."""

    def review() -> dict[str, Any]:
        return BrowserCaller(page).get(f"games/{game_id}/review")

    until_done(lambda: review()["status"] == "done", lambda: review()["done"])
    page.locator('[data-testid="review"][data-status="done"]').wait_for()


def knows(page: Page, *, at: int) -> None:
    """Wait until the page shows the knowledge after that event."""
    page.locator(f'[data-testid="knowledge"][data-version="{at}"]').wait_for()


def opens_shared(stranger: BrowserPerson, position: str) -> None:
    """Open links to a position, a puzzle and the deal of a day; nobody has to log in for them."""
    page = stranger.page
    page.goto(position)
    page.get_by_test_id("analysis").wait_for()
    page.goto(f"/puzzles/{BrowserCaller(page).get('puzzles/daily')['id']}")
    expect(page.get_by_test_id("said")).to_contain_text("Your move")
    page.goto(f"/daily?day={BrowserCaller(page).get('daily-deal')['day']}")
    page.get_by_test_id("daily-deal").wait_for()
    assert BrowserCaller(page).get("auth/me")["kind"] == "anonymous"


# The worker judges every turn of a whole game while other stories keep the cores busy.
@pytest.mark.timeout(120)
def test_a_game_is_reviewed_and_a_stranger_opens_all_that_can_be_shared(visit: Visit) -> None:
    person = visit(viewport=PHONE, has_touch=True)
    page = person.page
    game_id = game_of_bots(person)
    page.goto(f"/games/{game_id}/replay")
    ReplayScreen(page)
    person.press(page.get_by_role("button", name="Moves"))
    person.press(page.get_by_role("dialog").get_by_test_id("open-review"))
    person.press(page.get_by_test_id("ask-review"))
    reviewed(page, game_id)
    expect(page.get_by_role("dialog")).to_have_count(0)

    review = BrowserCaller(page).get(f"games/{game_id}/review")
    first = review["decisions"][0]["version"]
    stranger = visit(viewport=PHONE, has_touch=True)
    stranger.page.goto(f"/games/{game_id}/replay?at={first - 1}&review")
    replay = ReplayScreen(stranger.page)
    reviewed(stranger.page, game_id)
    stranger.press(stranger.page.get_by_test_id("master"))
    expect(stranger.page.get_by_test_id("verdict-at")).to_contain_text("The master would lead")
    shot(stranger, "review-master-phone")
    stranger.press(stranger.page.get_by_test_id("luck").get_by_text("The luck of the deal"))
    expect(stranger.page.get_by_test_id("luck").get_by_role("listitem")).to_have_count(2)
    shot(stranger, "review-luck-phone")
    stranger.press(stranger.page.get_by_test_id("verdict-at").get_by_text("could know"))
    knows(stranger.page, at=first - 1)
    shot(stranger, "review-known-phone")
    replay.press("ArrowRight", leads_to=first)
    expect(stranger.page.get_by_test_id("verdict-word")).to_be_visible()
    assert findings(stranger.page) == []

    stranger.press(stranger.page.get_by_role("button", name="Moves"))
    stranger.press(stranger.page.get_by_role("dialog").get_by_test_id("open-knowledge"))
    knows(stranger.page, at=first)
    shot(stranger, "knowledge-phone")
    opens_shared(stranger, f"/analysis?game={game_id}&at={first - 1}")
