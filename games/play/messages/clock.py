"""Messages about time: the time control of a table, and the running time of its seats."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from games.play.errors import UnreadableClock
from games.play.messages.values import SeatNumber
from games.play.models import Game, GameStatus
from games.play.selectors.spectator_delay import SeenTable
from games.play.time.clock import Bank, Clock, Control, Days, PerCommand
from games.play.time.clock.controls import (
    BANK_SECONDS,
    COMMAND_DAYS,
    COMMAND_SECONDS,
    INCREMENT_SECONDS,
)
from games.play.time.columns import clock_of
from web.http.messages import Message, Moment, now_milliseconds

Span = Annotated[int, Field(ge=0, description="Milliseconds.")]


class ClockBase(Message):
    """The base of all time controls."""

    model_config = ConfigDict(strict=True)


class PerCommandClock(ClockBase):
    """So many seconds for each command."""

    type: Literal["per_command"]
    seconds: Annotated[int, Field(ge=COMMAND_SECONDS[0], le=COMMAND_SECONDS[1])]


class BankClock(ClockBase):
    """So many seconds for the whole game, and an increment after each command in time."""

    type: Literal["bank"]
    seconds: Annotated[int, Field(ge=BANK_SECONDS[0], le=BANK_SECONDS[1])]
    increment: Annotated[int, Field(ge=INCREMENT_SECONDS[0], le=INCREMENT_SECONDS[1])]


class DaysClock(ClockBase):
    """So many days for each command."""

    type: Literal["days"]
    days: Annotated[int, Field(ge=COMMAND_DAYS[0], le=COMMAND_DAYS[1])]


AnyClock = Annotated[PerCommandClock | BankClock | DaysClock, Field(discriminator="type")]


class SeatTime(Message):
    """The time of one person; what isn't running or isn't kept is null."""

    seat: SeatNumber
    asked_at: Annotated[Moment | None, Field(description="Since when the game waits for the seat.")]
    due: Annotated[
        Moment | None, Field(description="The time at which a command is played for the seat.")
    ]
    closes: Annotated[Moment | None, Field(description="The end of the throw-in window.")]
    bank: Annotated[Span | None, Field(description="The time left at `asked_at`, or left now.")]
    timeouts: Annotated[int, Field(ge=0, description="In a row.")]
    claimable: Annotated[
        bool, Field(description="The others may give the player up; lists of games don't tell.")
    ]


class Times(Message):
    """The running times of people; bots have none."""

    server_time: Moment
    seats: list[SeatTime]


def control_of_body(body: PerCommandClock | BankClock | DaysClock) -> Control:
    """Return the time control that a client asks for."""
    match body:
        case PerCommandClock(seconds=seconds):
            return PerCommand(seconds)
        case BankClock(seconds=seconds, increment=increment):
            return Bank(seconds, increment)
        case DaysClock(days=days):
            return Days(days)


def times_json(table: SeenTable) -> dict[str, Any] | None:
    """Return the times of a running game as `Times`.

    Return None if no person waits for another, and for viewers with the spectator delay.
    """
    game = table.game
    if table.is_delayed or game.status != GameStatus.ACTIVE or game.clock_state is None:
        return None
    clock = _readable_clock(game)
    if game.clock is None and sum(own is not None for own in clock) < 2:  # noqa: PLR2004 - it takes two to wait for each other
        return None
    seats = [
        {
            "seat": number,
            "asked_at": seat.asked_at,
            "due": seat.due,
            "closes": seat.closes,
            "bank": seat.bank,
            "timeouts": seat.timeouts,
            "claimable": number in table.claimable,
        }
        for number, seat in enumerate(clock)
        if seat is not None
    ]
    return {"server_time": now_milliseconds(), "seats": seats}


def _readable_clock(game: Game) -> Clock:
    """Return the game's clock; an empty one if it is unreadable, so that lists still work."""
    try:
        return clock_of(game)
    except UnreadableClock:
        return ()


def has_done_in_advance(game: Game, seat: int | None) -> bool:
    """Return whether the seat has set a done in advance, which other seats may not know."""
    clock = _readable_clock(game)
    own = clock[seat] if seat is not None and clock else None
    return own is not None and own.done_in_advance
