"""`manage.py dump_games [2026-10] --to FOLDER`: a month of games in a file, with its checksum."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from games.records.dump import dump_games, month_before, month_named
from web.http.errors import InvalidInput


class Command(BaseCommand):
    """Write one month of public finished games; doing it again gives the same file."""

    help = "Write the public games that ended in a month, and their checksum into SHA256SUMS."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the month and the folder."""
        parser.add_argument("month", nargs="?", metavar="2026-10", help="default: the last month")
        parser.add_argument("--to", type=Path, required=True, metavar="FOLDER", dest="folder")

    def handle(self, *args: Any, month: str | None, folder: Path, **options: Any) -> None:
        """Write the file, and print what is in it."""
        now = timezone.now()
        try:
            chosen = month_before(now) if month is None else month_named(month)
            dumped = dump_games(chosen, folder, now=now)
        except (InvalidInput, OSError) as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"{dumped.games} games in {dumped.file}, sha256 {dumped.digest}")
