"""The players who resigned or left a game (leavers), folded from its events."""

from collections.abc import Iterable, Mapping, Sequence

from games.engine import Seat as SeatNumber
from games.engine.events import PlayerLeft
from games.play.log import NumberedEvent
from games.play.models import Seat


def leavers(log: Iterable[NumberedEvent]) -> Mapping[SeatNumber, int]:
    """Return the seats whose players left, with the versions of these events."""
    return {one.event.seat: one.version for one in log if isinstance(one.event, PlayerLeft)}


def write_leavers(log: Iterable[NumberedEvent], seats: Sequence[Seat]) -> bool:
    """Write into the rows of the seats which players left; return whether a row changed."""
    left = leavers(log)
    wrong = [
        seat for seat in seats if left.get(seat.number, seat.left_version) != seat.left_version
    ]
    for seat in wrong:
        seat.left_version = left[seat.number]
    Seat.objects.bulk_update(wrong, ["left_version"])
    return bool(wrong)
