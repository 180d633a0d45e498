"""Game after game at one table: against a bot, and two friends with somebody watching."""

import re

from playwright.sync_api import expect

from tests.e2e.by_calls import play_on
from tests.e2e.caller import BrowserCaller
from tests.e2e.card_table import OVER
from tests.e2e.conftest import Visit
from tests.e2e.opening import SHORT, events, go_to_table, make_game, sit_together
from tests.e2e.person import BrowserPerson
from tests.e2e.shots import shot


def score_of(person: BrowserPerson) -> dict[str, list[str]]:
    """Return the lines of the score on the page: place, times durak and points by name."""
    rows = person.page.get_by_test_id("series-score").locator("tbody tr")
    told = [row.locator("td, th").all_inner_texts() for row in rows.all()]
    return {name: [place.rstrip("."), *numbers] for place, name, *numbers in told}


def next_game(person: BrowserPerson) -> None:
    """Ask for the next game and wait until the page is at it."""
    before = person.table.game_id
    person.press(person.page.get_by_test_id("play-again"))
    person.page.wait_for_url(re.compile(rf"/games/(?!{before})\w{{10}}$"))


def look_at_the_room(host: BrowserPerson) -> None:
    """Go to the waiting room of the next game, where seats can be changed."""
    host.press(host.page.get_by_test_id("to-room"))
    room = host.page.get_by_test_id("waiting-room")
    expect(room.locator("h1")).to_have_text("Game 2 at this table")
    expect(room.get_by_test_id("seat-0")).to_contain_text("ready")
    expect(room.get_by_test_id("seat-1")).to_contain_text("not ready yet")


def test_after_a_duel_the_winner_leads_the_next_one_and_the_score_is_kept(visit: Visit) -> None:
    person = visit(seed=3, by_calls=True)
    caller = BrowserCaller(person.page)
    go_to_table(person, make_game(person, rules=SHORT))
    bot = person.page.locator(".opponents .who").inner_text()
    score = person.page.get_by_test_id("series-score")
    games = []
    for number in (1, 2):
        caller.play_to_the_end(person.table.game_id)
        expect(person.page.locator(OVER)).to_be_visible()
        games.append(caller.get(f"games/{person.table.game_id}"))
        shot(person, f"over-{number}")
        if number == 1:
            next_game(person)
            person.page.locator("[data-table]:not(:has([data-over]))").wait_for()
            started = next(event for event in events(person) if event["type"] == "game_started")
            durak = games[0]["result"]["durak"]
            assert started["leader"] == (None if durak is None else 1 - durak)
    expect(score.locator("caption")).to_have_text("After 2 games")
    lost = [sum(game["result"]["durak"] == seat for game in games) for seat in (0, 1)]
    points = [sum(2 - game["result"]["places"][seat] for game in games) for seat in (0, 1)]
    shown = score_of(person)
    assert shown["You"][1:] == [str(lost[0]), str(points[0])]
    assert shown[f"{bot} (bot)"][1:] == [str(lost[1]), str(points[1])]


def test_two_friends_go_on_together_and_the_watcher_follows(visit: Visit) -> None:
    host, guest = visit(seed=11, by_calls=True), visit(seed=12, by_calls=True)
    watcher = visit(seed=13)
    game_id = sit_together(host, guest, rules=SHORT)
    go_to_table(watcher, game_id)
    play_on(game_id, {0: host, 1: guest})
    finished = BrowserCaller(host.page).get(f"games/{game_id}")
    for person in (host, guest, watcher):
        expect(person.page.locator(OVER)).to_be_visible()
    expect(guest.page.get_by_test_id("play-again")).to_be_visible()
    expect(watcher.page.get_by_test_id("play-again")).to_have_count(0)

    names = [seat["player"]["name"] for seat in finished["seats"]]
    host.press(host.page.get_by_test_id("play-again"))
    # Both stay at the finished table: one waits, the other reads who wants a rematch.
    expect(host.page.get_by_test_id("who-is-ready")).to_contain_text(names[1])
    expect(guest.page.get_by_test_id("who-is-ready")).to_have_text(f"{names[0]} wants a rematch")
    assert host.table.game_id == guest.table.game_id == game_id
    shot(host, "rematch-1280")
    look_at_the_room(host)
    host.page.go_back()
    expect(host.page.get_by_test_id("no-rematch")).to_be_visible()

    next_game(guest)
    following = BrowserCaller(guest.page).get(f"games/{guest.table.game_id}")
    for person in (host, guest, watcher):
        person.page.wait_for_url(re.compile(rf"/games/{following['id']}$"))
        person.page.locator("[data-table]").wait_for()
    assert following["series"]["number"] == 2
    durak = finished["result"]["durak"]
    bout = next(event for event in events(host) if event["type"] == "bout_started")
    assert durak is None or bout["defender"] == durak
