"""“Your turn”: games that await a user, and the status of one game for a user."""

from dataclasses import dataclass

from games.play.errors import NotFound
from games.play.log import version_of
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.rows import game_row
from games.play.selectors.snapshots import cached_snapshot
from games.play.time.columns import clock_of
from web.database.prepared_statements import PreparedQuery

MAX_CALLS = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnGameStatus:
    """The status of a game for one of its players: whether it awaits the player, and until when.

    `deadline` is in milliseconds since 1970; None if time is not limited.
    """

    game_id: str
    version: int
    mark: str
    """The mark of the version; empty if the row has none."""
    status: str
    is_awaited: bool
    deadline: int | None


def awaiting_games_of(user_id: int) -> list[OwnGameStatus]:
    """Return the running games that await the user, oldest first, at most `MAX_CALLS`."""
    seats = _running_seats(user_id)
    rows = Game.objects.defer("position", "server_seed")
    games = rows.in_bulk([seat.game_id for seat in seats]) if seats else {}
    found = (_status(seat, games[seat.game_id]) for seat in seats if seat.game_id in games)
    return [calling for calling in found if calling.is_awaited]


_running_seats = PreparedQuery(
    lambda user_id: Seat.objects.filter(
        user_id=user_id,
        left_version=None,
        game__status=GameStatus.ACTIVE,
        game_finished_at=None,
    ).order_by("game__started_at")[:MAX_CALLS],
    -1,
)


def starting_games_of(user_id: int) -> list[Game]:
    """Return the paired games that are dealt only after the user's answer, oldest first.

    Their seats are loaded.
    """
    ids = [seat.game_id for seat in _starting_seats(user_id)]
    games = Game.objects.prefetch_related("seats").in_bulk(ids) if ids else {}
    return [games[game_id] for game_id in ids if game_id in games]


_starting_seats = PreparedQuery(
    lambda user_id: (
        Seat.objects.filter(
            user_id=user_id,
            left_version=None,
            game__status=GameStatus.STARTING,
            game_finished_at=None,
            is_ready=False,
        )
        .order_by("game_created_at", "game_id")
        .only("game_id")[:MAX_CALLS]
    ),
    -1,
)


def own_game_of(*, game_id: str, user_id: int) -> OwnGameStatus | None:
    """Return the status of one game for the user; None for a user who does not play in it."""
    try:
        return _own_status(game_row(game_id), user_id)
    except NotFound:
        return None


def own_game_cached(*, game_id: str, user_id: int, version: int, mark: str) -> OwnGameStatus | None:
    """Return the status from the cached snapshot; None if that is of another version.

    `mark` is the mark of the version; it is empty if the caller does not know it.
    """
    snapshot = cached_snapshot(game_id)
    if snapshot is None or snapshot.version != version or mark not in {"", snapshot.mark}:
        return None
    return _own_status(snapshot.game, user_id)


def _own_status(game: Game, user_id: int) -> OwnGameStatus | None:
    taken = game.all_seats
    own = (seat for seat in taken if seat.user_id == user_id and seat.left_version is None)
    seat = next(own, None)
    return None if seat is None else _status(seat, game)


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
