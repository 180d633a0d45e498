"""`manage.py migrate`: Django's own, once the database is known to be one that can be upgraded."""

from typing import Any

from django.core.management.base import CommandError
from django.core.management.commands import migrate
from django.db import connections

from durak_site.server.database.upgrades import why_not


class Command(migrate.Command):
    """Bring a database up to date, or refuse with words before anything is changed."""

    def handle(self, *args: Any, **options: Any) -> None:
        """Migrate. Raises CommandError for a database that this code can't bring up to date."""
        problem = why_not(connections[options["database"]])
        if problem is not None:
            raise CommandError(problem)
        super().handle(*args, **options)
