"""Ways into a game: chosen on the home page, as a person would."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from tests.e2e.caller import Caller
from tests.e2e.card_table import OVER
from tests.e2e.person import MOST_MOVES, Person
from tests.e2e.waiting import answer_to, found


def play_now(person: Person, *, opponents: int = 1, variant: str = "podkidnoy") -> None:
    """Starts a game against beginners from the home page and waits for the table."""
    page = person.page
    page.goto("/")
    form = page.get_by_test_id("play-now-form")
    for choice, value in (("variant", variant), ("opponents", opponents), ("level", "beginner")):
        radio = form.get_by_test_id(choice).locator(f'input[value="{value}"]')
        if not radio.is_checked():
            person.press(radio)
    person.press(page.get_by_test_id("play-now"))
    page.wait_for_url(re.compile(r"/games/\w{10}$"))
    page.locator("[data-table]").wait_for()


def open_duel(host: Person) -> str:
    """Opens a table for two with the suggested rules; returns the path that invites."""
    host.page.goto("/new")
    host.press(host.page.get_by_test_id("seats").get_by_role("radio", name="2"))
    host.press(host.page.get_by_test_id("create"))
    return urlsplit(host.page.get_by_test_id("invite-link").input_value()).path


def begin(host: Person, guest: Person, path: str) -> None:
    """The guest sits down at the host's table, the host starts; both wait for their cards."""
    guest.page.goto(path)
    guest.press(guest.page.get_by_test_id("join"))
    host.press(host.page.get_by_test_id("start"))
    for person in (host, guest):
        person.page.locator("[data-table]").wait_for()


_NEW_GAME = """async ([preset, bots]) => {
    const csrf = () => document.cookie.match(/csrftoken=([^;]+)/)[1];
    await fetch('/api/v1/auth/me');
    const post = async (address, body) => {
        const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': csrf() };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        const reply = await fetch(`/api/v1/${address}`, init);
        if (!reply.ok) throw new Error(await reply.text());
        return reply.json();
    };
    await post('auth/guest', {});
    const bot = { kind: 'bot', level: 'beginner' };
    const seats = [{ kind: 'me' }, ...Array(bots).fill(bot)];
    return (await post('games', { preset, seats, start: true, private: true })).id;
}"""


def sit_down(person: Person, preset: str, *, bots: int) -> None:
    """Makes a game by `preset` against so many beginners, and waits for its table."""
    page = person.page
    page.goto("/rules")
    game_id: str = page.evaluate(_NEW_GAME, [preset, bots])
    page.goto(f"/games/{game_id}")
    page.locator("[data-table]").wait_for()


def finished_game(person: Person) -> str:
    """The id of a game that bots have played to its end."""
    sit_down(person, "podkidnoy", bots=1)
    caller, game_id = Caller(person.page), person.table.game_id
    caller.post(f"games/{game_id}/hand-over", {})

    def ended() -> str | None:
        return game_id if caller.get(f"games/{game_id}")["status"] == "finished" else None

    return found(ended, "the end of the game")


def legal(person: Person) -> list[dict[str, Any]]:
    """The commands that the service lists for this person now."""
    reply = answer_to(person.page, f"/api/v1/games/{person.table.game_id}/legal")
    commands: list[dict[str, Any]] = reply.json()["legal"]
    return commands


def events(person: Person) -> list[dict[str, Any]]:
    """All events of the person's game, as they may know them."""
    reply = answer_to(person.page, f"/api/v1/games/{person.table.game_id}/events?since=0")
    told: list[dict[str, Any]] = reply.json()["events"]
    return told


def play_until(person: Person, wanted: Callable[[list[dict[str, Any]]], bool]) -> bool:
    """Plays until the legal commands are as wanted; False if the game ends before."""
    for _ in range(MOST_MOVES):
        person.table.wait_until_able()
        if person.table.is_over:
            return False
        if wanted(legal(person)):
            return True
        person.move()
    raise AssertionError("The game doesn't come to an end.")


def play_together(*players: Person) -> None:
    """Plays a game to its end, each when the game waits for them, and until each page shows it."""
    address = f"/api/v1/games/{players[0].table.game_id}/legal"
    for _ in range(MOST_MOVES):
        awaited = answer_to(players[0].page, address).json()["awaited"]
        if not awaited:
            break
        players[awaited[0]].table.wait_until_able()
        players[awaited[0]].move()
    for player in players:
        player.page.locator(OVER).wait_for()


def find(
    person: Person, wanted: Callable[[list[dict[str, Any]]], bool], variant: str = "podkidnoy"
) -> list[dict[str, Any]]:
    """Plays, game after game if need be, until the legal commands are as wanted."""
    for _ in range(3):
        play_now(person, variant=variant)
        if play_until(person, wanted):
            return legal(person)
    raise AssertionError("Three games went by without it.")


def is_lead(commands: list[dict[str, Any]]) -> bool:
    """It is this person's lead."""
    return bool(commands) and all(command["type"] == "lead" for command in commands)
