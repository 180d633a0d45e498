"""axe finds nothing on any route of the page, in both themes; no route is left out."""

import re
from typing import NamedTuple

from tests.e2e import axe
from tests.e2e.caller import Caller
from tests.e2e.conftest import PROJECT_ROOT, Visit
from tests.e2e.opening import finished_game
from tests.e2e.person import Person

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Shown in place of every other page, to those whom a moderator has banned: test_moderation.
ELSEWHERE = {"banned"}
A_TABLE = "[data-table] .centre"


class Place(NamedTuple):
    """An address, and what is there once its page is whole."""

    address: str
    there: str = "main h1"


def routes() -> set[str]:
    """The names of all pages, as the page itself lists them."""
    text = (PROJECT_ROOT / "frontend" / "src" / "routing" / "routes.ts").read_text()
    return set(re.findall(r"\| \{ page: '([\w-]+)'", text))


def places(person: Person) -> dict[str, Place]:
    """An address of each page, with what it is about made just before."""
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


def test_axe_finds_nothing_on_any_route_in_either_theme(visit: Visit) -> None:
    # An address that leads nowhere, and a key that confirms nothing, are told on the console.
    person = visit(reduced_motion="reduce", may_say=("status of 40",), **PHONE)
    found, known = [], places(person)
    assert set(known) | ELSEWHERE == routes()
    for name, (address, there) in known.items():
        person.page.goto(address)
        person.page.locator(there).first.wait_for()
        person.page.wait_for_load_state("networkidle")
        found += [f"{name}, {one}" for one in axe.findings_in_both_themes(person.page)]
    assert found == []
