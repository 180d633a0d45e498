"""Changes of a running clock: start, after a move (increment), after an outage, more time."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from games.engine import Seat
from games.play.time.clock.controls import DAY, SECOND, Bank, Control, Days, PerCommand
from games.play.time.clock.seat_clocks import Cause, Clock, Question, SeatClock

WINDOW = 3 * SECOND
"""The time for which a throw-in window is open before a done set in advance is played."""
LEAST = 5 * SECOND
"""The least time for a command, even with an empty bank."""
TIMEOUTS, TIMEOUTS_IF_CLEAN = 3, 4
"""The timeouts in a row after which the others may claim the seat."""
GIFT = 15 * SECOND
"""The time that one player gives the other in one request."""


class Act(NamedTuple):
    """A command for a seat, played or due now, with its cause."""

    seat: Seat
    cause: Cause


def start_clock(
    control: Control | None, clean: Sequence[bool | None], question: Question, *, now: int
) -> Clock:
    """Return the clock right after the deal.

    `clean` says for each seat whether its player has a clean record; it is None for a bot.
    """
    bank = control.seconds * SECOND if isinstance(control, Bank) else None
    fresh = (None if c is None else SeatClock(is_clean=c, bank=bank) for c in clean)
    return tuple(_asked(control, seat, number, question, now) for number, seat in enumerate(fresh))


def advance_clock(
    control: Control | None,
    clock: Clock,
    question: Question,
    *,
    by: Act | None,
    is_new_question: bool,
    now: int,
    asked_at: int | None = None,
) -> Clock:
    """Return the clock after a commit.

    `by` is the command that caused the commit; it is None if no command did, as when a player
    leaves. A seat that the game still awaits keeps its running time, unless `is_new_question` says
    that the table has changed since. The time of a newly awaited seat runs from `asked_at`
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
            and not is_new_question
            and acted is None
        )
        stopped = seat if goes_on else _stopped(control, seat, acted, now)
        after.append(seat if goes_on else _asked(control, stopped, number, question, since))
    return tuple(after)


def next_moment(clock: Clock) -> int | None:
    """Return the moment of the next timeout, or None if no time runs."""
    return min((moment for moment, _ in _expiries(clock)), default=None)


def next_expiry(clock: Clock, *, now: int) -> Act | None:
    """Return the timeout that is due now, the earliest if there are several, or None."""
    due = sorted(expiry for expiry in _expiries(clock) if expiry[0] <= now)
    return due[0][1] if due else None


def compensated(clock: Clock, *, outage_since: int, now: int) -> Clock:
    """Return the clock after an outage of the service, whose time is compensated."""
    return tuple(
        None if seat is None else _shifted(seat, outage_since=outage_since, now=now)
        for seat in clock
    )


def after_clock_jump(clock: Clock, *, now: int) -> Clock:
    """Return the clock after the machine's clock jumped backwards.

    A seat whose time would start in the future starts now instead.
    """
    return tuple(
        seat
        if seat is None or seat.asked_at is None or seat.asked_at <= now
        else _moved_by(seat, now - seat.asked_at)
        for seat in clock
    )


def with_done_in_advance(clock: Clock, seat: Seat, *, on: bool) -> Clock:
    """Return the clock with the seat's done in advance switched on or off.

    The seat must have a clock.
    """
    return tuple(
        replace(own, done_in_advance=on) if number == seat and own is not None else own
        for number, own in enumerate(clock)
    )


def with_more_time(control: Control | None, clock: Clock, seat: Seat, *, now: int) -> Clock | None:
    """Return the clock with `GIFT` more time for the seat, or None if the seat can't get more.

    The seat gets more if the control counts seconds, if the seat is awaited or has a bank, and if
    it has no more time left than at the start.
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
    """Return the time that the seat has left, or None if no time is limited now."""
    return own.bank if own.due is None else own.due - now


def without_seat(clock: Clock, seat: Seat) -> Clock:
    """Return the clock without the seat, which a bot plays from now on."""
    return tuple(None if number == seat else own for number, own in enumerate(clock))


def may_be_given_up(seat: SeatClock) -> bool:
    """Return whether the player had so many timeouts in a row that others may claim the seat."""
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
    """Return the seat's clock, stopped: the used time is subtracted, an increment is added."""
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


def _shifted(seat: SeatClock, *, outage_since: int, now: int) -> SeatClock:
    if seat.asked_at is None:
        return seat
    return _moved_by(seat, max(0, now - max(seat.asked_at, outage_since)))


def _moved_by(seat: SeatClock, by: int) -> SeatClock:
    return replace(
        seat,
        asked_at=None if seat.asked_at is None else seat.asked_at + by,
        due=None if seat.due is None else seat.due + by,
        closes=None if seat.closes is None else seat.closes + by,
    )
