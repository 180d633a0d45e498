"""axe on pages in use, with their dialogs and forms, over sizes of screen and themes."""

import re

import pytest
from playwright.sync_api import Page

from tests.e2e import axe
from tests.e2e.accounts import confirm, new_name, sign_up
from tests.e2e.conftest import Visit
from tests.e2e.opening import play_now
from tests.e2e.person import BrowserPerson
from tests.e2e.replay_screen import ReplayScreen

PLAIN = [
    *("/", "/new", "/login", "/register", "/settings", "/rules", "/leaderboards"),
    *("/reset-password", "/account", "/friends", "/rule-sets"),
]
SCREENS = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}


def judge(page: Page, where: str) -> list[str]:
    return [f"{where}: {finding}" for finding in axe.findings(page)]


def judge_plain_pages(person: BrowserPerson) -> list[str]:
    found = []
    for address in PLAIN:
        person.page.goto(address)
        person.page.get_by_role("heading", level=1).wait_for()
        found += judge(person.page, address)
    return found


def judge_waiting_room_and_lobby(person: BrowserPerson) -> list[str]:
    person.page.goto("/new")
    person.press(person.page.get_by_test_id("create"))
    page = person.page
    page.get_by_test_id("invite-link").wait_for()
    address = page.url
    found = judge(page, "waiting room")
    person.press(page.get_by_test_id("change"))
    page.get_by_test_id("change-form").get_by_test_id("privacy").wait_for()
    found += judge(page, "change of a table")
    page.goto("/lobby")
    page.get_by_test_id(f"table-{address.rpartition('/')[2]}").wait_for()
    person.press(page.get_by_test_id("lobby").locator("summary").first)
    return found + judge(page, "lobby")


def judge_table_and_replay(person: BrowserPerson) -> list[str]:
    """Judge a table in mid-game, its dialogs, its end, and the replay with its verdict."""
    page = person.page
    play_now(person)
    person.table.wait_until_able()
    found = judge(page, "table")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    found += judge(page, "help")
    page.keyboard.press("Escape")
    person.play_to_the_end()
    found += judge(page, "end")
    person.press(page.get_by_test_id("open-replay"))
    replay = ReplayScreen(page)
    found += judge(page, "beginning of the replay")
    replay.press("End", leads_to=last_of(page))
    found += judge(page, "end of the replay")
    if page.get_by_role("button", name="Moves").is_visible():
        page.get_by_role("button", name="Moves").click()
    page.locator('[data-testid="verify"]:visible').first.click()
    page.locator('[data-testid="verdict"][data-good="true"]').wait_for()
    return found + judge(page, "verdict")


def last_of(page: Page) -> int:
    found = re.search(r"/ (\d+)", page.locator("output").inner_text())
    assert found is not None
    return int(found.group(1))


def judge_account_and_friends(person: BrowserPerson) -> list[str]:
    """Judge the pages of an account, with the set-up of a second factor and a search."""
    page, name = person.page, new_name("Nora")
    sign_up(person, name, email=f"{name.lower()}@durak.example")
    page.goto("/account")
    page.get_by_test_id("sessions").get_by_role("listitem").wait_for()
    found = judge(page, "account")
    person.press(page.get_by_role("button", name="Set it up"))
    page.get_by_test_id("confirm-form").wait_for()
    found += judge(page, "confirm")
    confirm(person)
    page.get_by_test_id("secret").wait_for()
    found += judge(page, "second factor")
    person.press(page.get_by_role("button", name="Delete the account"))
    page.get_by_test_id("delete-form").wait_for()
    found += judge(page, "delete")
    page.goto("/friends")
    page.get_by_role("searchbox").fill(name)
    page.get_by_test_id("player").wait_for()
    return found + judge(page, "friends")


@pytest.mark.parametrize(("screen", "colours"), [("phone", "dark"), ("desktop", "light")])
def test_axe_finds_nothing_on_the_pages_of_an_account(
    visit: Visit, screen: str, colours: str
) -> None:
    person = visit(
        viewport=SCREENS[screen],
        color_scheme=colours,
        reduced_motion="reduce",
        may_say=("status of 403",),
    )
    assert judge_account_and_friends(person) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_on_the_plain_pages(visit: Visit, screen: str, colours: str) -> None:
    person = visit(viewport=SCREENS[screen], color_scheme=colours, reduced_motion="reduce")
    found = judge_plain_pages(person) + judge_waiting_room_and_lobby(person)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("screen", "colours"), [("phone", "dark"), ("desktop", "light")])
def test_axe_finds_nothing_from_the_table_to_the_verdict(
    visit: Visit, screen: str, colours: str
) -> None:
    person = visit(seed=61, viewport=SCREENS[screen], color_scheme=colours, reduced_motion="reduce")
    found = judge_table_and_replay(person)
    assert not found, "\n".join(found)
