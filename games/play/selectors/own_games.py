"""Which games wait for somebody."""

from dataclasses import dataclass

from django.db.models import QuerySet

from games.play.log import version_of
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.snapshots import cached_snapshot
from games.play.time.columns import clock_of

MOST_CALLS = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnGameStatus:
    """A game as it concerns one of its players: does it wait for them, and until when?

    `deadline` is in milliseconds since 1970, None where time isn't limited.
    """

    game_id: str
    version: int
    mark: str
    """That of the version; empty where the row does not say it."""
    status: str
    is_awaited: bool
    deadline: int | None


def awaiting_games_of(user_id: int) -> list[OwnGameStatus]:
    """The running games that wait for the user, the oldest two hundred."""
    seats = _seats(user_id).filter(game__status=GameStatus.ACTIVE, game_finished_at=None)
    seats = seats.order_by("game__started_at")
    found = (_status(seat, seat.game) for seat in seats[:MOST_CALLS])
    return [calling for calling in found if calling.is_awaited]


def starting_games_of(user_id: int) -> list[str]:
    """The paired games that wait for the user's answer before they are dealt, the oldest first."""
    seats = _seats(user_id).filter(
        game__status=GameStatus.STARTING, game_finished_at=None, is_ready=False
    )
    rows = seats.order_by("game_created_at", "game_id").values_list("game_id", flat=True)
    return list(rows[:MOST_CALLS])


def own_game_of(*, game_id: str, user_id: int) -> OwnGameStatus | None:
    """One game as it concerns the user now; None where they don't play."""
    seat = _seats(user_id).filter(game_id=game_id).first()
    return None if seat is None else _status(seat, seat.game)


def own_game_cached(*, game_id: str, user_id: int, version: int, mark: str) -> OwnGameStatus | None:
    """One game at a version as it concerns the user, from memory; None if that doesn't tell.

    The mark of the version is empty where it isn't known.
    """
    snapshot = cached_snapshot(game_id)
    if snapshot is None or snapshot.version != version or mark not in {"", snapshot.mark}:
        return None
    taken = snapshot.game.all_seats
    own = (seat for seat in taken if seat.user_id == user_id and seat.left_version is None)
    seat = next(own, None)
    return None if seat is None else _status(seat, snapshot.game)


def _seats(user_id: int) -> QuerySet[Seat]:
    rows = Seat.objects.filter(user_id=user_id, left_version=None)
    return rows.select_related("game").defer("game__position", "game__server_seed")


def _status(seat: Seat, game: Game) -> OwnGameStatus:
    is_awaited = game.status == GameStatus.ACTIVE and seat.number in game.awaited
    clock = clock_of(game) if is_awaited else ()
    own = clock[seat.number] if clock else None
    return OwnGameStatus(
        game_id=game.pk,
        version=game.version,
        mark=game.mark if version_of(game.mark) == game.version else "",
        status=game.status,
        is_awaited=is_awaited,
        deadline=None if own is None else own.due,
    )
