"""Rows of games: one by its id, and lists."""

from typing import NamedTuple

from django.db.models import Prefetch, QuerySet
from django.utils import timezone

from games.engine import Seat as SeatNumber
from games.play.log import version_of
from games.play.models import Game, Seat
from games.play.selectors.claims import claimable_seats
from games.play.selectors.rows import table_row
from games.play.selectors.seals import not_sealed_for


def get_game(game_id: str) -> Game:
    """Return the game with its seats and their users loaded. Raises NotFound."""
    return table_row(game_id)


def list_games(*, status: str | None = None, player_id: int | None = None) -> QuerySet[Game]:
    """Return games with seats and users, newest first (`-created_at, -id`: the order of a cursor).

    Without `player_id` these are the public games. With it they are the games in which the user
    sits or which the user hosts, private ones too, but no sealed games of others. Such a list is
    for reading as a whole; pages read `OwnGames`.
    """
    games = Game.objects.order_by("-created_at", "-id").defer("server_seed", "position")
    if status is not None:
        games = games.filter(status=status)
    if player_id is None:
        games = games.filter(is_private=False)
    else:
        seated = Seat.objects.filter(user_id=player_id).values("game_id")
        hosted = Game.objects.filter(host_id=player_id).order_by().values("pk")
        # With OR in place of the union the database would read every game.
        games = games.filter(pk__in=seated.order_by().union(hosted)).filter(
            not_sealed_for(player_id)
        )
    return with_seats(games)


class TableStamp(NamedTuple):
    """The values that say whether a table shows something new; its seats are left out."""

    version: int
    mark: str
    """Empty if the row has none."""
    status: str
    next_game_id: str | None
    claimable: frozenset[SeatNumber]


def stamp_of(game_id: str) -> TableStamp | None:
    """Read the stamp of a game, without its log and seats; return None for an unknown game."""
    columns = ("version", "mark", "status", "next_game", "clock", "clock_state")
    game = Game.objects.filter(pk=game_id).only(*columns).first()
    if game is None:
        return None
    claimable = claimable_seats(game, now=timezone.now())
    mark = game.mark if version_of(game.mark) == game.version else ""
    return TableStamp(game.version, mark, game.status, game.next_game_id, claimable)


def with_seats(games: QuerySet[Game]) -> QuerySet[Game]:
    """Return these games, with their seats and users loaded."""
    return games.prefetch_related(
        Prefetch("seats", queryset=Seat.objects.select_related("user").order_by("number"))
    )
