"""Every route of the page, with an address to go to."""

import re
from typing import NamedTuple

from tests.e2e.caller import Caller
from tests.e2e.conftest import PROJECT_ROOT
from tests.e2e.opening import finished_game
from tests.e2e.person import Person

# Shown in place of every other page, to those whom a moderator has banned: test_moderation.
ELSEWHERE = {"banned"}
A_TABLE = "[data-table] .centre"


class Place(NamedTuple):
    """An address, and an element that is there once its page is whole."""

    address: str
    there: str = "main h1"


def names() -> set[str]:
    """Return the names of all routes but `ELSEWHERE`, as the page itself lists them."""
    text = (PROJECT_ROOT / "frontend" / "src" / "routing" / "routes.ts").read_text()
    return set(re.findall(r"\| \{ page: '([\w-]+)'", text)) - ELSEWHERE


def places(person: Person) -> dict[str, Place]:
    """Return an address for each route, with what it is about made just before."""
    game = finished_game(person)
    caller = Caller(person.page)
    puzzle = caller.get("puzzles/daily")["id"]
    rules = {"name": "Seven", "rules": {"hand_size": 7}, "seats": None}
    rule_set = caller.post("me/rule-sets", rules)["id"]
    wish = {"preset": "podkidnoy", "deals": 1, "bot_level": "beginner", "private": True}
    match = caller.post("duplicates", wish)["id"]
    return {
        "home": Place("/", '[data-testid="play-now"]'),
        "new": Place("/new", '[data-testid="create"]'),
        "login": Place("/login", "main form"),
        "register": Place("/register", "main form"),
        "confirm-email": Place("/confirm-email?key=unknown"),
        "reset-password": Place("/reset-password", "main form"),
        "account": Place("/account"),
        "friends": Place("/friends"),
        "settings": Place("/settings", "main [role=switch]"),
        "rules": Place("/rules"),
        "rule-sets": Place("/rule-sets"),
        "rule-set": Place(f"/rule-sets/{rule_set}"),
        "player": Place(f"/players/{caller.get('auth/me')['name']}"),
        "leaderboards": Place("/leaderboards"),
        "puzzles": Place("/puzzles"),
        "puzzle": Place(f"/puzzles/{puzzle}", A_TABLE),
        "analysis": Place(f"/analysis?game={game}&at=6", A_TABLE),
        "daily": Place("/daily"),
        "duplicates": Place("/duplicates", '[data-testid="open-match"]'),
        "duplicate": Place(f"/duplicates/{match}", '[data-testid="start-match"]'),
        "game": Place(f"/games/{game}", "[data-over]"),
        "replay": Place(f"/games/{game}/replay", A_TABLE),
        "embed": Place(f"/embed/games/{game}", A_TABLE),
        "missing": Place("/no/such/page"),
    }


def go_to(person: Person, place: Place) -> None:
    """Open the page of `place` and wait until it is whole."""
    person.page.goto(place.address)
    person.page.locator(place.there).first.wait_for()
    if not place.address.startswith("/embed/"):
        # The parts around a page come last.
        person.page.locator(".banner").wait_for(state="attached")
