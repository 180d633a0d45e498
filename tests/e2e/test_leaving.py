"""Leaving a running game, with a question first, and what the other player of a duel does then."""

import re

from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.opening import begin
from tests.e2e.person import Person
from tests.e2e.shots import shot
from tests.e2e.test_clocks import PHONE, game_of, open_timed_duel


def due(person: Person, seat: int) -> int:
    """When the time of the seat is up, in milliseconds."""
    moment: int = game_of(person)["times"]["seats"][seat]["due"]
    return moment


def leave(person: Person) -> None:
    """By the table's tools, or where they are folded by their menu; the question is answered."""
    if person.touch:
        person.press(person.page.get_by_test_id("table-menu"))
    person.press(person.page.get_by_test_id("leave"))
    question = person.page.get_by_role("dialog")
    expect(question).to_contain_text("A bot plays on for you to the end")
    shot(person, f"leave-{'390' if person.touch else '1280'}")
    assert axe.findings(person.page) == []
    person.press(question.get_by_role("button", name="Play on"))
    expect(question).to_have_count(0)
    if person.touch:
        person.press(person.page.get_by_test_id("table-menu"))
    person.press(person.page.get_by_test_id("leave"))
    person.press(person.page.get_by_test_id("leave-game"))
    person.page.wait_for_url(re.compile(r"/$"))


def test_after_the_other_has_left_a_duel_the_win_is_taken(visit: Visit) -> None:
    host, guest = visit(seed=91), visit(seed=92, **PHONE)
    begin(host, guest, open_timed_duel(host, 290, rated=False))
    path = host.page.url
    awaited = game_of(host)["times"]["seats"]
    asked = next(own["seat"] for own in awaited if own["due"] is not None)
    before = due(host, asked)
    giver = (guest, host)[asked]
    with giver.page.expect_response("**/more-time"):
        giver.press(giver.page.get_by_test_id("more-time"))
    shot(giver, "more-time")
    assert due(host, asked) == before + 15_000
    leave(guest)
    with guest.page.expect_response("**/games?*mine=true*status=active*"):
        guest.page.reload()
    expect(guest.page.get_by_test_id("play-now")).to_be_visible()
    expect(guest.page.get_by_test_id("continue")).to_have_count(0)

    offer = host.page.locator("[data-early-end]")
    expect(offer).to_contain_text("has left")
    expect(offer.get_by_test_id("call-off")).to_be_visible()
    shot(host, "early-end-1280")
    assert axe.findings(host.page) == []
    host.press(offer.get_by_test_id("take-win"))
    expect(host.page.locator(OVER)).to_contain_text("You win: the other has left")

    guest.page.goto(path)
    expect(guest.page.locator(OVER)).to_contain_text("wins: the other has left")


def test_at_the_beginning_the_one_who_stays_may_cancel(visit: Visit) -> None:
    host, guest = visit(seed=93, **PHONE), visit(seed=94)
    begin(host, guest, open_timed_duel(host, 290, rated=False))
    leave(guest)
    shot(host, "early-end-390")
    assert axe.findings(host.page) == []
    host.press(host.page.get_by_test_id("call-off"))
    expect(host.page.get_by_role("heading", level=1)).to_have_text(
        "This game was called off. It counts for nobody."
    )
