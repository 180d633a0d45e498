"""The deadlines of running games, after the machine's clock was set back by more than a moment.

Without it people and bots would be waited for as long as the clock was set back.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from django.db import transaction

from games.play.broken import note_broken
from games.play.clocks import set_back
from games.play.errors import UnreadableClock
from games.play.models import Game, GameStatus
from games.play.reactions import announce_table_change
from games.play.time.columns import clock_of, columns_of, milliseconds
from games.play.time.deadlines import TURN_GRACE, bot_deadline
from games.play.time.looks import with_look

BATCH = 100
"""So many games are locked at once: the others can be played meanwhile."""


def set_clocks_back(now: datetime) -> int:
    """Let no running game wait for longer than if it had asked only now; how many are changed."""
    return sum(_set_back(batch, now) for batch in _batches())


def _batches() -> Iterator[list[str]]:
    waiting = Game.objects.filter(status=GameStatus.ACTIVE, next_look_at__isnull=False)
    after = ""
    while batch := list(
        waiting.filter(pk__gt=after).order_by("pk").values_list("pk", flat=True)[:BATCH]
    ):
        yield batch
        after = batch[-1]


def _set_back(batch: list[str], now: datetime) -> int:
    with transaction.atomic(durable=True):
        games = Game.objects.select_for_update().filter(pk__in=batch, status=GameStatus.ACTIVE)
        changed = 0
        for game in games.defer("position", "server_seed").order_by("pk"):
            columns = _nearer(game, now)
            if columns:
                Game.objects.filter(pk=game.pk).update(**with_look(game, columns))
                announce_table_change(game.pk, version=game.version)
                changed += 1
        return changed


def _nearer(game: Game, now: datetime) -> dict[str, Any]:
    """The columns in which the game has moments that are too far ahead."""
    latest = {"bot_due_at": bot_deadline(now), "turn_due_at": now + TURN_GRACE, "excused_at": now}
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
    again = set_back(clock, now=milliseconds(now))
    return columns if again == clock else {**columns, **columns_of(again)}
