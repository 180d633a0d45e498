"""Rules that somebody has named: saved, handed on by a link, played, changed and deleted."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e import axe
from tests.e2e.accounts import new_name
from tests.e2e.caller import Caller
from tests.e2e.conftest import Visit
from tests.e2e.person import Person
from tests.e2e.shots import shot

PHONE = {"width": 390, "height": 844}
TABLE = re.compile(r"/games/\w{10}$")
RULE_SET = re.compile(r"/rule-sets/\w{10}$")
# Browsers report every refusal on the console.
REFUSED = "the server responded with a status of 40"


def put_together(person: Person) -> Page:
    """The create page, with transfers as the one change of the base game but a hand of seven."""
    page = person.page
    page.goto("/new")
    person.press(page.get_by_test_id("seats").get_by_role("radio", name="2", exact=True))
    person.press(page.get_by_text("Change the rules", exact=True))
    form = page.get_by_test_id("custom-rules")
    person.press(form.locator("summary").filter(has_text="Pack"))
    form.get_by_label("Cards in hand", exact=True).select_option("7")
    person.press(form.locator("summary").filter(has_text="Defence"))
    form.get_by_label("Transfer", exact=True).select_option("With the same rank")
    return page


def save_as(person: Person, name: str) -> None:
    """Saves the rules on the create page, by the keyboard."""
    person.press(person.page.get_by_test_id("save-rules"))
    field = person.page.get_by_role("dialog").get_by_role("textbox", name="Name")
    expect(field).to_be_focused()
    field.fill(name)
    field.press("Enter")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def saved(person: Person, name: str, *, seats: int | None = None) -> str:
    """The address of a rule set that the person has just saved, without the page."""
    caller = Caller(person.page)
    caller.get("auth/me")
    caller.post("auth/guest", {"name": new_name("Anna")})
    body = {"name": name, "rules": {"transfer": "on"}, "seats": seats}
    return f"/rule-sets/{caller.post('me/rule-sets', body)['id']}"


def chosen(page: Page) -> Locator:
    return page.get_by_test_id("preset").locator("option:checked")


def test_rules_are_saved_handed_on_and_played_by_another(visit: Visit) -> None:
    anna, boris = visit(seed=51), visit(seed=52, viewport=PHONE, has_touch=True)
    page = put_together(anna)
    save_as(anna, "Sunday rules")
    expect(chosen(page)).to_have_text("Sunday rules")
    expect(page.get_by_test_id("rule-card")).to_contain_text("Sunday rules")
    page.get_by_test_id("preset").scroll_into_view_if_needed()
    shot(anna, "saved-create")
    assert axe.findings(page) == []

    anna.press(page.get_by_role("link", name="My rules: share, edit, delete"))
    own = page.get_by_test_id("my-rule-sets")
    expect(own.get_by_role("listitem")).to_have_count(1)
    shot(anna, "saved-list")
    assert axe.findings(page) == []
    anna.press(own.get_by_role("link", name="Sunday rules", exact=True))
    page.wait_for_url(RULE_SET)
    expect(page.get_by_test_id("edit")).to_be_visible()
    expect(page.get_by_test_id("rule-set").get_by_role("listitem")).to_have_count(2)
    shot(anna, "saved-own")
    assert axe.findings(page) == []

    theirs = boris.page
    theirs.goto(page.url)
    expect(theirs.get_by_role("heading", level=1)).to_have_text("Sunday rules")
    expect(theirs.get_by_test_id("rule-set").get_by_role("listitem")).to_have_count(2)
    expect(theirs.get_by_test_id("edit")).to_have_count(0)
    shot(boris, "saved-shared-phone")
    assert axe.findings(theirs) == []
    boris.press(theirs.get_by_test_id("open-table"))
    expect(chosen(theirs)).to_have_text("Sunday rules")
    expect(theirs.get_by_test_id("create")).to_be_enabled()
    shot(boris, "saved-create-phone")
    boris.press(theirs.get_by_test_id("create"))
    theirs.wait_for_url(TABLE)
    expect(theirs.get_by_test_id("facts")).to_contain_text("Sunday rules")

    page.goto("/")
    row = page.get_by_test_id(f"table-{theirs.url.rpartition('/')[2]}")
    expect(row).to_contain_text("Sunday rules")
    row.scroll_into_view_if_needed()
    shot(anna, "saved-lobby")
    anna.press(row.get_by_role("button", name="Sunday rules"))
    card = page.get_by_role("dialog", name="Sunday rules")
    expect(card.get_by_role("listitem")).to_have_count(2)
    page.keyboard.press("Escape")
    anna.press(row.get_by_test_id("sit"))
    anna.page.wait_for_url(TABLE)
    boris.press(theirs.get_by_test_id("start"))
    anna.page.locator("[data-table]").wait_for()
    anna.press(anna.page.get_by_role("button", name="Rules of this table"))
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_test_id("rule-card")).to_contain_text("Sunday rules")


def test_a_copy_belongs_to_the_one_who_saves_it(visit: Visit) -> None:
    anna, boris = visit(seed=53), visit(seed=54, may_say=(REFUSED,))
    address = saved(anna, "Mondays", seats=4)
    page = boris.page
    page.goto(address)
    expect(page.get_by_text("For 4 players")).to_be_visible()
    boris.press(page.get_by_test_id("save-rules"))
    expect(page.get_by_role("dialog").get_by_role("textbox", name="Name")).to_have_value("Mondays")
    shot(boris, "saved-copy")
    boris.press(page.get_by_test_id("save-rules-yes"))
    expect(page.get_by_text("Saved to your rules.")).to_be_visible()
    boris.press(page.get_by_test_id("save-rules"))
    boris.press(page.get_by_test_id("save-rules-yes"))
    field = page.get_by_role("dialog").get_by_role("textbox", name="Name")
    expect(field).to_have_accessible_description(re.compile("You have rules of this name already."))
    page.keyboard.press("Escape")
    boris.press(page.get_by_test_id("rule-set").get_by_role("link", name="Mondays"))
    expect(page.get_by_test_id("edit")).to_be_visible()
    assert not page.url.endswith(address)


def test_an_owner_edits_in_two_windows_and_deletes(visit: Visit) -> None:
    anna = visit(seed=55, may_say=(REFUSED,))
    address = saved(anna, "Mondays")
    page, other = anna.page, anna.page.context.new_page()
    for window in (page, other):
        window.goto(address)
        window.get_by_test_id("edit").click()
        expect(window.get_by_test_id("rule-set-save")).to_be_enabled()
    page.get_by_label("Name").fill("Tuesdays")
    page.get_by_test_id("rule-set-seats").select_option("3")
    shot(anna, "saved-edit")
    assert axe.findings(page) == []
    anna.press(page.get_by_test_id("rule-set-save"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Tuesdays")
    expect(page.get_by_text("For 3 players")).to_be_visible()

    other.get_by_label("Name").fill("Wednesdays")
    other.get_by_test_id("rule-set-save").click()
    expect(other.get_by_role("alert").filter(has_text="another window")).to_be_visible()
    other.get_by_test_id("rule-set-reload").click()
    expect(other.get_by_label("Name")).to_have_value("Tuesdays")
    other.get_by_label("Name").fill("Wednesdays")
    other.get_by_test_id("rule-set-save").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Wednesdays")
    other.close()

    anna.press(page.get_by_role("button", name="Delete"))
    anna.press(page.get_by_test_id("delete-yes"))
    page.wait_for_url("**/rule-sets")
    expect(page.get_by_test_id("my-rule-sets")).to_contain_text("saved any rules yet")
    shot(anna, "saved-none")
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("There are no rules here.")
    shot(anna, "saved-missing")


def test_changed_rules_replace_those_they_began_with_or_get_a_name_of_their_own(
    visit: Visit,
) -> None:
    anna = visit(seed=56)
    address = saved(anna, "Mondays")
    page = anna.page
    page.goto(f"/new?rule_set={address.rpartition('/')[2]}")
    expect(chosen(page)).to_have_text("Mondays")
    anna.press(page.get_by_text("Change the rules", exact=True))
    form = page.get_by_test_id("custom-rules")
    anna.press(form.locator("summary").filter(has_text="Pack"))
    hand = form.get_by_label("Cards in hand", exact=True)
    hand.select_option("5")
    expect(page.get_by_test_id("save-changes")).to_be_enabled()
    shot(anna, "saved-changed")
    anna.press(page.get_by_test_id("reset-rules"))
    expect(hand).to_have_value(re.compile(r"\d+"))
    expect(page.get_by_test_id("save-changes")).to_have_count(0)
    hand.select_option("5")
    anna.press(page.get_by_test_id("save-changes"))
    expect(page.get_by_test_id("save-changes")).to_have_count(0)
    expect(chosen(page)).to_have_text("Mondays")
    hand.select_option("4")
    save_as(anna, "Small hands")
    expect(chosen(page)).to_have_text("Small hands")
    page.goto(address)
    expect(page.get_by_test_id("rule-set")).to_contain_text("5")


def test_rules_that_cannot_be_fetched_say_so_and_are_fetched_again(visit: Visit) -> None:
    anna = visit(seed=57, may_say=("ERR_FAILED",))
    address = saved(anna, "Mondays")
    page = anna.page
    page.route("**/api/v1/rule-sets/*", lambda route: route.abort())
    page.goto(address)
    expect(page.get_by_role("alert").filter(has_text="be reached")).to_be_visible()
    page.unroute("**/api/v1/rule-sets/*")
    anna.press(page.get_by_role("button", name="Try again"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Mondays")
