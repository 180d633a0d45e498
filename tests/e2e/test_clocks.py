"""Time at a table: who is late, who is gone, and a done that is set in advance."""

import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Route, expect

from tests.e2e import axe
from tests.e2e.accounts import new_name, sign_up
from tests.e2e.conftest import Server, Visit, with_settings
from tests.e2e.lateness import SAID
from tests.e2e.opening import begin, events, is_lead, play_now, play_until
from tests.e2e.person import MOST_MOVES, Person
from tests.e2e.shots import shot
from tests.e2e.waiting import answer_to

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CLAIM = "[data-claim]"


def open_timed_duel(host: Person, seconds: int, *, rated: bool) -> str:
    """The path of a new duel with so many seconds for a move, of one's own choice."""
    page = host.page
    page.goto("/new")
    page.get_by_test_id("preset").select_option("duel")
    if rated:
        page.get_by_role("switch", name="Rated").check()
    page.get_by_test_id("clock").get_by_role("radio", name="Per move").check()
    page.get_by_test_id("clock-time").get_by_role("radio", name="Other").check()
    page.get_by_label("Seconds", exact=True).fill(str(seconds))
    host.press(page.get_by_test_id("create"))
    expect(page.get_by_test_id("waiting-room")).to_contain_text(f"{seconds} s a move")
    return urlsplit(page.get_by_test_id("invite-link").input_value()).path


def claim_button(person: Person) -> Locator:
    return person.page.locator(CLAIM)


def play_until_claimable(host: Person) -> None:
    """The host plays whenever they can, until the other may be given up."""
    for _ in range(MOST_MOVES):
        host.table.wait_until_able(CLAIM)
        if claim_button(host).is_visible():
            return
        host.move()
    raise AssertionError("Nobody was late three times in a row.")


def seconds_shown(clock: Locator) -> int:
    """What a clock on the page says."""
    minutes, seconds = clock.inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def game_of(person: Person) -> dict[str, Any]:
    game: dict[str, Any] = answer_to(person.page, f"/api/v1/games/{person.table.game_id}").json()
    return game


def wait_for_own_done(person: Person, since: int) -> None:
    """Waits until the person's done came after that version."""
    for _ in range(MOST_MOVES):
        version = person.table.version
        dones = [e for e in events(person) if e["type"] == "attacker_done" and e["seat"] == 0]
        if any(event["version"] > since for event in dones):
            return
        person.table.wait_for_change(version)
    raise AssertionError("No done came.")


def test_who_is_late_all_the_time_is_given_up_and_rated_last(visit: Visit) -> None:
    host = visit(seed=81, may_say=(SAID,))
    guest = visit(seed=82, **PHONE)
    for person, name in ((host, "Anna"), (guest, "Boris")):
        sign_up(person, new_name(name))
    begin(host, guest, open_timed_duel(host, 5, rated=True))
    gone = game_of(host)["seats"][1]["player"]["name"]
    clock = host.page.locator('.opponents [data-clock="1"]')
    expect(clock).to_have_text(re.compile(r"^[0-5]\.\d$"))

    play_until_claimable(host)
    host.page.get_by_role("button", name="Log of the bout").click()
    expect(host.page.get_by_role("dialog")).to_contain_text(re.compile(rf"Time is up\. {gone} "))
    host.page.keyboard.press("Escape")
    expect(claim_button(host)).to_have_accessible_name(f"{gone} does not play: let a bot play")
    expect(claim_button(guest)).to_have_count(0)
    shot(host, "claim-1280")
    assert axe.findings(host.page) == []

    host.press(claim_button(host))
    expect(host.table.toast).to_have_text(f"A bot plays for {gone} now")
    expect(claim_button(host)).to_have_count(0)
    expect(host.page.locator(".opponents li")).to_have_attribute(
        "aria-label", re.compile(rf"{gone}.*\bidle\b")
    )
    left = guest.page.locator("[data-own-left]")
    expect(left).to_contain_text("you are rated last")
    shot(guest, "left-390")
    assert axe.findings(guest.page) == []
    guest.page.reload()
    expect(left).to_be_visible()

    host.play_to_the_end()
    changes = host.page.get_by_test_id("game-rating")
    expect(changes).to_contain_text("1500 →")
    reply = answer_to(host.page, f"/api/v1/games/{host.table.game_id}/ratings").json()
    moved = {c["seat"]: c["after"] - c["before"] for c in reply["changes"]}
    assert moved[0] > 0 > moved[1]


def test_a_late_move_is_answered_by_saying_so(visit: Visit) -> None:
    host, guest = visit(seed=83, may_say=(SAID,)), visit(seed=84, may_say=(SAID,), **PHONE)
    begin(host, guest, open_timed_duel(host, 5, rated=False))
    awaited = game_of(host)["times"]["seats"]
    late = (host, guest)[next(own["seat"] for own in awaited if own["due"] is not None)]
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    late.page.route("**/commands", hold)
    version = late.table.version
    late.play(late.table.look().cards[0])
    # Only the clock's own command can change what is shown.
    late.table.wait_for_change(version)
    held[0].continue_()
    expect(late.table.toast).to_have_text("Your time was up: this move came too late.")


def test_after_coming_back_the_clock_shows_what_is_left(visit: Visit) -> None:
    host, guest = visit(seed=85), visit(seed=86, **PHONE)
    begin(host, guest, open_timed_duel(host, 290, rated=False))
    seats = game_of(host)["times"]["seats"]
    seat = next(own["seat"] for own in seats if own["due"] is not None)
    for person in (host, guest):
        person.page.reload()
        clock = person.page.locator(f'[data-clock="{seat}"]')
        expect(clock).to_have_text(re.compile(r"[34]:[0-5]\d"))
        before = seconds_shown(clock)
        game = game_of(person)
        due = next(own["due"] for own in game["times"]["seats"] if own["seat"] == seat)
        left = (due - game["times"]["server_time"]) / 1000
        # However long the service took to say it: it was said between two looks at the clock.
        assert before + 2.5 > left > seconds_shown(clock) - 2.5


def test_a_done_set_in_advance_comes_by_itself_and_stands_after_a_reload(
    visit: Visit, server: Server
) -> None:
    settings = with_settings(server.url, animation=0, byItself=False)
    person = visit(seed=87, storage_state=settings)
    play_now(person)
    assert play_until(person, is_lead)
    switch = person.page.get_by_test_id("done-in-advance")
    expect(switch).to_have_attribute("aria-pressed", "false")
    person.press(switch)
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(person.table.toast).to_contain_text("done by itself")
    shot(person, "done-in-advance-1280")
    before = person.table.version
    person.play(person.table.look().cards[0])
    # A play that is still on its way would be lost with the page.
    person.table.wait_for_change(before)
    person.page.reload()
    person.page.locator("[data-table]").wait_for()
    expect(switch).to_have_attribute("aria-pressed", "true")
    wait_for_own_done(person, before)
    person.press(switch)
    expect(switch).to_have_attribute("aria-pressed", "false")
