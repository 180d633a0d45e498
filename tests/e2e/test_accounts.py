"""A guest who signs up keeps the game, and finds it after logging in elsewhere."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.accounts import fill_in, new_name, sign_up
from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import Visit
from tests.e2e.opening import sit_down
from tests.e2e.person import BrowserPerson
from tests.e2e.waiting import found


def running_game(page: Page) -> str:
    """Return the address of the game that the home page offers to continue."""
    link = page.get_by_role("link", name="Continue")
    link.wait_for()
    return link.get_attribute("href") or ""


def wait_until_awaited_alone(person: BrowserPerson) -> int:
    """Wait until the table shows that the game waits for nobody else; return its version.

    Bots move at once: before that, what the table shows may be over in a moment.
    """
    caller, game_id = BrowserCaller(person.page), person.table.game_id

    def version() -> int | None:
        now = caller.get(f"games/{game_id}/legal")
        return int(now["version"]) if now["awaited"] == [now["seat"]] else None

    stays_at = found(version, "the person's turn")
    person.table.wait_for_version(stays_at)
    person.table.wait_until_able()
    return stays_at


def test_a_guest_signs_up_in_mid_game_logs_out_and_finds_the_game_elsewhere(visit: Visit) -> None:
    # Parts of the account's page that still load while the player logs out are refused.
    person, there = visit(seed=41, may_say=("401 (Unauthorized)",)), visit()
    sit_down(person, "podkidnoy", bots=1)
    version = wait_until_awaited_alone(person)
    game, before, name = person.table.game_id, person.table.shown(), new_name("Anna")
    sign_up(person, name)
    assert running_game(person.page) == f"/games/{game}"
    person.page.get_by_role("link", name="Continue").click()
    person.table.wait_for_version(version)
    assert person.table.shown() == before

    person.page.goto("/account")
    person.press(person.page.get_by_role("button", name="Log out", exact=True))
    expect(person.page).to_have_url(re.compile("/$"))
    expect(person.page.get_by_role("banner")).to_contain_text("Log in")
    person.page.get_by_test_id("play-now").wait_for()
    expect(person.page.get_by_role("link", name="Continue")).to_have_count(0)

    fill_in(there, "login", name)
    assert running_game(there.page) == f"/games/{game}"
    there.page.get_by_role("link", name="Continue").click()
    there.table.wait_until_able()
    there.move()
    there.table.wait_for_change(version)
