"""Abandoned (deserted, idle) tables: replace an absent host, or close the open table."""

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F, Q

from games.play.errors import GameAlreadyStarted, GameNotRunning
from games.play.models import Game, GameStatus, Seat
from games.tables.services.locks import lock_open_game
from games.tables.services.seating import people
from games.tables.services.starting import table_changed
from notifications.kinds import Kind
from notifications.services.notifying import News, notify_all
from web.realtime.presence import online_users

MAX_MISSED = 5
"""The number of sweeps in a row, a minute apart, after which an absent host is replaced.

Sweeps are counted and not minutes, so that an outage does not count as absence.
"""
PRIVATE_KEPT = timedelta(days=7)
"""The age from which private tables are swept: friends may follow a link within a week."""
MAX_AT_ONCE = 500


def close_deserted_tables(*, now: datetime) -> int:
    """Replace absent hosts of open tables, or close their tables; return the number of tables.

    Public tables are swept, and private ones that are a week old. While Redis is away nothing is
    counted.
    """
    tables = list(
        Game.objects.filter(status=GameStatus.OPEN, finished_at=None)
        .filter(Q(is_private=False) | Q(created_at__lt=now - PRIVATE_KEPT))
        .order_by("-host_missed")
        .values_list("pk", "host_id", "host_missed")[:MAX_AT_ONCE]
    )
    here = online_users({host_id for _, host_id, _ in tables})
    if here is None:
        return 0
    present = [pk for pk, host_id, missed in tables if host_id in here and missed > 0]
    missing = [pk for pk, host_id, _ in tables if host_id not in here]
    Game.objects.filter(pk__in=present).update(host_missed=0)
    Game.objects.filter(pk__in=missing).update(host_missed=F("host_missed") + 1)
    deserted = [
        pk for pk, host_id, missed in tables if host_id not in here and missed + 1 >= MAX_MISSED
    ]
    return sum(_leave_without_host(game_id) for game_id in deserted)


def _leave_without_host(game_id: str) -> bool:
    """Replace the host or close the table; return whether it was open and its host absent."""
    with transaction.atomic(durable=True):
        try:
            game = lock_open_game(game_id)
        except (GameAlreadyStarted, GameNotRunning):
            return False
        if game.host_missed < MAX_MISSED:
            return False
        seats = list(Seat.objects.filter(game=game).order_by("number"))
        others = [user_id for user_id in people(seats) if user_id != game.host_id]
        here = online_users([*others, game.host_id])
        if here is None or game.host_id in here:
            return False
        successor = next((user_id for user_id in others if user_id in here), None)
        if successor is None:
            game.status = GameStatus.CANCELLED
            absent = (game.host_id, *others)
            notify_all(Kind.GAME_CANCELLED, [News(user_id, game_id) for user_id in absent])
        else:
            game.host_id = successor
            game.host_missed = 0
        game.save(update_fields=["status", "host", "host_missed"])
        table_changed(game, seats)
    return True
