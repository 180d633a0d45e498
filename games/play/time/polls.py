"""Polls: an indexed column says when the sweeps read a game; most commands don't change it.

Every command moves the deadlines of its game. If an index contained them, PostgreSQL would update
all indexes of the table with each command. So the index contains `next_look_at`, a moment that is
not after any of the deadlines. A command changes it only to make it earlier. When it has passed,
the sweep of the clocks moves it on to the next deadline.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from django.db import connection, transaction
from django.db.models import Case, F, Q, QuerySet, Value, When
from django.db.models.functions import Coalesce, Least, NullIf

from games.play.models import Game, GameStatus

DEADLINES = ("bot_due_at", "due_at", "turn_due_at")
MAX_AT_ONCE = 500
NEVER = Value(datetime(9999, 12, 31, tzinfo=UTC))


def with_next_poll(game: Game, columns: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns to write, with the moment of the next poll added.

    `game` is the row as it was read, before the columns change.
    """
    deadlines = [columns.get(name, getattr(game, name)) for name in DEADLINES]
    moments = [moment for moment in (game.next_look_at, *deadlines) if moment is not None]
    return {**columns, "next_look_at": min(moments, default=None)}


def due_for(deadline: str, *, now: datetime) -> QuerySet[Game]:
    """Return the running games in which this deadline has passed, locked, earliest first.

    Rows that another transaction has locked are skipped, if the database can skip them.
    """
    return (
        _locked()
        .filter(**{f"{deadline}__lte": now}, status=GameStatus.ACTIVE, next_look_at__lte=now)
        .order_by(deadline)
    )


def postpone_polls(*, now: datetime, limit: int = MAX_AT_ONCE) -> int:
    """Postpone the next poll of games in which nothing is due to their next deadline.

    A game without deadlines, or that is over, is not polled any more. Return the number of games.
    """
    waits = Q()
    for name in DEADLINES:
        waits &= Q(**{f"{name}__isnull": True}) | Q(**{f"{name}__gt": now})
    idle = Q(next_look_at__lte=now) & (waits | ~Q(status=GameStatus.ACTIVE))
    if not Game.objects.filter(idle).exists():
        return 0
    first = NullIf(Least(*(Coalesce(F(name), NEVER) for name in DEADLINES)), NEVER)
    with transaction.atomic(durable=True):
        games = list(_locked().filter(idle).values_list("pk", flat=True)[:limit])
        return Game.objects.filter(pk__in=games).update(
            next_look_at=Case(When(status=GameStatus.ACTIVE, then=first))
        )


def _locked() -> QuerySet[Game]:
    can_skip = connection.features.has_select_for_update_skip_locked
    return Game.objects.select_for_update(skip_locked=can_skip)
