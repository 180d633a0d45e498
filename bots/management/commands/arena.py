"""`manage.py arena my_bot.py --vs clever`: a strategy in a file against one of the bots."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from bots.arena import Unplayable, challenger_in, match
from bots.management.commands.selfplay import as_json, line, rules_named
from bots.selfplay import FinishedDeal, standings
from bots.strategies.registry import STRATEGIES

BAR = 40


class Command(BaseCommand):
    """Play duplicate deals on the engine alone; needs no database."""

    help = (
        "Let the function choose(view, legal, rng, log) of a Python file play against a bot, "
        "and print points with 95 % intervals."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the file, the bot, the rules, the seats, the number of games, and the seed."""
        parser.add_argument("file", type=Path)
        parser.add_argument("--vs", default="clever", choices=sorted(STRATEGIES), dest="level")
        parser.add_argument(
            "--rules", default="podkidnoy", metavar="PRESET|FILE", help="a preset, or a JSON file"
        )
        parser.add_argument("--seats", type=int, default=2, metavar="N")
        parser.add_argument(
            "--games", type=int, default=100, metavar="N", help="rounded up to whole deals"
        )
        parser.add_argument("--seed", default="1", help="the same seed gives the same games")
        parser.add_argument("--json", action="store_true", dest="is_json")

    def handle(
        self,
        *args: Any,
        file: Path,
        level: str,
        rules: str,
        seats: int,
        games: int,
        seed: str,
        is_json: bool,
        **options: Any,
    ) -> None:
        """Play the games with a progress bar on the terminal, and print each bot's result."""
        rule_set = rules_named(rules, seats)
        if seats < 2:  # noqa: PLR2004 - the file and a bot
            raise CommandError("--seats must be at least 2.")
        if games < 1:
            raise CommandError("--games must be at least 1.")
        total = -(-games // seats) * seats
        played: list[FinishedDeal] = []
        try:
            challenger = challenger_in(file)
            for game in match(challenger, level, rule_set, seats=seats, games=games, seed=seed):
                played.append(game)
                self._show(len(played), total)
        except Unplayable as error:
            raise CommandError(str(error)) from error
        results = standings(played)
        if is_json:
            facts = {"rules": rule_set.to_json(), "seats": seats, "seed": seed, "games": total}
            self.stdout.write(json.dumps(facts | {"results": [as_json(one) for one in results]}))
            return
        self.stdout.write(f"{total} games, {total // seats} deals, {seats} seats, seed {seed}")
        for result in results:
            self.stdout.write(line(result))

    def _show(self, done: int, total: int) -> None:
        """Draw the bar again, on a terminal only."""
        if self.stderr.isatty():
            filled = BAR * done // total
            bar = "#" * filled + "." * (BAR - filled)
            self.stderr.write(f"\r[{bar}] {done}/{total}", ending="\n" if done == total else "")
