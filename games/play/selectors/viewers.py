"""Viewers of a game and what each sees: own seat, as a spectator, or all once it is over."""

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
    """Return the seat of the user in the game; None for a spectator and a player who left.

    Uses the seats that the game holds or that are prefetched.
    """
    if user_id is None:
        return None
    return next((seat.number for seat in game.all_seats if _plays(seat, user_id)), None)


def has_left(seat: Seat, *, version: int) -> bool:
    """Return whether the player of the seat has left for good at the version that a caller sees.

    The other players see the newest version, so for them each player who left has left.
    """
    return seat.left_version is not None and seat.left_version <= version


def is_at_table(*, game: Game, user_id: int) -> bool:
    """Return whether the user hosts the game or has a seat in it."""
    return game.host_id == user_id or seat_of(game=game, user_id=user_id) is not None


def _plays(seat: Seat, user_id: int) -> bool:
    return seat.user_id == user_id and seat.left_version is None


def own_seat(*, game_id: str, user_id: int) -> SeatNumber | None:
    """Read the seat of the user in a game whose row is not loaded."""
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
    """Return the viewer whose view the caller gets: the caller's own, or the wanted one.

    `wanted` is a seat, or `"open"` for everything. Raises GameNotFinished or DealSealed for another
    seat while cards are secret, and NotFound for an unknown seat.
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
