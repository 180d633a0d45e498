"""Fills what tables have since 0.2.0, and writes the positions of its games as they are written now."""

import logging
from collections.abc import Iterator
from typing import Any

from django.apps.registry import Apps
from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.models import F, OuterRef, Q, Subquery
from django.db.models.functions import Coalesce, Least

from games.engine import awaited_seats, replay
from games.engine.errors import EngineError
from games.engine.notation import write_position
from games.play.errors import StoreError
from games.play.log.codec import decode

OLD_CODE_SURVIVES = "Processes of 0.2.0 are stopped for this upgrade, as docs/operating.md says."
DEADLINES = ("bot_due_at", "due_at", "turn_due_at")
MOST_AT_ONCE = 200

logger = logging.getLogger(__name__)


def fill_seats(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Copy the moments of each game to its seats."""
    games, seats = _tables(apps, schema_editor, "Game", "Seat")
    own = games.filter(pk=OuterRef("game_id")).order_by()
    seats.update(
        game_created_at=Subquery(own.values("created_at")[:1]),
        game_finished_at=Subquery(own.values("finished_at")[:1]),
    )


def fill_games(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Have running games looked at in time, and keep what their players could look up.

    Every table of 0.2.0 showed the cards that were played. Today rated ones never do.
    """
    (games,) = _tables(apps, schema_editor, "Game")
    games.filter(is_rated=False).update(aids=True)
    for first in DEADLINES:
        # LEAST of SQLite is NULL where one of its values is: each is the first one, or there.
        others = [Coalesce(F(name), F(first)) for name in DEADLINES if name != first]
        games.filter(
            Q(status="active"), **{f"{first}__isnull": False, "next_look_at__isnull": True}
        ).update(next_look_at=Least(F(first), *others))


def write_positions_anew(apps: Apps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Replay every log, and write the position that it leads to.

    Positions of 0.2.0 lack who led first since the last refill, and the transfers that could still
    be undone. A game whose log can't be replayed stays as it is: it is broken, and named.
    """
    games, events = _tables(apps, schema_editor, "Game", "StoredEvent")
    for chunk in _chunks(games.exclude(position="").only("pk", "position", "awaited")):
        logs: dict[str, list[Any]] = {game.pk: [] for game in chunk}
        rows = events.filter(game_id__in=list(logs)).order_by("game_id", "version")
        for row in rows.values_list("game_id", "type", "schema_version", "data").iterator():
            logs[row[0]].append(row[1:])
        changed = []
        for game in chunk:
            try:
                state = replay(decode(*event) for event in logs[game.pk])
            except (StoreError, EngineError, ValueError) as error:
                logger.warning("Game %s can't be replayed: %s", game.pk, error)
                continue
            game.position, game.awaited = write_position(state), list(awaited_seats(state))
            changed.append(game)
        games.bulk_update(changed, ["position", "awaited"])


def _tables(apps: Apps, schema_editor: BaseDatabaseSchemaEditor, *names: str) -> list[Any]:
    alias = schema_editor.connection.alias
    return [apps.get_model("play", name).objects.using(alias) for name in names]


def _chunks(games: Any) -> Iterator[list[Any]]:
    """All these games, some at a time, in the order of their keys."""
    last = ""
    while chunk := list(games.filter(pk__gt=last).order_by("pk")[:MOST_AT_ONCE]):
        yield chunk
        last = chunk[-1].pk


class Migration(migrations.Migration):

    dependencies = [
        ("play", "0002_columns_since_0_2_0"),
    ]

    operations = [
        migrations.RunPython(fill_seats, migrations.RunPython.noop),
        migrations.RunPython(fill_games, migrations.RunPython.noop),
        migrations.RunPython(write_positions_anew, migrations.RunPython.noop),
    ]
