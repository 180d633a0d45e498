"""People who find each other in the lobby, and hosts who decide about their tables."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.accounts import new_name
from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import Visit
from tests.e2e.person import BrowserPerson
from tests.e2e.shots import shot

# Browsers report every refusal on the console.
REFUSED = "the server responded with a status of 40"
TABLE_PAGE = re.compile(r"/games/\w{10}$")
PASSWORD = "seven of clubs"
# Rules that no other test opens a public table with: a filter by them finds this one table.
RARE = "japanese"


def call_me(person: BrowserPerson, beginning: str) -> str:
    """Make the person a guest; return their name, which nobody else has."""
    name, caller = new_name(beginning), BrowserCaller(person.page)
    caller.get("auth/me")
    caller.post("auth/guest", {"name": name})
    return name


def open_table(host: BrowserPerson, **members: Any) -> str:
    """Open a table for two without the form; return its path. The host waits there."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"preset": "podkidnoy", "seats": seats, **members}
    path = f"/games/{BrowserCaller(host.page).post('games', body)['id']}"
    host.page.goto(path)
    in_the_room(host).wait_for()
    return path


def sit_down(guest: BrowserPerson, path: str) -> None:
    """Take a seat without a click; the guest waits at the table."""
    BrowserCaller(guest.page).post(f"{path.removeprefix('/')}/join", {})
    guest.page.goto(path)
    expect(guest.page.get_by_test_id("leave")).to_be_visible()


def in_the_room(person: BrowserPerson) -> Locator:
    """The table before the start, as the person sees it."""
    return person.page.get_by_test_id("waiting-room")


def say(person: BrowserPerson, password: str) -> None:
    """Send the password that the table asks for."""
    form = person.page.get_by_test_id("password-form")
    form.get_by_label("Password", exact=True).fill(password)
    person.press(form.get_by_role("button"))


def deal(host: BrowserPerson, *others: BrowserPerson) -> None:
    """Press the host's button once it can be pressed; all see the table."""
    host.press(host.page.get_by_test_id("start"))
    for person in (host, *others):
        person.page.locator("[data-table]").wait_for()


def look_for_rare_tables(person: BrowserPerson) -> None:
    """Go to the lobby and filter its tables by their rules."""
    person.page.goto("/lobby")
    lobby = person.page.get_by_test_id("lobby")
    person.press(lobby.locator("summary").first)
    lobby.get_by_label("Rules", exact=True).select_option(RARE)


def test_two_people_find_each_other_in_the_lobby_and_a_third_watches(visit: Visit) -> None:
    host, guest, watcher = visit(seed=1), visit(seed=2), visit(seed=3)
    name = call_me(host, "Olga")
    for person in (guest, watcher):
        look_for_rare_tables(person)

    page = host.page
    page.goto("/new")
    page.get_by_test_id("preset").select_option(RARE)
    host.press(page.get_by_test_id("seats").get_by_role("radio", name="2", exact=True))
    host.press(page.get_by_test_id("privacy").locator('input[value="all"]'))
    host.press(page.get_by_test_id("create"))
    page.wait_for_url(TABLE_PAGE)
    in_the_room(host).wait_for()
    row = f"table-{page.url.rpartition('/')[2]}"

    for person in (guest, watcher):
        expect(person.page.get_by_test_id(row)).to_contain_text(name)
        expect(person.page.get_by_test_id(row)).to_contain_text("free")
    shot(guest, "lobby-open-table")
    guest.press(guest.page.get_by_test_id(row).get_by_test_id("sit"))
    guest.page.wait_for_url(page.url)
    expect(in_the_room(guest)).to_be_visible()
    deal(host, guest)
    watcher.press(watcher.page.get_by_test_id(row).get_by_test_id("watch"))
    watcher.page.wait_for_url(page.url)
    watcher.page.locator("[data-table]").wait_for()
    assert watcher.table.look().cards == []


@pytest.mark.long
def test_the_password_of_a_table_lets_a_guest_sit_down_and_another_watch(visit: Visit) -> None:
    host = visit(seed=1)
    guest, watcher = visit(seed=2, may_say=(REFUSED,)), visit(seed=3, may_say=(REFUSED,))
    call_me(host, "Anna")
    path = open_table(host, private=True, password=PASSWORD)
    expect(host.page.get_by_test_id("facts")).to_contain_text("with password")
    guest.page.goto(path)
    guest.press(guest.page.get_by_test_id("join"))
    say(guest, "eight of clubs")
    expect(guest.page.get_by_test_id("password-form")).to_contain_text("That is not the password.")
    say(guest, PASSWORD)
    expect(guest.page.get_by_test_id("leave")).to_be_visible()

    deal(host, guest)
    watcher.page.goto(path)
    say(watcher, PASSWORD)
    watcher.page.locator("[data-table]").wait_for()
    assert watcher.table.look().cards == []


@pytest.mark.long
def test_a_guest_agrees_to_a_change_but_is_sent_away_and_stays_away(visit: Visit) -> None:
    host, guest = visit(seed=1), visit(seed=2, may_say=(REFUSED,))
    call_me(host, "Anna")
    name = call_me(guest, "Boris")
    sit_down(guest, open_table(host))
    start, room = host.page.get_by_test_id("start"), in_the_room(guest)
    expect(start).to_be_enabled()
    host.press(host.page.get_by_test_id("change"))
    form = host.page.get_by_test_id("change-form")
    form.get_by_test_id("preset").select_option("perevodnoy")
    host.press(form.get_by_test_id("change-save"))
    expect(form).to_have_count(0)
    expect(start).to_be_disabled()
    expect(room).to_contain_text("The host has changed what is played.")
    guest.press(guest.page.get_by_test_id("ready"))
    expect(start).to_be_enabled()

    host.press(host.page.get_by_role("button", name=f"Send {name} away"))
    host.press(host.page.get_by_test_id("kick"))
    expect(host.page.get_by_test_id("seat-1")).to_have_attribute("data-kind", "open")
    told = "You can no longer sit here."
    expect(room).to_contain_text(told)
    expect(guest.page.get_by_test_id("join")).to_have_count(0)
    expect(room.get_by_role("button", name=re.compile("^Sit"))).to_be_disabled()

    # The reloaded page knows nothing of it before the service has refused a seat.
    guest.page.reload()
    guest.press(guest.page.get_by_test_id("join"))
    expect(room).to_contain_text(told)
    expect(guest.page.get_by_test_id("join")).to_have_count(0)
