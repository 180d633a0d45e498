"""A person's own games (game history), read page by page."""

from typing import Any, Self, cast

from django.db.models import Q

from games.play.models import Game, GameStatus, Seat
from games.play.selectors.games import with_seats

NOT_FINISHED = frozenset({GameStatus.OPEN, GameStatus.STARTING, GameStatus.ACTIVE})
COLUMN_OF_SEAT = {"created_at": "game_created_at", "id": "game_id"}


class OwnGames:
    """The games in which a person sits or which the person hosts, private ones too, seats loaded.

    A paginator reads them like a queryset. Games with a seat and hosted games are two lists, each
    in the order of an index. The first games of both lists together are among the first games of
    each, so that one page reads one page of each list, however many games there are.
    """

    def __init__(self, user_id: int, *, status: str | None = None) -> None:
        self._seats = Seat.objects.filter(user_id=user_id)
        # Only players of a sealed game may read it; its host need not be one.
        self._hosted = Game.objects.filter(host_id=user_id, is_sealed=False)
        self._order: tuple[str, ...] = ("-created_at", "-id")
        if status is not None:
            self._seats = self._seats.filter(game__status=status)
            self._hosted = self._hosted.filter(status=status)
        if status in NOT_FINISHED:
            self._seats = self._seats.filter(game_finished_at=None)
            self._hosted = self._hosted.filter(finished_at=None)

    def order_by(self, *fields: str) -> Self:
        """Return the list in another order, by columns `created_at` and `id` of a game."""
        self._order = fields
        return self

    def filter(self, condition: Q) -> Self:
        """Return the list of games for which a condition on `created_at` and `id` holds."""
        self._seats = self._seats.filter(_condition_of_seat(condition))
        self._hosted = self._hosted.filter(condition)
        return self

    def __getitem__(self, part: slice) -> list[Game]:
        """Return a slice of the list."""
        seats = self._seats.order_by(*map(_of_seat, self._order)).values("game_id")[: part.stop]
        hosted = self._hosted.order_by(*self._order).values("pk")[: part.stop]
        # SQLite takes no LIMIT inside a UNION, so each part is a subquery.
        first = [
            Game.objects.filter(pk__in=some).order_by().values("pk") for some in (seats, hosted)
        ]
        games = Game.objects.filter(pk__in=first[0].union(first[1])).order_by(*self._order)
        return list(with_seats(games.defer("server_seed", "position"))[part])


def _condition_of_seat(condition: Q) -> Q:
    """Return the same condition on the columns of a seat that repeat the game's columns."""
    children: list[Any] = [
        _condition_of_seat(child) if isinstance(child, Q) else _renamed(*cast("Any", child))
        for child in condition.children
    ]
    return Q(*children, _connector=condition.connector, _negated=condition.negated)


def _renamed(name: str, value: object) -> tuple[str, object]:
    return _of_seat(name), value


def _of_seat(name: str) -> str:
    """Return the name of the seat's column that repeats a column of the game.

    The name may have a sign of an order or the lookup of a condition.
    """
    sign = "-" if name.startswith("-") else ""
    column, *condition = name.removeprefix("-").split("__")
    return sign + "__".join([COLUMN_OF_SEAT[column], *condition])
