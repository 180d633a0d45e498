"""`manage.py rebuild_games ID …` or `--all`: rebuild the rows of games from their logs."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.engine.errors import EngineError
from games.play.log import StoreError
from games.play.models import Game
from games.play.projections.rebuild import rebuild


class Command(BaseCommand):
    """Rewrite the summary and position of games from their logs, where they differ."""

    help = "Rebuild the rows of games from their logs."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the ids of games, or `--all`."""
        parser.add_argument("game_ids", nargs="*", metavar="ID")
        parser.add_argument("--all", action="store_true", dest="every", help="every game")

    def handle(self, *args: Any, game_ids: list[str], every: bool, **options: Any) -> None:
        """Print one line for each game that changed, and a count at the end."""
        if bool(game_ids) == every:
            raise CommandError("Name the games to rebuild, or say --all.")
        checked = changed = broken = 0
        for game_id in Game.objects.values_list("pk", flat=True) if every else game_ids:
            try:
                is_changed = rebuild(game_id)
            except Game.DoesNotExist as error:
                raise CommandError(f"There is no game {game_id}.") from error
            except (StoreError, EngineError) as error:
                self.stdout.write(f"{game_id}  can't be rebuilt: {error}")
                broken += 1
                continue
            checked += 1
            changed += is_changed
            if is_changed:
                self.stdout.write(f"{game_id}  rebuilt")
        self.stdout.write(f"{changed} of {checked} games rebuilt.")
        if broken:
            raise CommandError(f"{broken} logs are broken: restore their events from a backup.")
