"""`manage.py backup FILE`: everything of this installation in one file."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from durak_site.server.backups.backup_and_restore import BackupError, make_backup
from durak_site.server.backups.last_backup import note_backup


class Command(BaseCommand):
    """Write a backup."""

    # The command uses no endpoint, and checks import them all.
    requires_system_checks = ()
    help = (
        "Write a backup, while the service runs. Keep it where this machine's fate is not its own."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the name of a new file."""
        parser.add_argument("file", type=Path, metavar="FILE")

    def handle(self, *args: Any, file: Path, **options: Any) -> None:
        """Write it. Raises CommandError if that can't be done."""
        try:
            make_backup(file)
        except (BackupError, OSError) as error:
            raise CommandError(str(error)) from error
        note_backup()
        self.stdout.write(f"{file}: {file.stat().st_size} bytes")
