"""Clock jumps (NTP steps): deadlines of running games after the system clock was set back.

Without this correction, games would wait for people and bots for as long as the jump was.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from django.db import transaction

from games.play.broken import note_broken
from games.play.errors import UnreadableClock
from games.play.models import Game, GameStatus
from games.play.reactions import announce_table_change
from games.play.time.clock import after_clock_jump
from games.play.time.columns import clock_of, columns_of, milliseconds
from games.play.time.deadlines import CHECK_AGAIN_AFTER, bot_deadline
from games.play.time.polls import with_next_poll

BATCH = 100
"""The number of games that one transaction locks; players can go on in all others."""


def correct_deadlines(now: datetime) -> int:
    """Bring all deadlines to where they would be at the latest if they were set now.

    Return the number of games that were changed.
    """
    return sum(_correct_batch(batch, now) for batch in _batches())


def _batches() -> Iterator[list[str]]:
    waiting = Game.objects.filter(status=GameStatus.ACTIVE, next_look_at__isnull=False)
    after = ""
    while batch := list(
        waiting.filter(pk__gt=after).order_by("pk").values_list("pk", flat=True)[:BATCH]
    ):
        yield batch
        after = batch[-1]


def _correct_batch(batch: list[str], now: datetime) -> int:
    with transaction.atomic(durable=True):
        games = Game.objects.select_for_update().filter(pk__in=batch, status=GameStatus.ACTIVE)
        changed = 0
        for game in games.defer("position", "server_seed").order_by("pk"):
            columns = _corrected(game, now)
            if columns:
                Game.objects.filter(pk=game.pk).update(**with_next_poll(game, columns))
                announce_table_change(game.pk, version=game.version)
                changed += 1
        return changed


def _corrected(game: Game, now: datetime) -> dict[str, Any]:
    """Return the columns of the game that have to change."""
    latest = {
        "bot_due_at": bot_deadline(now),
        "turn_due_at": now + CHECK_AGAIN_AFTER,
        "excused_at": now,
    }
    columns: dict[str, Any] = {
        name: moment
        for name, moment in latest.items()
        if getattr(game, name) is not None and getattr(game, name) > moment
    }
    try:
        clock = clock_of(game)
    except UnreadableClock as error:
        note_broken(game.pk, error)
        return columns
    corrected = after_clock_jump(clock, now=milliseconds(now))
    return columns if corrected == clock else {**columns, **columns_of(corrected)}
