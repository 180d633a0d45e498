"""A guest who signs up keeps the game; whoever logs in again finds it."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.accounts import fill_in, new_name, sign_up
from tests.e2e.conftest import Visit
from tests.e2e.opening import play_now


def running_game(page: Page) -> str:
    """The address of the game that the home page offers to continue."""
    link = page.get_by_role("link", name="Continue")
    link.wait_for()
    return link.get_attribute("href") or ""


def test_guest_signs_up_in_mid_game_and_keeps_it(visit: Visit) -> None:
    person = visit(seed=41)
    play_now(person, opponents=2)
    person.table.wait_until_able()
    game, before = person.table.game_id, person.table.shown()
    name = new_name("Anna")
    sign_up(person, name)
    assert running_game(person.page) == f"/games/{game}"
    person.page.get_by_role("link", name="Continue").click()
    person.table.wait_for_version(before["version"])
    assert person.table.shown() == before
    person.table.wait_until_able()
    person.move()
    person.table.wait_for_change(before["version"])


def test_player_logs_out_and_finds_the_game_after_logging_in_elsewhere(visit: Visit) -> None:
    # Parts of the account's page that still load while its person logs out are refused.
    here, there = visit(seed=42, may_say=("401 (Unauthorized)",)), visit(seed=43)
    name = new_name("Boris")
    sign_up(here, name)
    play_now(here)
    game = here.table.game_id
    here.page.goto("/account")
    here.press(here.page.get_by_role("button", name="Log out"))
    expect(here.page).to_have_url(re.compile("/$"))
    expect(here.page.get_by_role("banner")).to_contain_text("Log in")
    expect(here.page.get_by_role("link", name="Continue")).to_have_count(0)
    fill_in(there, "login", name)
    assert running_game(there.page) == f"/games/{game}"


def test_taken_name_and_wrong_password_are_told_in_the_form(visit: Visit) -> None:
    person, other = visit(seed=44), visit(seed=45, may_say=("status of 4",))
    name = new_name("Clara")
    sign_up(person, name)
    fill_in(other, "register", name)
    expect(
        other.page.get_by_text("This name, or one that looks like it, is taken.")
    ).to_be_visible()
    fill_in(other, "login", name, "not it, sadly")
    expect(other.page.get_by_text("Name or password is wrong.")).to_be_visible()
    expect(other.page.get_by_role("banner")).to_contain_text("Log in")


def test_no_step_leads_back_to_the_form_of_who_has_come_in(visit: Visit) -> None:
    here, there = visit(seed=46), visit(seed=47)
    name = new_name("Dora")
    for person, kind in ((here, "register"), (there, "login")):
        person.page.goto("/rules")
        fill_in(person, kind, name)
        expect(person.page.get_by_role("banner")).to_contain_text(name)
        expect(person.page).to_have_url(re.compile(r":\d+/$"))
        person.page.go_back()
        expect(person.page).to_have_url(re.compile("/rules$"))
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
