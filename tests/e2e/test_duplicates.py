"""A duplicate match against bots, to its end: by a guest on a phone, by an account on a desktop."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e import lateness
from tests.e2e.accounts import register
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.shots import shot
from tests.e2e.test_daily import DESKTOP, PHONE, judge


@pytest.mark.parametrize(
    ("screen", "name"), [(PHONE, ""), (DESKTOP, "Matched")], ids=["phone", "desktop"]
)
def test_one_person_plays_a_match_of_one_deal_against_bots(
    visit: Visit, screen: dict[str, Any], name: str
) -> None:
    person = visit(**screen, may_say=(lateness.SAID,))
    page, refusals = person.page, lateness.Refusals(person.page)
    kind = "desktop" if name else "phone"
    if name:
        register(person, name)
    page.goto("/")
    person.press(page.get_by_role("link", name="Duplicate match"))
    page.get_by_test_id("open-match").wait_for()
    page.get_by_test_id("match-deals").get_by_role("radio", name="1").check(force=True)
    page.get_by_test_id("match-level").select_option("beginner")
    judge(page, "duplicate matches")
    shot(person, f"duplicates-{kind}")
    person.press(page.get_by_test_id("open-match"))
    page.get_by_test_id("start-match").wait_for()
    judge(page, "open match")
    shot(person, f"duplicate-open-{kind}")
    person.press(page.get_by_test_id("start-match"))
    page.wait_for_url(re.compile(r"/games/\w{10}$"))
    page.locator("[data-table]").wait_for()
    person.play_to_the_end()
    refusals.assert_only_late()
    page.locator(OVER).wait_for()
    person.press(page.get_by_test_id("to-match"))
    match = page.get_by_test_id("duplicate")
    expect(match).to_have_attribute("data-status", "finished", timeout=120_000)
    expect(page.get_by_test_id("match-deals").get_by_role("link")).to_have_count(2)
    assert re.search(r"\d : \d points", page.get_by_test_id("share-text").inner_text())
    judge(page, "finished match")
    shot(person, f"duplicate-finished-{kind}")
