"""All rows of the database, to be compared: has anything been written?"""

import functools
from collections import Counter
from collections.abc import Mapping
from typing import Any

from django.apps import apps
from django.db import connection

from games.play.models import StoredEvent

ROOMS = ("accounts", "bots", "games", "moderation", "notifications", "web")
"""The top packages of the service."""
Rows = Mapping[str, list[tuple[Any, ...]]]


def all_rows() -> Rows:
    """The rows of the service's own tables; of the events, which never change, how many there are.

    That no event changes is for the laws of games to see.
    """
    with connection.cursor() as cursor:
        found = {}
        for table, query in _queries().items():
            cursor.execute(query)
            found[table] = cursor.fetchall()
    return found


def differing(before: Rows, after: Rows) -> dict[str, list[tuple[Any, ...]]]:
    """The rows that are only in one of the two, by table; empty where nothing was written."""
    differences = {}
    for table, rows in before.items():
        if rows != after[table]:
            counts = Counter(map(repr, rows))
            counts.subtract(map(repr, after[table]))
            differences[table] = [row for row in (*rows, *after[table]) if counts[repr(row)] != 0]
    return differences


@functools.cache
def _queries() -> dict[str, str]:
    """Columns that are read of each table."""
    queries = {}
    for model in apps.get_models():
        if model.__module__.split(".")[0] in ROOMS and model is not StoredEvent:
            table = model._meta.db_table
            key = ", ".join(f'"{field.column}"' for field in model._meta.pk_fields)
            queries[table] = f'SELECT * FROM "{table}" ORDER BY {key}'  # noqa: S608 - no user's text
    events = StoredEvent._meta.db_table
    queries[events] = (
        f"SELECT game_id, count(*), max(version) FROM {events} GROUP BY game_id ORDER BY game_id"  # noqa: S608 - the same
    )
    return queries
