"""`manage.py rebuild_games ID …` or `--all`: rebuild the rows of games from their logs."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction

from games.engine.errors import EngineError
from games.play.log import BrokenLog, StoreError
from games.play.models import Game
from games.play.projections.rebuild import rebuild
from games.records.audit import audit, audit_log


class Command(BaseCommand):
    """Rewrite the summary and position of games from their logs, where they differ."""

    help = "Rebuild the rows of games from their logs."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the ids of games, or `--all`."""
        parser.add_argument("game_ids", nargs="*", metavar="ID")
        parser.add_argument("--all", action="store_true", dest="every", help="every game")

    def handle(self, *args: Any, game_ids: list[str], every: bool, **options: Any) -> None:
        """Print one line for each game that changed or stays wrong, and a count at the end.

        A game whose log is wrong is left as it is.
        """
        if bool(game_ids) == every:
            raise CommandError("Name the games to rebuild, or say --all.")
        checked = changed = broken = wrong = 0
        for game_id in Game.objects.values_list("pk", flat=True) if every else game_ids:
            try:
                is_changed = self._rebuild(game_id)
            except Game.DoesNotExist as error:
                raise CommandError(f"There is no game {game_id}.") from error
            except (StoreError, EngineError) as error:
                self.stdout.write(f"{game_id}  can't be rebuilt: {error}")
                broken += 1
                continue
            checked += 1
            changed += is_changed
            findings = audit(Game.objects.get(pk=game_id))
            if is_changed or findings:
                self.stdout.write(f"{game_id}  {'rebuilt' if is_changed else 'not changed'}")
            if findings:
                wrong += 1
                self.stdout.write(f"{game_id}  stays wrong: {findings[0]}")
        self.stdout.write(f"{changed} of {checked} games rebuilt.")
        if broken:
            raise CommandError(f"{broken} logs are broken: restore their events from a backup.")
        if wrong:
            raise CommandError(f"{wrong} games stay wrong: manage.py verify_game says how.")

    def _rebuild(self, game_id: str) -> bool:
        """Rebuild a game; return whether that changed anything. Raises BrokenLog for its log."""
        with transaction.atomic():
            game = Game.objects.select_for_update().get(pk=game_id)
            wrong = audit_log(game)
            if wrong:
                raise BrokenLog(wrong[0])
            return rebuild(game_id)
