"""`manage.py migrate`: Django's command, after a check that the database can be upgraded."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.core.management.base import CommandError
from django.core.management.commands import migrate
from django.db import connections
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

from durak_site.server.database.upgrades import why_not

FIRST = "oauth2_provider"
"""The app whose migrations come first in a new database.

For each change of a table, Django draws the classes of all tables that refer to it, directly or by
others, again. This app changes its tables in 22 migrations and refers to accounts, and so does
nearly everything: in the order of the alphabet, it takes a third of the whole time."""


class Command(migrate.Command):
    """Bring a database up to date, or refuse with an explanation before any change."""

    def handle(self, *args: Any, **options: Any) -> None:
        """Migrate. Raises CommandError for a database that this code can't bring up to date."""
        connection = connections[options["database"]]
        problem = why_not(connection)
        if problem is not None:
            raise CommandError(problem)
        is_part = options["app_label"] or options["plan"] or options["check_unapplied"]
        with no_garbage_collection():
            is_new = not MigrationRecorder(connection).has_table()
            if is_new and not is_part and has_migrations(FIRST):
                super().handle(*args, **options | {"app_label": FIRST, "run_syncdb": False})
            super().handle(*args, **options)


def has_migrations(app: str) -> bool:
    """Return whether the app's tables are made by migrations: settings may say otherwise."""
    return app in MigrationLoader(None, ignore_no_migrations=True).migrated_apps


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """Keep all garbage meanwhile.

    Migrations draw thousands of classes that refer to each other, of which little becomes garbage
    before the end. Looking for it takes a quarter of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
