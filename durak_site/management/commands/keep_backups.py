"""`manage.py keep_backups FOLDER`: write a backup there, and delete old ones (their retention)."""

import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from durak_site.server.backups.backup_and_restore import BackupError, make_backup
from durak_site.server.backups.last_backup import note_backup

NAME = "durak-%Y%m%d-%H%M%S.tar"
OWN = "durak-*.tar"


class Command(BaseCommand):
    """Write a backup named after its time, and delete the oldest ones."""

    # The command uses no endpoint, and checks import them all.
    requires_system_checks = ()
    help = "Write a backup into a folder, and keep only the newest. Copy it to another machine."

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the folder, the number of backups to keep, and the hours between two."""
        parser.add_argument("folder", type=Path, metavar="FOLDER")
        parser.add_argument("--keep", type=int, default=14, help="so many (default: 14)")
        parser.add_argument(
            "--every", type=float, metavar="HOURS", help="go on, and make one every so many hours"
        )

    def handle(
        self, *args: Any, folder: Path, keep: int, every: float | None, **options: Any
    ) -> None:
        """Write one backup, or one after the other until a signal."""
        if keep < 1:
            raise CommandError("--keep: at least one has to be kept.")
        if every is not None and every <= 0:
            raise CommandError("--every: a number of hours above 0.")
        if every is None:
            self._make(folder, keep)
            return
        # A signal ends the process while it waits.
        pause = threading.Event()
        while True:
            try:
                self._make(folder, keep)
            except CommandError as error:
                self.stderr.write(str(error))
            pause.wait(every * 3600)

    def _make(self, folder: Path, keep: int) -> None:
        file = folder / datetime.now(tz=UTC).strftime(NAME)
        try:
            make_backup(file)
            note_backup()
            for old in sorted(folder.glob(OWN))[:-keep]:
                old.unlink()
        except (BackupError, OSError) as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"{file}: {file.stat().st_size} bytes")
