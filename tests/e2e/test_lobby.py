"""People who find each other in the lobby, and hosts who decide about their tables."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.e2e.accounts import new_name
from tests.e2e.caller import Caller
from tests.e2e.conftest import Visit
from tests.e2e.line import OF_A_CUT_LINE
from tests.e2e.person import Person
from tests.e2e.shots import shot

# Browsers report every refusal on the console.
REFUSED = "the server responded with a status of 40"
TABLE_PAGE = re.compile(r"/games/\w{10}$")
PASSWORD = "seven of clubs"


def call_me(person: Person, name: str) -> None:
    """Becomes a guest of that name."""
    caller = Caller(person.page)
    caller.get("auth/me")
    caller.post("auth/guest", {"name": name})


def open_table(person: Person, *, seats: int = 2, private: bool = False, password: str = "") -> str:
    """Opens a table by the form; its address."""
    page = person.page
    page.goto("/new")
    person.press(page.get_by_test_id("seats").get_by_role("radio", name=str(seats), exact=True))
    privacy = page.get_by_test_id("privacy")
    person.press(privacy.locator(f'input[value="{"link" if private else "all"}"]'))
    if password:
        page.get_by_label("Password (optional)").fill(password)
    person.press(page.get_by_test_id("create"))
    page.wait_for_url(TABLE_PAGE)
    page.get_by_test_id("waiting-room").wait_for()
    return page.url


def row(person: Person, address: str) -> Locator:
    """The table's row in the lobby."""
    return person.page.get_by_test_id(f"table-{address.rpartition('/')[2]}")


def in_the_room(person: Person) -> Locator:
    return person.page.get_by_test_id("waiting-room")


def sit_down(person: Person, address: str) -> None:
    """Comes by the link and takes a seat."""
    person.page.goto(address)
    person.press(person.page.get_by_test_id("join"))
    expect(person.page.get_by_test_id("leave")).to_be_visible()


def test_two_people_find_each_other_in_the_lobby_and_a_third_watches(visit: Visit) -> None:
    guest, watcher, host = visit(seed=2), visit(seed=3), visit(seed=1)
    name = new_name("Olga")
    call_me(host, name)
    for person in (guest, watcher):
        person.page.goto("/")
        expect(person.page.get_by_test_id("lobby")).to_be_visible()
    address = open_table(host)
    for person in (guest, watcher):
        expect(row(person, address)).to_contain_text(name)
        expect(row(person, address)).to_contain_text("free")
    # One of two seats is taken.
    guest.press(guest.page.get_by_test_id("lobby").locator("summary").first)
    free = guest.page.get_by_label("Free seats")
    free.select_option(label="2 or more")
    expect(row(guest, address)).to_have_count(0)
    shot(guest, "lobby-free-seats")
    free.select_option(label="1 or more")
    guest.press(row(guest, address).get_by_test_id("sit"))
    guest.page.wait_for_url(address)
    expect(in_the_room(guest)).to_be_visible()
    host.press(host.page.get_by_test_id("start"))
    for person in (host, guest):
        person.page.locator("[data-table]").wait_for()
    watch = row(watcher, address).get_by_test_id("watch")
    watcher.press(watch)
    watcher.page.wait_for_url(address)
    watcher.page.locator("[data-table]").wait_for()
    assert watcher.table.look().cards == []


def test_a_private_table_lets_in_who_knows_its_password(visit: Visit) -> None:
    host, guest, passer = visit(seed=1), visit(seed=2, may_say=(REFUSED,)), visit(seed=3)
    passer.page.goto("/")
    address = open_table(host, private=True, password=PASSWORD)
    expect(host.page.get_by_test_id("facts")).to_contain_text("with password")
    guest.page.goto(address)
    guest.press(guest.page.get_by_test_id("join"))
    form = guest.page.get_by_test_id("password-form")
    field = form.get_by_label("Password", exact=True)
    field.fill("eight of clubs")
    guest.press(form.get_by_role("button"))
    expect(form).to_contain_text("That is not the password.")
    field.fill(PASSWORD)
    guest.press(form.get_by_role("button"))
    expect(guest.page.get_by_test_id("leave")).to_be_visible()
    expect(passer.page.get_by_test_id("lobby")).to_be_visible()
    expect(row(passer, address)).to_have_count(0)


def test_a_running_game_behind_a_password_is_watched_by_who_knows_it(visit: Visit) -> None:
    host, guest = visit(seed=1), visit(seed=2, may_say=(REFUSED,))
    watcher = visit(seed=3, may_say=(REFUSED,))
    address = open_table(host, private=True, password=PASSWORD)
    guest.page.goto(address)
    guest.press(guest.page.get_by_test_id("join"))
    for person in (guest, watcher):
        if person is watcher:
            expect(host.page.get_by_test_id("start")).to_be_enabled()
            host.press(host.page.get_by_test_id("start"))
            host.page.locator("[data-table]").wait_for()
            watcher.page.goto(address)
        form = person.page.get_by_test_id("password-form")
        form.get_by_label("Password", exact=True).fill(PASSWORD)
        person.press(form.get_by_role("button"))
    watcher.page.locator("[data-table]").wait_for()


def test_a_host_sends_somebody_away_who_then_stays_away(visit: Visit) -> None:
    host, guest = visit(seed=1), visit(seed=2, may_say=(REFUSED,))
    name = new_name("Boris")
    call_me(guest, name)
    address = open_table(host)
    sit_down(guest, address)
    host.press(host.page.get_by_role("button", name=f"Send {name} away"))
    host.press(host.page.get_by_test_id("kick"))
    expect(host.page.get_by_test_id("seat-1")).to_have_attribute("data-kind", "open")
    room, told = in_the_room(guest), "You can no longer sit here."
    for _ in range(2):
        expect(room).to_contain_text(told)
        expect(guest.page.get_by_test_id("join")).to_have_count(0)
        expect(room.get_by_role("button", name=re.compile("^Sit"))).to_be_disabled()
        # The page opened anew knows nothing of it before the service has refused a seat.
        guest.page.reload()
        expect(room).not_to_contain_text(told)
        guest.press(guest.page.get_by_test_id("join"))


def test_a_waiting_room_says_that_its_line_is_lost(visit: Visit) -> None:
    host, guest = visit(seed=1), visit(seed=2, may_say=OF_A_CUT_LINE)
    sit_down(guest, open_table(host))
    guest.page.context.set_offline(True)
    expect(in_the_room(guest)).to_contain_text("You are offline.")
    guest.page.context.set_offline(False)
    expect(in_the_room(guest)).not_to_contain_text("offline")
    expect(in_the_room(guest)).not_to_contain_text("Connection lost")


@pytest.mark.parametrize("leaves", [True, False])
def test_the_table_passes_on(visit: Visit, leaves: bool) -> None:
    host, guest = visit(seed=1), visit(seed=2)
    name = new_name("Dasha")
    call_me(guest, name)
    address = open_table(host)
    sit_down(guest, address)
    expect(guest.page.get_by_test_id("start")).to_have_count(0)
    if leaves:
        host.press(host.page.get_by_test_id("leave"))
        host.page.wait_for_url(re.compile(r":\d+/$"))
    else:
        host.press(host.page.get_by_role("button", name=f"Make {name} the host"))
        expect(host.page.get_by_test_id("start")).to_have_count(0)
    expect(guest.page.get_by_test_id("start")).to_be_visible()


def test_what_the_host_changes_is_agreed_to_before_the_cards_are_dealt(visit: Visit) -> None:
    host, guest = visit(seed=1), visit(seed=2)
    address = open_table(host)
    sit_down(guest, address)
    expect(host.page.get_by_test_id("start")).to_be_enabled()
    host.press(host.page.get_by_test_id("change"))
    form = host.page.get_by_test_id("change-form")
    form.get_by_test_id("preset").select_option("perevodnoy")
    host.press(form.get_by_test_id("change-save"))
    expect(form).to_have_count(0)
    expect(host.page.get_by_test_id("start")).to_be_disabled()
    expect(in_the_room(guest)).to_contain_text("The host has changed what is played.")
    guest.press(guest.page.get_by_test_id("ready"))
    expect(host.page.get_by_test_id("start")).to_be_enabled()
    host.press(host.page.get_by_test_id("start"))
    for person in (host, guest):
        person.page.locator("[data-table]").wait_for()


def test_of_two_who_want_the_last_seat_one_is_told_that_it_is_taken(visit: Visit) -> None:
    host = visit(seed=1)
    rivals = [visit(seed=seed, may_say=(REFUSED,)) for seed in (2, 3)]
    for rival in rivals:
        call_me(rival, new_name("Rival"))
        rival.page.goto("/")
    address = open_table(host)
    for rival in rivals:
        expect(row(rival, address).get_by_test_id("sit")).to_be_enabled()
    late, quick = rivals
    # The late one's click is under way while the other sits down.
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    late.page.route("**/api/v1/games/*/join", hold)
    with late.page.expect_request("**/join"):
        late.press(row(late, address).get_by_test_id("sit"))
    quick.press(row(quick, address).get_by_test_id("sit"))
    quick.page.wait_for_url(address)
    held[0].continue_()
    expect(row(late, address)).to_contain_text("Somebody was quicker: this seat is taken.")
