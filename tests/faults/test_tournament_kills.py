"""An arena and a Swiss tournament go on when all processes of the service are killed in the middle.

Four people in each play over the API; web, worker and beat are killed at once, again and again.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import timedelta
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from django.utils import timezone

from accounts.models import User
from games.engine import RuleSet
from games.play import reactions
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from games.records.audit import audit
from games.tables.terms import TableChoice
from games.tournaments.models import (
    Entry,
    Tournament,
    TournamentSeat,
    TournamentStatus,
    TournamentTable,
)
from tests.support.cookies import CSRF, SESSION
from tests.support.house import House, open_house
from tests.support.offers import any_command
from tests.support.tournaments import joined, scheduled
from tests.support.waiting import until_done
from tests.support.web import session_of

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    pytest.mark.timeout(900),
]
PLAYERS = 4
ROUNDS = 3
"""With four players all pairs meet once."""
PARTS = ["web", "worker", "beat"]
KILLS = 3
ARENA_GAMES = 6
"""The arena ends after so many games."""
DOWN = {httpx.codes.INTERNAL_SERVER_ERROR, httpx.codes.BAD_GATEWAY, httpx.codes.SERVICE_UNAVAILABLE}
LAST_WORDS = 20_000
"""The characters of each log that a failure shows."""
NOT_NOW = {httpx.codes.CONFLICT, httpx.codes.TOO_MANY_REQUESTS}
"""Another look at the game is needed: it has moved on, or the player is too quick."""


class TournamentPeople:
    """People of tournaments who play at random whatever game awaits them."""

    def __init__(self, house: House, rng: random.Random) -> None:
        self.accepted = Counter[str]()
        """The commands of each game that were answered."""
        self._house, self._rng = house, rng
        self._clients: dict[int, httpx.Client] = {}

    def sit(self, users: Sequence[User]) -> None:
        """Let these people play too."""
        for user in users:
            client = httpx.Client(base_url=self._house.url, timeout=20)
            client.cookies.set(SESSION, session_of(user))
            client.headers["X-CSRFToken"] = client.get("auth/me").cookies[CSRF]
            self._clients[user.pk] = client

    def play_once(self) -> None:
        """Send a command in each running game, if the service takes one now."""
        for game in Game.objects.filter(status=GameStatus.ACTIVE).exclude(tournament=""):
            for seat in get_game(game.pk).all_seats:
                if seat.number in game.awaited and seat.user_id is not None:
                    self._act(game.pk, self._clients[seat.user_id])

    def _act(self, game_id: str, client: httpx.Client) -> None:
        try:
            look = client.get(f"games/{game_id}/legal")
            if look.status_code in DOWN | NOT_NOW or not look.json()["legal"]:
                return
            body = {
                "command": any_command(look.json()["legal"], self._rng),
                "expected_version": look.json()["version"],
            }
            reply = client.post(f"games/{game_id}/commands", json=body)
        except httpx.TransportError:
            return  # nobody serves just now
        if reply.status_code == httpx.codes.OK:
            self.accepted[game_id] += 1
            return
        assert reply.status_code in DOWN | NOT_NOW, reply.text


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A service, which alone reacts to what happens."""
    monkeypatch.setattr(reactions.committed, "_on_commit", {})
    with open_house(tmp_path) as house:
        yield house
        # pytest shows what the end of a fixture prints when the test has failed.
        print(house.logs(most=LAST_WORDS))  # noqa: T201 - the report of a failure


def due_now(kind: str, **members: Any) -> tuple[Tournament, list[User]]:
    """A tournament with its people whose begin is due."""
    choice = TableChoice(rules=RuleSet(deck=24))
    row = scheduled(kind, choice=choice, **members)
    users = joined(row, PLAYERS)
    now = timezone.now()
    Tournament.objects.filter(pk=row.pk).update(starts_at=now, next_at=now)
    return row, users


def ended_games() -> int:
    return TournamentTable.objects.filter(ended_at__isnull=False).count()


def stage(row: Tournament) -> tuple[str, int, list[tuple[str, bool]]]:
    """Return how far a tournament is: its status and tables, and which players have a table."""
    status = Tournament.objects.values_list("status", flat=True).get(pk=row.pk)
    entries = Entry.objects.filter(tournament=row).order_by("pk")
    players = [(entry.status, entry.table_id is not None) for entry in entries]
    return status, TournamentTable.objects.filter(tournament=row).count(), players


def test_an_arena_and_a_swiss_tournament_outlive_the_kill_of_all_processes(house: House) -> None:
    rng = random.Random(5)
    people = TournamentPeople(house, rng)
    arena, in_arena = due_now("arena")
    swiss, in_swiss = due_now("swiss", rounds=ROUNDS)
    people.sit([*in_arena, *in_swiss])

    def played() -> tuple[int, int]:
        return ended_games(), people.accepted.total()

    for number in range(KILLS):
        # At first in the middle of the first games, then between the games of later rounds.
        ended, accepted = 2 * number, people.accepted.total() + rng.randrange(1, 12)

        def is_far() -> bool:
            people.play_once()
            return ended_games() >= ended and people.accepted.total() >= accepted  # noqa: B023 - called before the next one

        until_done(is_far, played)
        house.kill(PARTS)
        house.start(PARTS)
    assert len(house.outages) >= KILLS

    def is_over() -> bool:
        people.play_once()
        if TournamentTable.objects.filter(tournament=arena, ended_at__isnull=False).count() >= (
            ARENA_GAMES
        ):
            Tournament.objects.filter(pk=arena.pk, ended_at=None).update(
                ends_at=timezone.now() - timedelta(seconds=1)
            )
        left = Tournament.objects.exclude(status=TournamentStatus.FINISHED)
        return not left.exists()

    until_done(is_over, lambda: (*played(), stage(arena), stage(swiss)))
    no_game_is_doubled_or_lost(arena)
    no_game_is_doubled_or_lost(swiss)
    nobody_sits_at_two_tables_at_once(arena)
    every_pair_has_met_once(swiss)
    standings_agree_with_the_games(arena, doubles=True)
    standings_agree_with_the_games(swiss, doubles=False)


def no_game_is_doubled_or_lost(row: Tournament) -> None:
    tables = list(TournamentTable.objects.filter(tournament=row))
    games = Game.objects.filter(tournament=row.pk)
    assert {table.game_id for table in tables} == set(games.values_list("pk", flat=True))
    assert len(tables) == games.count()
    for table in tables:
        assert table.game_id is not None
        game = get_game(table.game_id)
        assert game.status == GameStatus.FINISHED
        assert audit(game) == ()
        seated = {seat.number: seat.entry.user_id for seat in table.seats.select_related("entry")}
        assert seated == {seat.number: seat.user_id for seat in game.all_seats}
        assert table.places == game.places


def nobody_sits_at_two_tables_at_once(row: Tournament) -> None:
    for entry in Entry.objects.filter(tournament=row):
        games = Game.objects.filter(tournament=row.pk, seats__user_id=entry.user_id)
        for before, after in pairwise(games.order_by("created_at")):
            assert before.finished_at is not None
            assert before.finished_at <= after.created_at


def every_pair_has_met_once(row: Tournament) -> None:
    entries = set(Entry.objects.filter(tournament=row).values_list("pk", flat=True))
    met = Counter[frozenset[int]]()
    for number in range(1, ROUNDS + 1):
        tables = TournamentTable.objects.filter(tournament=row, round=number)
        pairs = [frozenset(table.seats.values_list("entry_id", flat=True)) for table in tables]
        assert frozenset().union(*pairs) == entries
        assert len(pairs) == PLAYERS // 2
        met.update(pairs)
    assert met == Counter(map(frozenset, combinations(entries, 2)))


def standings_agree_with_the_games(row: Tournament, *, doubles: bool) -> None:
    """A win has two points, a draw one, and an arena doubles both after two wins in a row."""
    for entry in Entry.objects.filter(tournament=row):
        seats = TournamentSeat.objects.filter(entry=entry).select_related("table__game")
        score = streak = 0
        for seat in sorted(seats, key=lambda one: (one.table.ended_at, one.table_id)):
            assert seat.table.game is not None
            places = seat.table.game.places
            assert places is not None
            own, other = (places[number] for number in (seat.number, 1 - seat.number))
            points = 2 if own < other else 1 if own == other else 0
            score += points * (2 if doubles and streak >= 2 else 1)
            streak = streak + 1 if points == 2 else 0
        assert (entry.score, entry.games) == (score, len(seats))
