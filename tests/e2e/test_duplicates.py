"""A guest on a phone plays a duplicate match against bots to its end."""

import re

from playwright.sync_api import expect

from tests.e2e.caller import BrowserCaller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.shots import shot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_a_guest_plays_a_match_of_one_deal_against_bots(visit: Visit) -> None:
    person = visit(**PHONE, by_calls=True)
    page = person.page
    page.goto("/")
    person.press(page.get_by_role("link", name="Duplicate match"))
    page.get_by_test_id("match-deals").get_by_role("radio", name="1").check(force=True)
    page.get_by_test_id("match-level").select_option("beginner")
    shot(person, "duplicates-phone")
    person.press(page.get_by_test_id("open-match"))
    page.get_by_test_id("start-match").wait_for()
    shot(person, "duplicate-open-phone")
    person.press(page.get_by_test_id("start-match"))
    page.wait_for_url(re.compile(r"/games/\w{10}$"))
    page.locator("[data-table]").wait_for()
    BrowserCaller(page).play_to_the_end(person.table.game_id)
    page.locator(OVER).wait_for()
    person.press(page.get_by_test_id("to-match"))
    match = page.get_by_test_id("duplicate")
    expect(match).to_have_attribute("data-status", "finished")
    expect(page.get_by_test_id("match-deals").get_by_role("link")).to_have_count(2)
    assert re.search(r"\d : \d points", page.get_by_test_id("share-text").inner_text())
    shot(person, "duplicate-finished-phone")
