"""Who is looking: the seat of a user, a spectator, or anybody once a game is finished."""

from typing import Literal

from games.engine import Seat as SeatNumber
from games.engine import Watcher
from games.engine.view import Viewer
from games.play.errors import NotFound
from games.play.models import Game, Seat
from games.play.selectors.seals import check_open
from web.database.prepared_statements import PreparedQuery

Wanted = SeatNumber | Literal["open"] | None


def seat_of(*, game: Game, user_id: int | None) -> SeatNumber | None:
    """The seat that the user has in the game; None for a spectator and for a player who left.

    Uses `game.seats` if prefetched.
    """
    if user_id is None:
        return None
    return next((seat.number for seat in game.all_seats if _plays(seat, user_id)), None)


def has_left(seat: Seat, *, version: int) -> bool:
    """Return whether the player of the seat had left for good by the version that is shown.

    A player is never shown an older version than the one at which somebody left.
    """
    return seat.left_version is not None and seat.left_version <= version


def is_at_table(*, game: Game, user_id: int) -> bool:
    """Whether the user hosts the game or has a seat in it."""
    return game.host_id == user_id or seat_of(game=game, user_id=user_id) is not None


def _plays(seat: Seat, user_id: int) -> bool:
    return seat.user_id == user_id and seat.left_version is None


def own_seat(*, game_id: str, user_id: int) -> SeatNumber | None:
    """The seat that the user has in a game that isn't loaded, by one query."""
    return next((seat.number for seat in _own_seats(game_id, user_id)), None)


_own_seats = PreparedQuery(
    lambda game_id, user_id: (
        Seat.objects.filter(game_id=game_id, user_id=user_id, left_version=None)
        .order_by()
        .only("number")
    ),
    "(the game)",
    -1,
)


def viewer_of(*, game: Game, user_id: int | None, wanted: Wanted = None) -> Viewer:
    """Whose eyes the caller may use: their own, or while nothing is secret any more, any.

    `wanted` is another seat or `"open"` for everything. Raises GameNotFinished or DealSealed when
    it is not the caller's own and not open yet; NotFound when there is no such seat.
    """
    own = seat_of(game=game, user_id=user_id)
    if wanted is None:
        return Watcher.SPECTATOR if own is None else own
    if wanted != "open" and not any(seat.number == wanted for seat in game.all_seats):
        raise NotFound(f"Game {game.pk} has no seat {wanted}.")
    if wanted == own:
        return wanted
    check_open(game, "Other seats' cards are shown once the game is finished.")
    return Watcher.OPEN if wanted == "open" else wanted
