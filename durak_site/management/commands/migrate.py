"""`manage.py migrate`: Django's command, after a check that the database can be upgraded."""

from typing import Any

from django.core.management.base import CommandError
from django.core.management.commands import migrate
from django.db import connections

from durak_site.server.database.upgrades import why_not


class Command(migrate.Command):
    """Bring a database up to date, or refuse with an explanation before any change."""

    def handle(self, *args: Any, **options: Any) -> None:
        """Migrate. Raises CommandError for a database that this code can't bring up to date."""
        problem = why_not(connections[options["database"]])
        if problem is not None:
            raise CommandError(problem)
        super().handle(*args, **options)
