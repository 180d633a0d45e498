"""People whose turn it is and who don't look at the table are reminded by a sweep, once a turn."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import transaction

from games.play.broken import note_broken
from games.play.clocks import Days, SeatClock
from games.play.errors import UnreadableClock
from games.play.models import Game, Seat
from games.play.time.columns import EPOCH, MILLISECOND, clock_of, control_of
from games.play.time.looks import due_for
from notifications.kinds import Kind
from notifications.selectors.notifications import last_notification
from notifications.services.notifying import notify, remind
from web.realtime.presence import who_is_at_table

MOST_AT_ONCE = 200
LOOK_AGAIN = timedelta(seconds=20)
"""When those who seem to be at the table are looked for again, while it waits for them."""
LONGEST_LIVE = timedelta(minutes=15)
LONGEST = timedelta(days=1)


def remind_players(*, now: datetime, limit: int = MOST_AT_ONCE) -> int:
    """Remind the awaited people of games that have waited for a moment; how many.

    People who have the table open see it there and are looked for again later, but for games where
    commands have days: a page may lie open for as long. May run at the same time, and twice.
    """
    with transaction.atomic(durable=True):
        games = list(due_for("turn_due_at", now=now).defer("position", "server_seed")[:limit])
        return sum(_call_if_whole(game, now=now) for game in games)


def _call_if_whole(game: Game, *, now: datetime) -> int:
    try:
        return _call(game, now=now)
    except UnreadableClock as error:
        note_broken(game.pk, error)
        Game.objects.filter(pk=game.pk).update(turn_due_at=None)
        return 0


def _call(game: Game, *, now: datetime) -> int:
    clock = clock_of(game)
    awaited = [seat for seat in _people(game) if seat.number in game.awaited]
    is_slow = isinstance(control_of(game), Days)
    here = set() if is_slow else who_is_at_table(_ids(awaited), game.pk)
    away = [seat for seat in awaited if seat.user_id not in here]
    reminded = [
        _remind(game, seat, clock[seat.number] if clock else None, now=now) for seat in away
    ]
    again = now + LOOK_AGAIN if here else None
    Game.objects.filter(pk=game.pk).update(turn_due_at=again)
    return sum(reminded)


def _people(game: Game) -> list[Seat]:
    seats = Seat.objects.filter(game=game, user__isnull=False, left_version=None)
    return list(seats.order_by("number"))


def _ids(seats: Sequence[Seat]) -> list[int]:
    return [seat.user_id for seat in seats if seat.user_id is not None]


def _remind(game: Game, seat: Seat, own: SeatClock | None, *, now: datetime) -> bool:
    """Whether the player of the seat was reminded, who had not been reminded of this turn."""
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
    """How long it is worth telling: while the turn lasts, and not for ever."""
    longest = LONGEST if game.clock is None or isinstance(control_of(game), Days) else LONGEST_LIVE
    if own is None or own.due is None:
        return longest
    return min(longest, EPOCH + own.due * MILLISECOND - now)
