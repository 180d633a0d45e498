"""Compensated time: after an outage (downtime, restart) each game gets the lost time back, once.

A commit during or right after the outage compensates its own game. The sweep of the clocks
compensates the others. The column `excused_at` says up to when a game is compensated.
"""

from datetime import datetime

from django.db import transaction
from django.db.models import Q

from games.play.broken import note_broken
from games.play.errors import UnreadableClock
from games.play.models import Game, GameStatus
from games.play.reactions import announce_table_change
from games.play.time.clock import Clock, compensated
from games.play.time.columns import clock_of, columns_of, milliseconds
from games.play.time.outages import OUTAGE_AFTER

BATCH = 100
"""The number of games that one transaction locks; players can go on in all others."""


def compensate_games(outage_since: datetime, now: datetime) -> int:
    """Shift the clocks of all running games by the outage; return the number of these games.

    Games that a commit or another sweep has compensated already are left out.
    """
    done = 0
    while batch := _compensate_batch(outage_since, now):
        done += batch
    return done


def compensated_clock(game: Game, *, outage_since: datetime, now: datetime) -> Clock:
    """Return the game's clock without the part of the outage that is not compensated yet.

    An `excused_at` in the far future comes from a clock that was wrong, not from this outage.
    """
    excused_at = game.excused_at
    is_of_this = excused_at is not None and outage_since < excused_at <= now + OUTAGE_AFTER
    since = excused_at if excused_at is not None and is_of_this else outage_since
    return compensated(clock_of(game), outage_since=milliseconds(since), now=milliseconds(now))


def _compensate_batch(outage_since: datetime, now: datetime) -> int:
    with transaction.atomic(durable=True):
        waiting = Game.objects.select_for_update().filter(
            Q(excused_at=None) | Q(excused_at__lt=now) | Q(excused_at__gt=now + OUTAGE_AFTER),
            status=GameStatus.ACTIVE,
            due_at__isnull=False,
        )
        games = list(
            waiting.only("id", "clock_state", "excused_at", "version").order_by("pk")[:BATCH]
        )
        for game in games:
            _compensate(game, outage_since=outage_since, now=now)
        return len(games)


def _compensate(game: Game, *, outage_since: datetime, now: datetime) -> None:
    row = Game.objects.filter(pk=game.pk)
    try:
        clock = compensated_clock(game, outage_since=outage_since, now=now)
    except UnreadableClock as error:
        note_broken(game.pk, error)
        row.update(excused_at=now, due_at=None)
        return
    # The deadline only moves later, so the next poll may stay where it is.
    row.update(excused_at=now, **columns_of(clock))
    announce_table_change(game.pk, version=game.version)
