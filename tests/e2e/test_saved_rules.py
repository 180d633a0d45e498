"""Rules that somebody has named: saved, handed on by a link and played by another."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.shots import shot

TABLE = re.compile(r"/games/\w{10}$")
RULE_SET = re.compile(r"/rule-sets/\w{10}$")
NAME = "Sunday rules"


@pytest.mark.long
def test_rules_are_saved_handed_on_by_a_link_and_played_by_another(visit: Visit) -> None:
    anna, boris = visit(seed=51), visit(seed=52)
    page, theirs = anna.page, boris.page
    page.goto("/new")
    anna.press(page.get_by_test_id("seats").get_by_role("radio", name="2", exact=True))
    anna.press(page.get_by_text("Change the rules", exact=True))
    form = page.get_by_test_id("custom-rules")
    anna.press(form.locator("summary").filter(has_text="Pack"))
    form.get_by_label("Cards in hand", exact=True).select_option("7")
    anna.press(form.locator("summary").filter(has_text="Defence"))
    form.get_by_label("Transfer", exact=True).select_option("With the same rank")
    anna.press(page.get_by_test_id("save-rules"))
    field = page.get_by_role("dialog").get_by_role("textbox", name="Name")
    expect(field).to_be_focused()
    field.fill(NAME)
    field.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id("preset").locator("option:checked")).to_have_text(NAME)
    shot(anna, "saved-create")
    anna.press(page.get_by_role("link", name="My rules: share, edit, delete"))
    anna.press(page.get_by_test_id("my-rule-sets").get_by_role("link", name=NAME, exact=True))
    page.wait_for_url(RULE_SET)
    expect(page.get_by_test_id("edit")).to_be_visible()
    shot(anna, "saved-own")

    theirs.goto(page.url)
    expect(theirs.get_by_role("heading", level=1)).to_have_text(NAME)
    expect(theirs.get_by_test_id("rule-set").get_by_role("listitem")).to_have_count(2)
    expect(theirs.get_by_test_id("edit")).to_have_count(0)
    shot(boris, "saved-shared")
    boris.press(theirs.get_by_test_id("open-table"))
    expect(theirs.get_by_test_id("preset").locator("option:checked")).to_have_text(NAME)
    boris.press(theirs.get_by_test_id("create"))
    theirs.wait_for_url(TABLE)
    expect(theirs.get_by_test_id("facts")).to_contain_text(NAME)

    page.goto(theirs.url)
    anna.press(page.get_by_test_id("join"))
    boris.press(theirs.get_by_test_id("start"))
    page.locator("[data-table]").wait_for()
    anna.table.open_tool("rules")
    card = page.get_by_role("dialog").get_by_test_id("rule-card")
    expect(card).to_contain_text(NAME)
    expect(card.get_by_role("listitem")).to_have_count(2)
