"""The sweep of reminders (“your turn”): notify awaited players who are absent, once a turn."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import transaction

from games.play.broken import note_broken
from games.play.errors import UnreadableClock
from games.play.models import Game, Seat
from games.play.time.clock import Days, SeatClock
from games.play.time.columns import EPOCH, MILLISECOND, clock_of, control_of
from games.play.time.deadlines import CHECK_AGAIN_AFTER
from games.play.time.polls import due_for
from notifications.kinds import Kind
from notifications.selectors.notifications import last_notification
from notifications.services.notifying import notify, remind
from web.realtime.presence import present_at_table

MAX_AT_ONCE = 200
MAX_LIVE = timedelta(minutes=15)
LONGEST = timedelta(days=1)
"""The longest time for which a reminder is worth delivering, for a live and for a slow game."""


def remind_players(*, now: datetime, limit: int = MAX_AT_ONCE) -> int:
    """Remind the awaited players of games whose deadline for a reminder has passed.

    A player who has the table open sees the turn there, and is checked again later. In games with
    days for each command that does not count, since a page may stay open for days. Sweeps may run
    at the same time, and twice. Return the number of reminders.
    """
    with transaction.atomic(durable=True):
        games = list(due_for("turn_due_at", now=now).defer("position", "server_seed")[:limit])
        return sum(_remind_if_readable(game, now=now) for game in games)


def _remind_if_readable(game: Game, *, now: datetime) -> int:
    try:
        return _remind_absent(game, now=now)
    except UnreadableClock as error:
        note_broken(game.pk, error)
        Game.objects.filter(pk=game.pk).update(turn_due_at=None)
        return 0


def _remind_absent(game: Game, *, now: datetime) -> int:
    clock = clock_of(game)
    awaited = [seat for seat in _people(game) if seat.number in game.awaited]
    is_slow = isinstance(control_of(game), Days)
    present = set() if is_slow else present_at_table(_ids(awaited), game.pk)
    absent = [seat for seat in awaited if seat.user_id not in present]
    reminded = [
        _remind(game, seat, clock[seat.number] if clock else None, now=now) for seat in absent
    ]
    again = now + CHECK_AGAIN_AFTER if present else None
    Game.objects.filter(pk=game.pk).update(turn_due_at=again)
    return sum(reminded)


def _people(game: Game) -> list[Seat]:
    seats = Seat.objects.filter(game=game, user__isnull=False, left_version=None)
    return list(seats.order_by("number"))


def _ids(seats: Sequence[Seat]) -> list[int]:
    return [seat.user_id for seat in seats if seat.user_id is not None]


def _remind(game: Game, seat: Seat, own: SeatClock | None, *, now: datetime) -> bool:
    """Remind the player of the seat, unless that was done for this turn; return whether it was."""
    assert seat.user_id is not None, "only people are reminded"  # noqa: S101 - for the type checker
    data = {"asked_at": None if own is None else own.asked_at}
    last = last_notification(user_id=seat.user_id, kind=Kind.TURN, game_id=game.pk)
    if last is not None and last.data == data:
        return False
    good_for = _time_left(game, own, now)
    if last is not None and last.read_at is None:
        remind(last, data=data, good_for=good_for)
        return True
    sent = notify(
        user_id=seat.user_id, kind=Kind.TURN, game_id=game.pk, data=data, good_for=good_for
    )
    return sent is not None


def _time_left(game: Game, own: SeatClock | None, now: datetime) -> timedelta:
    """Return how long the reminder is worth delivering: at most until the turn ends."""
    longest = LONGEST if game.clock is None or isinstance(control_of(game), Days) else MAX_LIVE
    if own is None or own.due is None:
        return longest
    return min(longest, EPOCH + own.due * MILLISECOND - now)
