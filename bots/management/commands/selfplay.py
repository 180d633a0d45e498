"""`manage.py selfplay`: let bots play against each other, and print results with intervals."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from bots.parallel import cores, deals_played
from bots.selfplay import BotResult, FinishedDeal, standings
from bots.strategies.registry import STRATEGIES
from games.engine import PRESETS, InvalidRules, RuleSet

STEPS = 20
"""The number of progress lines."""


class Command(BaseCommand):
    """Play duplicate deals on the engine alone; needs no database."""

    help = "Let bots play against each other and print their results with 95 % intervals."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the rules, the seats, the bots, the number of games, and the seed."""
        parser.add_argument(
            "--rules", default="podkidnoy", metavar="PRESET|FILE", help="a preset, or a JSON file"
        )
        parser.add_argument("--seats", type=int, metavar="N", help="default: one for each bot")
        parser.add_argument(
            "--games", type=int, default=100, metavar="N", help="rounded up to whole deals"
        )
        parser.add_argument(
            "--bots", default="clever,casual", metavar="a,b,…", help="repeated until seats are full"
        )
        parser.add_argument("--seed", default="1", help="the same seed gives the same games")
        parser.add_argument("--json", action="store_true", dest="is_json")
        parser.add_argument(
            "--jobs", type=int, default=cores(), metavar="N", help="processes, default: all cores"
        )
        parser.add_argument("--quiet", action="store_true", help="do not print the progress")

    def handle(
        self,
        *args: Any,
        rules: str,
        seats: int | None,
        games: int,
        bots: str,
        seed: str,
        is_json: bool,
        jobs: int,
        **options: Any,
    ) -> None:
        """Play the games, and print each bot's result."""
        levels = _levels(bots)
        table = len(levels) if seats is None else seats
        rule_set = rules_named(rules, table)
        if table % len(levels):
            raise CommandError(f"{len(levels)} bots can't share {table} seats evenly.")
        for name, number in (("games", games), ("jobs", jobs)):
            if number < 1:
                raise CommandError(f"--{name} must be at least 1.")
        deals = -(-games // table)
        seated = levels * (table // len(levels))
        played: list[FinishedDeal] = []
        strategies = {level: STRATEGIES[level] for level in levels}
        for deal, found in enumerate(
            deals_played(rule_set, seated, strategies, deals=deals, seed=seed, jobs=jobs), start=1
        ):
            played += found
            if not options["quiet"] and _is_printed(deal, deals):
                points = ", ".join(f"{one.bot} {one.points:.1%}" for one in standings(played))
                self.stderr.write(f"{deal} of {deals} deals: {points}")
        results = standings(played)
        if is_json:
            facts = {"rules": rule_set.to_json(), "seats": table, "seed": seed, "deals": deals}
            facts |= {"games": len(played), "results": [as_json(result) for result in results]}
            self.stdout.write(json.dumps(facts))
            return
        self.stdout.write(f"{len(played)} games, {deals} deals, {table} seats, seed {seed}")
        for result in results:
            self.stdout.write(line(result))


def _is_printed(deal: int, deals: int) -> bool:
    """Return whether progress is printed after that many deals: twenty times, and at the end."""
    return deal == deals or deal * STEPS // deals > (deal - 1) * STEPS // deals


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(level.strip() for level in text.split(","))
    for level in levels:
        if level not in STRATEGIES:
            raise CommandError(f"There is no bot {level!r}; there are {', '.join(STRATEGIES)}.")
    return levels


def rules_named(name: str, seats: int) -> RuleSet:
    """Return the preset with this name, or the rule set in this file; raises CommandError."""
    try:
        rules = PRESETS[name].rules if name in PRESETS else _rules_in(Path(name))
        rules.check_seats(seats)
    except InvalidRules as error:
        raise CommandError(str(error)) from error
    return rules


def _rules_in(file: Path) -> RuleSet:
    try:
        return RuleSet.from_json(json.loads(file.read_text()))
    except FileNotFoundError as error:
        presets = ", ".join(PRESETS)
        raise CommandError(f"{file} is neither a file nor a preset ({presets}).") from error
    except (OSError, ValueError) as error:
        raise CommandError(f"{file} holds no rule set: {error}") from error


def line(result: BotResult) -> str:
    """Return a bot's result as a line for people."""
    low, high = result.interval
    return (
        f"{result.bot:10} points {result.points:6.1%}  ({low:.1%} to {high:.1%})"
        f"  games {result.games}  first {result.firsts}  durak {result.duraks}"
        f"  draws {result.draws}"
    )


def as_json(result: BotResult) -> dict[str, object]:
    """Return a bot's result for programs."""
    low, high = result.interval
    return {
        "bot": result.bot,
        "games": result.games,
        "points": round(result.points, 4),
        "interval": [round(low, 4), round(high, 4)],
        "firsts": result.firsts,
        "duraks": result.duraks,
        "draws": result.draws,
    }
