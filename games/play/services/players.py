"""Actors: the kinds of players for whom a service acts: a person, a bot, the clock."""

from dataclasses import dataclass
from typing import ClassVar

from games.play.errors import NotFound, NotYourSeat
from games.play.models import Seat
from games.play.time.clock import Cause


@dataclass(frozen=True, slots=True)
class PersonActor:
    """A user, who may act for the seats that they have."""

    user_id: int
    cause: ClassVar[Cause] = Cause.PLAYER


@dataclass(frozen=True, slots=True)
class BotActor:
    """The service's own bots, which may act for the seats given to a bot."""

    cause: ClassVar[Cause] = Cause.BOT


@dataclass(frozen=True, slots=True)
class ClockPlayer:
    """The clock. It acts for people with no time left, or with a done set in advance."""

    cause: Cause


Player = PersonActor | BotActor | ClockPlayer


def check_sits(player: Player, seats: list[Seat], number: int) -> Seat:
    """Return the seat with that number.

    Raises NotFound, or NotYourSeat if the player may not act for it.
    """
    seat = next((seat for seat in seats if seat.number == number), None)
    if seat is None:
        raise NotFound(f"The game has no seat {number}.")
    if not _is_own(player, seat):
        raise NotYourSeat(f"Seat {number} is not yours.")
    return seat


def _is_own(player: Player, seat: Seat) -> bool:
    match player:
        case PersonActor(user_id):
            return seat.user_id == user_id and seat.left_version is None
        case BotActor():
            return seat.is_played_by_bot
        case ClockPlayer():
            return not seat.is_played_by_bot
