"""Game after game at one table: against a bot, and two friends with somebody watching."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import findings
from tests.e2e.conftest import Visit
from tests.e2e.opening import begin, events, open_duel, play_now, play_together
from tests.e2e.person import Person
from tests.e2e.shots import shot
from tests.e2e.waiting import answer_to

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def game_of(person: Person, game_id: str | None = None) -> dict[str, Any]:
    reply = answer_to(person.page, f"/api/v1/games/{game_id or person.table.game_id}")
    game: dict[str, Any] = reply.json()
    return game


def score_of(person: Person) -> dict[str, list[str]]:
    """The lines of the score on the page: place, times durak and points by name."""
    rows = person.page.get_by_test_id("series-score").locator("tbody tr")
    told = [row.locator("td, th").all_inner_texts() for row in rows.all()]
    return {name: [place.rstrip("."), *numbers] for place, name, *numbers in told}


def next_game(person: Person) -> None:
    """Presses “Next game” and waits until the page is at another one."""
    before = person.table.game_id
    person.press(person.page.get_by_test_id("play-again"))
    person.page.wait_for_url(re.compile(rf"/games/(?!{before})\w{{10}}$"))


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_after_a_duel_the_winner_leads_the_next_one_and_the_score_is_kept(
    visit: Visit, screen: dict[str, Any]
) -> None:
    person = visit(seed=3, **screen)
    play_now(person, opponents=1)
    bot = person.page.locator(".opponents .who").inner_text()
    games = []
    for number in (1, 2):
        person.play_to_the_end()
        games.append(game_of(person))
        shot(person, f"over-{number}-{screen['viewport']['width']}")
        next_game(person)
        person.page.locator("[data-table]").wait_for()
        started = next(event for event in events(person) if event["type"] == "game_started")
        durak = games[-1]["result"]["durak"]
        assert started["leader"] == (None if durak is None else 1 - durak)
    person.page.go_back()
    score = person.page.get_by_test_id("series-score")
    expect(score.locator("caption")).to_have_text("After 2 games")
    lost = [sum(game["result"]["durak"] == seat for game in games) for seat in (0, 1)]
    points = [sum(2 - game["result"]["places"][seat] for game in games) for seat in (0, 1)]
    shown = score_of(person)
    assert shown["You"][1:] == [str(lost[0]), str(points[0])]
    assert shown[f"{bot} (bot)"][1:] == [str(lost[1]), str(points[1])]
    assert findings(person.page) == []


def test_friends_go_on_together_and_the_watcher_follows(visit: Visit) -> None:
    host, guest, watcher = (
        visit(seed=11, **DESKTOP),
        visit(seed=12, **PHONE),
        visit(seed=13, **DESKTOP),
    )
    sit_down(host, guest, watcher)
    play_together(host, guest)
    finished = game_of(host)
    expect(watcher.page.locator("[data-over]")).to_be_visible()
    expect(watcher.page.get_by_test_id("play-again")).to_have_count(0)

    next_game(host)
    room = host.page.get_by_test_id("waiting-room")
    expect(room.locator("h1")).to_have_text("Game 2 at this table")
    expect(room.get_by_test_id("seat-0")).to_contain_text("ready")
    expect(room.get_by_test_id("seat-1")).to_contain_text("not ready yet")
    names = [seat["player"]["name"] for seat in finished["seats"]]
    for person in (guest, watcher):
        expect(person.page.get_by_test_id("who-is-ready")).to_contain_text(names[0])
    shot(host, "waiting-1280")
    shot(guest, "asked-390")
    assert findings(host.page) == []
    assert findings(guest.page) == []

    next_game(guest)
    following = game_of(guest)
    for person in (host, guest, watcher):
        person.page.wait_for_url(re.compile(rf"/games/{following['id']}$"))
        person.page.locator("[data-table]").wait_for()
    assert following["series"]["number"] == 2
    durak = finished["result"]["durak"]
    bout = next(event for event in events(host) if event["type"] == "bout_started")
    assert durak is None or bout["defender"] == durak


def sit_down(host: Person, guest: Person, watcher: Person) -> None:
    """The host opens a table for two; the guest sits down, and one watches."""
    link = open_duel(host)
    watcher.page.goto(link)
    begin(host, guest, link)
    watcher.page.locator("[data-table]").wait_for()
