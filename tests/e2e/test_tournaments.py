"""A Swiss tournament from its creation to its end, with three people on desktops and a phone."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.e2e.accounts import register
from tests.e2e.by_calls import play_on
from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import Visit
from tests.e2e.person import BrowserPerson
from tests.e2e.shots import shot
from tests.e2e.waiting import found

PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True}
ROUNDS = 2
BEGINS_WITHIN_MS = 40_000


def test_a_tournament_is_created_for_later_by_the_form(visit: Visit) -> None:
    host = visit()
    register(host, "Host")
    page = host.page
    page.goto("/calendar")
    host.press(page.get_by_test_id("new-tournament"))
    form = page.get_by_test_id("tournament-form")
    form.get_by_label("Name", exact=True).fill("Thursday cup")
    page.get_by_test_id("tournament-kind").get_by_role("radio", name="Knock-out").check(force=True)
    shot(host, "tournament-new-desktop")
    host.press(page.get_by_test_id("create-tournament"))
    page.wait_for_url(re.compile(r"/tournaments/\w{10}$"))
    expect(page.get_by_test_id("tournament")).to_have_attribute("data-status", "scheduled")
    expect(page.get_by_role("heading", level=1)).to_have_text("Thursday cup")
    page.goto("/tournaments")
    expect(page.get_by_test_id("coming").get_by_role("link", name="Thursday cup")).to_be_visible()
    shot(host, "tournaments-desktop")


@pytest.mark.timeout(240)
def test_three_people_play_a_swiss_tournament_to_its_end(visit: Visit) -> None:
    people = [visit(by_calls=True), visit(by_calls=True), visit(**PHONE, by_calls=True)]
    names = [register(person, "Swiss") for person in people]
    begins = datetime.now(UTC) + timedelta(seconds=15)
    wish = {
        "kind": "swiss",
        "name": "Short evening",
        "rules": {"deck": 24, "refill": "never"},
        "rounds": ROUNDS,
        "starts_at": begins.isoformat(),
    }
    address = f"/tournaments/{BrowserCaller(people[0].page).post('tournaments', wish)['id']}"
    for person in people:
        person.page.goto(address)
        person.press(person.page.get_by_test_id("join-tournament"))
        expect(person.page.get_by_test_id("tournament")).to_have_attribute("data-entry", "active")
    phone = people[2]
    for name in names:
        expect(phone.page.get_by_test_id("standings")).to_contain_text(name)
    for number in range(ROUNDS):
        paired = people[0].page.get_by_test_id("pairings").get_by_text(f"Round {number + 1} of")
        expect(paired.first).to_be_visible(timeout=BEGINS_WITHIN_MS)
        if number == 0:
            shot(phone, "tournament-running-phone")
            shot(people[0], "tournament-running-desktop")
        play_round(people)
    for person in people:
        expect(person.page.get_by_test_id("tournament")).to_have_attribute(
            "data-status", "finished", timeout=BEGINS_WITHIN_MS
        )
    expect(phone.page.get_by_test_id("own-rank")).to_be_visible()
    expect(people[0].page.get_by_role("link", name="Replay")).to_have_count(ROUNDS)
    shot(phone, "tournament-over-phone")


def play_round(people: list[BrowserPerson]) -> None:
    """Have the two who are paired play their game, to which their pages lead."""

    def paired() -> list[BrowserPerson] | None:
        linked = [one for one in people if one.page.get_by_test_id("your-game").count()]
        # The third has no opponent in this round.
        return linked if len(linked) == 2 else None

    linked = found(paired, "the game of two")
    links = [
        person.page.get_by_test_id("your-game").get_attribute("href") or "" for person in linked
    ]
    assert links[0] == links[1] != ""
    game = links[0].rsplit("/", 1)[1]
    play_on(game, {BrowserCaller(one.page).legal(game)["seat"]: one for one in linked})
