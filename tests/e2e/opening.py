"""Ways into a game: chosen on the home page as a person would, or quicker by calls."""

import re
from typing import Any

from tests.e2e.caller import BrowserCaller
from tests.e2e.person import BrowserPerson
from tests.e2e.waiting import answer_to

BEGINNER = {"kind": "bot", "level": "beginner"}
# A game of two takes twelve cards then, and a dozen moves.
SHORT = {"deck": 24, "refill": "never"}


def play_now(person: BrowserPerson, *, opponents: int = 1, variant: str = "podkidnoy") -> None:
    """Start a game against beginners from the home page and wait for the table."""
    page = person.page
    page.goto("/")
    form = page.get_by_test_id("play-now-form")
    unfold_choices(person)
    for choice, value in (("variant", variant), ("opponents", opponents), ("level", "beginner")):
        radio = form.get_by_test_id(choice).locator(f'input[value="{value}"]')
        if not radio.is_checked():
            person.press(radio)
    person.press(page.get_by_test_id("play-now"))
    page.wait_for_url(re.compile(r"/games/\w{10}$"))
    page.locator("[data-table]").wait_for()


def unfold_choices(person: BrowserPerson) -> None:
    """Open the choices of the game that “Play now” deals."""
    person.press(person.page.get_by_test_id("choices").locator("summary"))


def begin(host: BrowserPerson, guest: BrowserPerson, path: str) -> None:
    """Let the guest sit down at the host's table and the host start; wait for the cards of both."""
    guest.page.goto(path)
    guest.press(guest.page.get_by_test_id("join"))
    host.press(host.page.get_by_test_id("start"))
    for person in (host, guest):
        person.page.locator("[data-table]").wait_for()


def make_game(person: BrowserPerson, **terms: Any) -> str:
    """Have a private game made by a call, for a guest or the account that is logged in; return its
    id.

    `terms` are members of the request; without `seats` the game is against one beginner and begins
    at once, and without rules it is podkidnoy.
    """
    caller = BrowserCaller(person.page)
    caller.become_guest()
    if not {"preset", "rules"} & terms.keys():
        terms["preset"] = "podkidnoy"
    if "seats" not in terms:
        terms |= {"seats": [{"kind": "me"}, BEGINNER], "start": True}
    return str(caller.post("games", {"private": True, **terms})["id"])


def go_to_table(person: BrowserPerson, game_id: str) -> None:
    """Open the page of a running game and wait for its table."""
    person.page.goto(f"/games/{game_id}")
    person.page.locator("[data-table]").wait_for()


def sit_down(person: BrowserPerson, preset: str, *, bots: int) -> None:
    """Make a game by `preset` against so many beginners, and wait for its table."""
    seats = [{"kind": "me"}, *[BEGINNER] * bots]
    go_to_table(person, make_game(person, preset=preset, seats=seats, start=True))


def sit_together(host: BrowserPerson, guest: BrowserPerson, **terms: Any) -> str:
    """Have two people at a running table of theirs, all by calls; return the game's id.

    The host has seat 0. `terms` are members of the request for the game.
    """
    game_id = make_game(host, seats=[{"kind": "me"}, {"kind": "open"}], **terms)
    BrowserCaller(guest.page).become_guest()
    BrowserCaller(guest.page).post(f"games/{game_id}/join", {})
    BrowserCaller(host.page).post(f"games/{game_id}/start", {})
    for person in (host, guest):
        go_to_table(person, game_id)
    return game_id


def finished_game(person: BrowserPerson) -> str:
    """Return the id of a game that bots have played to its end."""
    game_id = make_game(person)
    caller = BrowserCaller(person.page)
    caller.post(f"games/{game_id}/hand-over", {})

    caller.wait_for_the_end(game_id)
    return game_id


def begin_lesson(person: BrowserPerson) -> str:
    """Begin the guided first game by a call and wait for its first step; return the game's id."""
    caller = BrowserCaller(person.page)
    caller.become_guest()
    game_id = str(caller.post("lessons/first_game", {})["id"])
    go_to_table(person, game_id)
    wait_for_step(person, 1)
    return game_id


def wait_for_step(person: BrowserPerson, number: int) -> None:
    """Wait until the lesson asks for that step."""
    person.page.locator(f'[data-testid="lesson-step"][data-step="{number}"]').wait_for()


def legal(person: BrowserPerson) -> list[dict[str, Any]]:
    """Return the commands that the service lists for this person now."""
    reply = answer_to(person.page, f"/api/v1/games/{person.table.game_id}/legal")
    commands: list[dict[str, Any]] = reply.json()["legal"]
    return commands


def events(person: BrowserPerson) -> list[dict[str, Any]]:
    """Return all events of the person's game, as they may know them."""
    reply = answer_to(person.page, f"/api/v1/games/{person.table.game_id}/events?since=0")
    told: list[dict[str, Any]] = reply.json()["events"]
    return told
