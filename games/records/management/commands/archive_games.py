"""`manage.py archive_games [--days N]`: pack the logs of games that ended long ago."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from games.records.retention import archive_old_games


class Command(BaseCommand):
    """Archive all games that ended some days ago; they can be read as before."""

    help = "Pack the logs of games that ended long ago."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the age from which games are archived."""
        parser.add_argument(
            "--days", type=int, help="the age of the games, in place of DURAK_ARCHIVE_DAYS"
        )

    def handle(self, *args: Any, days: int | None, **options: Any) -> None:
        """Print how many games were archived."""
        if days is not None and days < 0:
            raise CommandError("--days is a number of days, 0 or more.")
        now, count = timezone.now(), 0
        while archived := archive_old_games(now=now, days=days):
            count += archived
        self.stdout.write(f"{count} games archived.")
