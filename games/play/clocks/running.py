"""How a clock goes on: with every commit, with a sweep that finds time run out, after a silence."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from games.engine import Seat
from games.play.clocks.clock import Cause, Clock, Question, SeatClock
from games.play.clocks.controls import DAY, SECOND, Bank, Control, Days, PerCommand

WINDOW = 3 * SECOND
"""How long a throw-in window stays open before a done that was set in advance counts."""
LEAST = 5 * SECOND
"""What even an empty bank gives for a command."""
TIMEOUTS, TIMEOUTS_IF_CLEAN = 3, 4
GIFT = 15 * SECOND
"""What one player gives the other at once."""


class Act(NamedTuple):
    """A command that was played for a seat, or has to be played now, and by whom."""

    seat: Seat
    cause: Cause


def started(
    control: Control | None, clean: Sequence[bool | None], question: Question, *, now: int
) -> Clock:
    """The clock right after the deal; `clean` tells of each seat's record, None for a bot."""
    bank = control.seconds * SECOND if isinstance(control, Bank) else None
    fresh = (None if c is None else SeatClock(is_clean=c, bank=bank) for c in clean)
    return tuple(_asked(control, seat, number, question, now) for number, seat in enumerate(fresh))


def moved(
    control: Control | None,
    clock: Clock,
    question: Question,
    *,
    by: Act | None,
    is_asked_anew: bool,
    now: int,
    asked_at: int | None = None,
) -> Clock:
    """The clock after a commit, which `by` caused (None: no command, but whom the game awaits).

    A seat that was asked and goes on being asked keeps the running time, unless the question
    `is_asked_anew` because the table has changed. Those asked now count as asked at `asked_at`
    (default: now).
    """
    since = now if asked_at is None else asked_at
    after = []
    for number, seat in enumerate(clock):
        acted = by.cause if by is not None and by.seat == number else None
        goes_on = (
            seat is not None
            and seat.asked_at is not None
            and number in question.awaited
            and not is_asked_anew
            and acted is None
        )
        stopped = seat if goes_on else _stopped(control, seat, acted, now)
        after.append(seat if goes_on else _asked(control, stopped, number, question, since))
    return tuple(after)


def next_moment(clock: Clock) -> int | None:
    """The next moment at which a command is to be played for a seat, if nobody plays before."""
    return min((moment for moment, _ in _expiries(clock)), default=None)


def next_expiry(clock: Clock, *, now: int) -> Act | None:
    """The command that has to be played now: of several the one that was due first."""
    due = sorted(expiry for expiry in _expiries(clock) if expiry[0] <= now)
    return due[0][1] if due else None


def excused(clock: Clock, *, silent_since: int, now: int) -> Clock:
    """The clock after a silence of the service, of which nobody's time is taken."""
    return tuple(
        None if seat is None else _shifted(seat, silent_since=silent_since, now=now)
        for seat in clock
    )


def set_back(clock: Clock, *, now: int) -> Clock:
    """The clock after that of the machine was set back: what was asked later is asked now."""
    return tuple(
        seat
        if seat is None or seat.asked_at is None or seat.asked_at <= now
        else _moved_by(seat, now - seat.asked_at)
        for seat in clock
    )


def with_done_in_advance(clock: Clock, seat: Seat, *, on: bool) -> Clock:
    """The clock with the seat's done set in advance, or no more. The seat must have a clock."""
    return tuple(
        replace(own, done_in_advance=on) if number == seat and own is not None else own
        for number, own in enumerate(clock)
    )


def with_more_time(control: Control | None, clock: Clock, seat: Seat, *, now: int) -> Clock | None:
    """The clock with `GIFT` more for the seat, or None where that can't be given.

    It is given where time is counted in seconds, to a seat that has no more left than the time it
    began with, and that is asked, or has a bank.
    """
    own = clock[seat] if seat < len(clock) else None
    if own is None or not isinstance(control, PerCommand | Bank):
        return None
    left = _left(own, now)
    if left is None or left > control.seconds * SECOND:
        return None
    more = replace(
        own,
        bank=None if own.bank is None else own.bank + GIFT,
        due=None if own.due is None else own.due + GIFT,
    )
    return tuple(more if number == seat else other for number, other in enumerate(clock))


def _left(own: SeatClock, now: int) -> int | None:
    """What the seat has left; None where nothing is counted just now."""
    return own.bank if own.due is None else own.due - now


def without(clock: Clock, seat: Seat) -> Clock:
    """The clock when a bot has taken the seat."""
    return tuple(None if number == seat else own for number, own in enumerate(clock))


def given_up(seat: SeatClock) -> bool:
    """Whether so many timeouts came in a row that the others need not wait any more."""
    return seat.timeouts >= (TIMEOUTS_IF_CLEAN if seat.is_clean else TIMEOUTS)


def _expiries(clock: Clock) -> list[tuple[int, Act]]:
    expiries = []
    for number, seat in enumerate(clock):
        if seat is None:
            continue
        if seat.due is not None:
            expiries.append((seat.due, Act(number, Cause.CLOCK)))
        if seat.done_in_advance and seat.closes is not None:
            expiries.append((seat.closes, Act(number, Cause.IN_ADVANCE)))
    return expiries


def _stopped(
    control: Control | None, seat: SeatClock | None, acted: Cause | None, now: int
) -> SeatClock | None:
    """The seat's clock at rest, after what it took is taken and what it earned is given."""
    if seat is None:
        return None
    bank = seat.bank
    if bank is not None and seat.asked_at is not None:
        bank = max(0, bank - max(0, now - seat.asked_at))
        if isinstance(control, Bank) and acted is Cause.PLAYER:
            bank += control.increment * SECOND
    timeouts = seat.timeouts
    if acted is Cause.CLOCK:
        timeouts += 1
    elif acted is Cause.PLAYER:
        timeouts = 0
    return replace(seat, bank=bank, timeouts=timeouts, asked_at=None, due=None, closes=None)


def _asked(
    control: Control | None, seat: SeatClock | None, number: Seat, question: Question, now: int
) -> SeatClock | None:
    if seat is None or number not in question.awaited:
        return seat
    time = _time(control, seat)
    return replace(
        seat,
        asked_at=now,
        due=None if time is None else now + time,
        closes=now + WINDOW if question.is_throw_in else None,
    )


def _time(control: Control | None, seat: SeatClock) -> int | None:
    match control:
        case None:
            return None
        case PerCommand(seconds):
            return seconds * SECOND
        case Days(days):
            return days * DAY
        case Bank():
            return max(seat.bank or 0, LEAST)


def _shifted(seat: SeatClock, *, silent_since: int, now: int) -> SeatClock:
    if seat.asked_at is None:
        return seat
    return _moved_by(seat, max(0, now - max(seat.asked_at, silent_since)))


def _moved_by(seat: SeatClock, by: int) -> SeatClock:
    return replace(
        seat,
        asked_at=None if seat.asked_at is None else seat.asked_at + by,
        due=None if seat.due is None else seat.due + by,
        closes=None if seat.closes is None else seat.closes + by,
    )
