"""`manage.py verify_game ID …` or `--all`: check that logs still lead to their rows."""

from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction

from games.play.models import Game
from games.records.audit import audit


class Command(BaseCommand):
    """Check stored games; exit with status 1 if anything is wrong with one of them."""

    # The command uses no endpoint, and checks import them all.
    requires_system_checks = ()
    help = (
        "Replay the log of a game and compare it with its summary, snapshot, deal and commitment."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the ids of games, or `--all`."""
        parser.add_argument("game_ids", nargs="*", metavar="ID")
        parser.add_argument("--all", action="store_true", dest="every", help="check every game")

    def handle(self, *args: Any, game_ids: list[str], every: bool, **options: Any) -> None:
        """Print a line for each game and for each of its findings, and a count at the end."""
        if bool(game_ids) == every:
            raise CommandError("Name the games to verify, or say --all.")
        checked = wrong = 0
        for game in self._games(game_ids, every=every):
            findings = audit(game) and self._audit_locked(game)
            checked += 1
            wrong += bool(findings)
            self._report(game, findings)
        if wrong:
            raise CommandError(f"{wrong} of {checked} games are wrong.")
        self.stdout.write(f"{checked} games verified.")

    def _games(self, game_ids: list[str], *, every: bool) -> Iterator[Game]:
        if every:
            # Read one by one: a statement that stays open would keep SQLite from taking a lock.
            game_ids = list(Game.objects.order_by("created_at", "id").values_list("pk", flat=True))
        for game_id in game_ids:
            game = Game.objects.filter(pk=game_id).first()
            if game is not None:
                yield game
            elif not every:
                raise CommandError(f"There is no game {game_id}.")

    def _audit_locked(self, game: Game) -> tuple[str, ...]:
        """Return the faults of the game, locked so that nobody plays on between two statements."""
        with transaction.atomic():
            locked = Game.objects.select_for_update().filter(pk=game.pk).first()
            return () if locked is None else audit(locked)

    def _report(self, game: Game, findings: tuple[str, ...]) -> None:
        verdict = self.style.ERROR("WRONG") if findings else self.style.SUCCESS("ok")
        self.stdout.write(f"{game.pk}  {game.status:9}  version {game.version:4}  {verdict}")
        for finding in findings:
            self.stdout.write(f"    {finding}")
