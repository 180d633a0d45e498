"""Print the bytes of every table with its indexes, as JSON: `python table_sizes.py`.

On PostgreSQL also how many updates there were of games' rows, and how many touched no index.
"""

import json
import sys

import django

SQLITE = "SELECT tbl_name, sum(pgsize) FROM dbstat JOIN sqlite_master USING (name) GROUP BY 1"
POSTGRES = """
SELECT relname, pg_total_relation_size(oid) FROM pg_class
WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
"""


UPDATES = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'play_game'"


def main() -> None:
    """Print the sizes, and the number of finished games and of their events."""
    django.setup()
    from django.db import connection  # noqa: PLC0415 - after django.setup()

    from games.play.models import Game, StoredEvent  # noqa: PLC0415 - after django.setup()

    with connection.cursor() as cursor:
        cursor.execute(POSTGRES if connection.vendor == "postgresql" else SQLITE)
        sizes = {name: int(size) for name, size in cursor.fetchall()}
        updates = None
        if connection.vendor == "postgresql":
            cursor.execute(UPDATES)
            updates = cursor.fetchone()
    found = {
        "games": Game.objects.count(),
        "events": StoredEvent.objects.count(),
        "sizes": sizes,
        "updates": updates,
    }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
