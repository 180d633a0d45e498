"""Factories of tournaments for tests: scheduled and running ones, and their games."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from django.utils import timezone

from accounts.models import User
from games.play.models import Game
from games.play.selectors.games import get_game
from games.tables.terms import TableChoice
from games.tournaments.models import Entry, Tournament, TournamentTable
from games.tournaments.services.advancing import advance
from games.tournaments.services.choices import NewTournament
from games.tournaments.services.creating import create_tournament
from games.tournaments.services.entering import join
from games.tournaments.services.settling import settle
from tests.support.games import played_out, some_user

LENGTH: dict[str, dict[str, int]] = {
    "arena": {"minutes": 30},
    "swiss": {"rounds": 3},
    "knockout": {"wins": 1},
}
A_MINUTE = timedelta(minutes=1)


def scheduled(kind: str = "arena", *, is_rated: bool = False, **members: object) -> Tournament:
    """Return a tournament that begins in a minute."""
    now = timezone.now()
    host = members.pop("host", None) or some_user()
    choice = members.pop("choice", None) or TableChoice(preset="podkidnoy", is_rated=is_rated)
    new = NewTournament(
        kind=kind,
        choice=choice,  # type: ignore[arg-type]  # one of a test's own
        seats=members.pop("seats", 2),  # type: ignore[arg-type]  # the same
        starts_at=now + A_MINUTE,
        **{**LENGTH[kind], **members},  # type: ignore[arg-type]  # the same
    )
    assert isinstance(host, User)
    return create_tournament(new, host_id=host.pk, now=now)


def joined(row: Tournament, count: int) -> list[User]:
    """Let so many new people join; return them."""
    people = [some_user() for _ in range(count)]
    for user in people:
        join(tournament_id=row.pk, user_id=user.pk, now=timezone.now())
    return people


def begun(row: Tournament) -> datetime:
    """Let the tournament begin; return the moment."""
    now = row.starts_at
    advance(row.pk, now=now)
    return now


def running_tables(row: Tournament) -> list[TournamentTable]:
    """Return the tables that are played now, the oldest first."""
    tables = TournamentTable.objects.filter(tournament=row, ended_at=None)
    return list(tables.order_by("pk"))


def play_tables(tables: Iterable[TournamentTable], *, now: datetime, seed: int = 1) -> None:
    """Play the games of the tables to their ends, and settle them."""
    for table in tables:
        assert table.game_id is not None
        played_out(get_game(table.game_id), seed=seed)
        assert settle(game_id=table.game_id, now=now)


def game_at(table: TournamentTable) -> Game:
    """Return the game of a table."""
    assert table.game_id is not None
    return get_game(table.game_id)


def entry_of(row: Tournament, user: User) -> Entry:
    """Return the user's entry as it is now."""
    return Entry.objects.get(tournament=row, user=user)
