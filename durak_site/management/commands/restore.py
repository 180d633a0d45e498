"""`manage.py restore FILE`: replace this installation's data by a backup."""

from functools import partial
from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError, CommandParser

from durak_site.server.backups.backup_and_restore import BackupError, restore_backup


class Command(BaseCommand):
    """Bring a backup up to this version, check every game in it, and put it in place."""

    help = (
        "Put a backup back, while nothing of this installation runs; every game is checked first."
    )
    # The command uses no endpoint, and checks import them all.
    requires_system_checks = ()
    # It stands before a database that may be empty, or newer or older than this version.
    requires_migrations_checks = False

    def add_arguments(self, parser: CommandParser) -> None:
        """Add the backup's file, and the permission to replace existing data."""
        parser.add_argument("file", type=Path, metavar="FILE")
        parser.add_argument("--replace", action="store_true", help="lose the data that are here")
        parser.add_argument(
            "--with-broken-games",
            action="store_true",
            help="take the backup although some of its games don't agree with their logs",
        )

    def handle(
        self,
        *args: Any,
        file: Path,
        replace: bool,
        with_broken_games: bool,
        **options: Any,
    ) -> None:
        """Restore. Raises CommandError if that fails; the data are then unchanged."""
        check = partial(self._check, with_broken_games=with_broken_games)
        try:
            restore_backup(file, replace=replace, check=check)
        except (BackupError, OSError) as error:
            raise CommandError(str(error)) from error

    def _check(self, *, with_broken_games: bool) -> None:
        call_command("migrate", interactive=False, verbosity=0)
        try:
            call_command("verify_game", "--all", stdout=self.stdout)
        except CommandError as error:
            if not with_broken_games:
                raise CommandError(
                    f"{error} Nothing was replaced; --with-broken-games takes the backup as it is."
                ) from error
            self.stderr.write(str(error))
