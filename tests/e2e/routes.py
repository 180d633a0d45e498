"""Every route of the page, with an address to go to."""

import re
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from tests.e2e.accounts import register
from tests.e2e.caller import BrowserCaller
from tests.e2e.conftest import PROJECT_ROOT
from tests.e2e.opening import finished_game
from tests.e2e.person import BrowserPerson

# Shown in place of every other page, to those whom a moderator has banned: test_moderation.
ELSEWHERE = {"banned"}
A_TABLE = "[data-table] .centre"


class RoutedPage(NamedTuple):
    """An address, and an element that is there once its page is whole."""

    address: str
    there: str = "main h1"


def names() -> set[str]:
    """Return the names of all routes but `ELSEWHERE`, as the page itself lists them."""
    text = (PROJECT_ROOT / "frontend" / "src" / "routing" / "routes.ts").read_text()
    return set(re.findall(r"\| \{ page: '([\w-]+)'", text)) - ELSEWHERE


def places(person: BrowserPerson, founder: BrowserPerson) -> dict[str, RoutedPage]:
    """Return an address for each route, with what it is about made just before.

    The founder gets an account, since guests found no clubs.
    """
    game = finished_game(person)
    caller = BrowserCaller(person.page)
    puzzle = caller.get("puzzles/daily")["id"]
    rules = {"name": "Seven", "rules": {"hand_size": 7}, "seats": None}
    rule_set = caller.post("me/rule-sets", rules)["id"]
    wish = {"preset": "podkidnoy", "deals": 1, "bot_level": "beginner", "private": True}
    match = caller.post("duplicates", wish)["id"]
    club = founded_club(founder)
    tournament = created_tournament(founder)
    return {
        "home": RoutedPage("/", '[data-testid="play-now"]'),
        "lobby": RoutedPage("/lobby", '[data-testid="lobby"]'),
        "new": RoutedPage("/new", '[data-testid="create"]'),
        "login": RoutedPage("/login", "main form"),
        "register": RoutedPage("/register", "main form"),
        "sign-in": RoutedPage("/sign-in", "main form"),
        "confirm-email": RoutedPage("/confirm-email?key=unknown"),
        "reset-password": RoutedPage("/reset-password", "main form"),
        "account": RoutedPage("/account"),
        "friends": RoutedPage("/friends"),
        "settings": RoutedPage("/settings", "main [role=switch]"),
        "rules": RoutedPage("/rules"),
        "rule-sets": RoutedPage("/rule-sets"),
        "rule-set": RoutedPage(f"/rule-sets/{rule_set}"),
        "player": RoutedPage(f"/players/{caller.get('auth/me')['name']}"),
        "leaderboards": RoutedPage("/leaderboards"),
        "puzzles": RoutedPage("/puzzles"),
        "puzzle": RoutedPage(f"/puzzles/{puzzle}", A_TABLE),
        "analysis": RoutedPage(f"/analysis?game={game}&at=6", A_TABLE),
        "daily": RoutedPage("/daily"),
        "duplicates": RoutedPage("/duplicates", '[data-testid="open-match"]'),
        "duplicate": RoutedPage(f"/duplicates/{match}", '[data-testid="start-match"]'),
        "tv": RoutedPage("/tv", '[data-testid="tv"]'),
        "embed-tv": RoutedPage("/embed/tv", '[data-testid="tv"]'),
        "tournaments": RoutedPage("/tournaments", '[data-testid="coming"]'),
        "new-tournament": RoutedPage("/tournaments/new"),
        "tournament": RoutedPage(f"/tournaments/{tournament}", '[data-testid="standings"]'),
        "clubs": RoutedPage("/clubs", '[data-testid="all-clubs"]'),
        "club": RoutedPage(f"/clubs/{club}", '[data-testid="club-members"]'),
        "game": RoutedPage(f"/games/{game}", "[data-over]"),
        "replay": RoutedPage(f"/games/{game}/replay", A_TABLE),
        "embed": RoutedPage(f"/embed/games/{game}", A_TABLE),
        "missing": RoutedPage("/no/such/page"),
    }


def founded_club(founder: BrowserPerson) -> str:
    """Return the id of a club of the founder, who gets an account."""
    name = register(founder, "Founder").replace("-", " ")
    wish = {"name": name, "preset": "podkidnoy"}
    return str(BrowserCaller(founder.page).post("clubs", wish)["id"])


def created_tournament(founder: BrowserPerson) -> str:
    """Return the id of an arena of the founder, who has an account."""
    begins = datetime.now(UTC) + timedelta(hours=2)
    wish = {
        "kind": "arena",
        "preset": "podkidnoy",
        "minutes": 30,
        "starts_at": begins.isoformat(),
        "access": "link",
    }
    return str(BrowserCaller(founder.page).post("tournaments", wish)["id"])


def go_to(person: BrowserPerson, place: RoutedPage) -> None:
    """Open the page of `place` and wait until it is whole."""
    person.page.goto(place.address)
    person.page.locator(place.there).first.wait_for()
    if not place.address.startswith("/embed/"):
        # The parts around a page come last.
        person.page.locator(".banner").wait_for(state="attached")
