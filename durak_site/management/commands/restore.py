"""`manage.py restore FILE`: a backup in the place of this installation's data."""

from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser

from durak_site.backups import BackupError, restore_backup


class Command(BaseCommand):
    """Put a backup back, bring it up to this version, and check every game."""

    help = "Put a backup back, while nothing of this installation runs; then every game is checked."
    # It stands before a database that may be empty, or newer or older than this version.
    requires_migrations_checks = False

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the backup, and whether data that are here may go."""
        parser.add_argument("file", type=Path, metavar="FILE")
        parser.add_argument("--replace", action="store_true", help="lose the data that are here")

    def handle(self, *args: Any, file: Path, replace: bool, **options: Any) -> None:
        """Restore. Raises CommandError if that can't be done, or a game is wrong afterwards."""
        try:
            restore_backup(file, replace=replace)
        except (BackupError, OSError) as error:
            raise CommandError(str(error)) from error
        call_command("migrate", interactive=False, verbosity=0)
        call_command("verify_game", "--all", stdout=self.stdout)
