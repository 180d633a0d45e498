"""The time of running games that a silence of the service took, given back game by game."""

from datetime import datetime

from django.db import transaction
from django.db.models import Q

from games.play.broken import note_broken
from games.play.clocks import Clock, excused
from games.play.errors import UnreadableClock
from games.play.models import Game, GameStatus
from games.play.reactions import announce_table_change
from games.play.time.columns import clock_of, columns_of, milliseconds
from games.play.time.silence import LONGEST_PAUSE

BATCH = 100
"""So many games are locked at once: the others can be played meanwhile."""


def give_back_time(silent_since: datetime, now: datetime) -> int:
    """Shift the clocks of all running games by the silence; to how many games it was given back.

    What a game was given back before, by its own commit or another sweep, is not given twice.
    """
    done = 0
    while batch := _give_back_to_some(silent_since, now):
        done += batch
    return done


def clock_without_silence(game: Game, *, silent_since: datetime, now: datetime) -> Clock:
    """The game's clock without the part of the silence that was not given back before.

    What was given back by a clock that was far ahead is not of this silence.
    """
    excused_at = game.excused_at
    is_of_this = excused_at is not None and silent_since < excused_at <= now + LONGEST_PAUSE
    since = excused_at if excused_at is not None and is_of_this else silent_since
    return excused(clock_of(game), silent_since=milliseconds(since), now=milliseconds(now))


def _give_back_to_some(silent_since: datetime, now: datetime) -> int:
    with transaction.atomic(durable=True):
        waiting = Game.objects.select_for_update().filter(
            Q(excused_at=None) | Q(excused_at__lt=now) | Q(excused_at__gt=now + LONGEST_PAUSE),
            status=GameStatus.ACTIVE,
            due_at__isnull=False,
        )
        games = list(
            waiting.only("id", "clock_state", "excused_at", "version").order_by("pk")[:BATCH]
        )
        for game in games:
            _give_back(game, silent_since=silent_since, now=now)
        return len(games)


def _give_back(game: Game, *, silent_since: datetime, now: datetime) -> None:
    row = Game.objects.filter(pk=game.pk)
    try:
        clock = clock_without_silence(game, silent_since=silent_since, now=now)
    except UnreadableClock as error:
        note_broken(game.pk, error)
        row.update(excused_at=now, due_at=None)
        return
    # What is due later can be looked at when it was to be looked at.
    row.update(excused_at=now, **columns_of(clock))
    announce_table_change(game.pk, version=game.version)
