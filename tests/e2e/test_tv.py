"""TV on a phone follows one game to its end, and then the next one automatically."""

import pytest
from playwright.sync_api import expect

from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import Visit
from tests.e2e.shots import shot

PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True}
# Nobody else plays in this mode meanwhile, so that its channel is the test's.
PARTNERS = {
    "rules": {"teams": 2, "deck": 24, "refill": "never"},
    "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "beginner"}] * 3],
    "start": True,
}


@pytest.mark.long
def test_tv_goes_on_to_the_next_game_when_one_is_over(visit: Visit) -> None:
    watcher, first, second = visit(**PHONE), visit(), visit()
    page = watcher.page
    page.goto("/tv")
    page.get_by_test_id("tv").wait_for()
    expect(page.get_by_test_id("tv-channel").locator("option")).to_have_count(5)
    page.get_by_test_id("tv-channel").select_option("partners")
    games = []
    for person in (first, second):
        caller = BrowserCaller(person.page)
        caller.become_guest()
        games.append(caller.post("games", PARTNERS)["id"])
        if len(games) == 1:
            expect(page.get_by_test_id("tv")).to_have_attribute("data-game", games[0])
            page.locator("[data-table]").wait_for()
            shot(watcher, "tv-phone")
    BrowserCaller(first.page).play_to_the_end(games[0])
    page.locator("[data-over]").wait_for()
    expect(page.get_by_test_id("tv")).to_have_attribute("data-game", games[1], timeout=30_000)
    page.locator("[data-table]").wait_for()
    expect(page.get_by_test_id("tv-to-table")).to_have_attribute("href", f"/games/{games[1]}")
    BrowserCaller(second.page).play_to_the_end(games[1])
