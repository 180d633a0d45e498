"""A player leaves a running duel, with a question first, and the other takes the win."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.caller import BrowserCaller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.opening import sit_together
from tests.e2e.person import BrowserPerson
from tests.e2e.shots import shot

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SECONDS = 290


def times_of(person: BrowserPerson, game_id: str) -> list[dict[str, Any]]:
    """Return the running times of the seats."""
    seats: list[dict[str, Any]] = BrowserCaller(person.page).get(f"games/{game_id}")["times"][
        "seats"
    ]
    return seats


def give_more_time(players: tuple[BrowserPerson, BrowserPerson], game_id: str) -> None:
    """Give the player who is asked fifteen seconds more, by the other's click."""
    times = times_of(players[0], game_id)
    asked = next(own["seat"] for own in times if own["due"] is not None)
    giver = players[1 - asked]
    with giver.page.expect_response("**/more-time"):
        giver.press(giver.page.get_by_test_id("more-time"))
    # At least: outages of the service itself are compensated as well.
    assert times_of(giver, game_id)[asked]["due"] >= times[asked]["due"] + 15_000
    giver.page.reload()
    expect(giver.page.locator(f'[data-clock="{asked}"]')).to_have_text(re.compile(r"^[45]:\d\d$"))


def leave(person: BrowserPerson) -> None:
    """Leave by the menu of the table's tools; the question is answered with no before with yes."""
    question = person.page.get_by_role("dialog")
    for answer in ("Play on", "Leave"):
        person.table.open_tool("leave")
        expect(question).to_contain_text("A bot plays on for you to the end")
        shot(person, "leave-390")
        person.press(question.get_by_role("button", name=answer, exact=True))
        expect(question).to_have_count(0)
    person.page.wait_for_url(re.compile(r"/$"))


def test_after_the_other_has_left_a_duel_the_win_is_taken(visit: Visit) -> None:
    host, guest = visit(seed=91), visit(seed=92, **PHONE)
    clock = {"type": "per_command", "seconds": SECONDS}
    game_id = sit_together(host, guest, preset="duel", clock=clock)
    give_more_time((host, guest), game_id)
    leave(guest)
    with guest.page.expect_response("**/games?*mine=true*status=active*"):
        guest.page.reload()
    expect(guest.page.get_by_test_id("play-now")).to_be_visible()
    expect(guest.page.get_by_test_id("continue")).to_have_count(0)

    offer = host.page.locator("[data-early-end]")
    expect(offer).to_contain_text("has left")
    expect(offer.get_by_test_id("call-off")).to_be_visible()
    shot(host, "early-end-1280")
    host.press(offer.get_by_test_id("take-win"))
    expect(host.page.locator(OVER)).to_contain_text("Your opponent left: you win")

    guest.page.goto(f"/games/{game_id}")
    expect(guest.page.locator(OVER)).to_contain_text("wins: the opponent left")
