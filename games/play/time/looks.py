"""When the sweeps look at a game: one indexed moment, which most commands leave as it is.

Every command moves deadlines. If they were in an index, PostgreSQL would write the row anew in all
indexes of the table with each command. So the index has a moment that is not after any of the
deadlines: a command sets it only if something is due before it. When it has come, the sweep of the
clocks moves it on to the first deadline that is still ahead.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from django.db import connection, transaction
from django.db.models import Case, F, Q, QuerySet, Value, When
from django.db.models.functions import Coalesce, Least, NullIf

from games.play.models import Game, GameStatus

DEADLINES = ("bot_due_at", "due_at", "turn_due_at")
MOST_AT_ONCE = 500
NEVER = Value(datetime(9999, 12, 31, tzinfo=UTC))


def with_look(game: Game, columns: Mapping[str, Any]) -> dict[str, Any]:
    """The columns to be written, and with them when the game is to be looked at.

    `game` is the locked row as it was read.
    """
    deadlines = [columns.get(name, getattr(game, name)) for name in DEADLINES]
    moments = [moment for moment in (game.next_look_at, *deadlines) if moment is not None]
    return {**columns, "next_look_at": min(moments, default=None)}


def due_for(deadline: str, *, now: datetime) -> QuerySet[Game]:
    """The running games in which this deadline has come, longest ago first, locked.

    Those that somebody else has locked are left out where the database can do that.
    """
    return (
        _locked()
        .filter(**{f"{deadline}__lte": now}, status=GameStatus.ACTIVE, next_look_at__lte=now)
        .order_by(deadline)
    )


def move_looks_on(*, now: datetime, limit: int = MOST_AT_ONCE) -> int:
    """Have games where nothing is due any more looked at when something is; how many.

    A game that nothing is due in, or that is over, is looked at no more.
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
