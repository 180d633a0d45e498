"""`manage.py make_puzzles`: make puzzles now, instead of waiting for the workers."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from bots.puzzle_search.proof import STATES
from bots.puzzles import first
from bots.puzzles.daily import choose_daily_puzzles
from bots.puzzles.making import make_from_deals, make_from_games


class Command(BaseCommand):
    """Look through finished games, and games that bots play for it, and keep the puzzles."""

    help = (
        "Make puzzles from finished games and from games of bots, and choose today's; the first "
        "ones of a new installation are there at once."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """Take how many games and deals, and how long to search for proofs."""
        parser.add_argument("--games", type=int, default=0, metavar="N", help="finished games")
        parser.add_argument("--deals", type=int, default=100, metavar="N", help="deals for bots")
        parser.add_argument(
            "--states", type=int, default=STATES, metavar="N", help="looked at for each position"
        )
        parser.add_argument(
            "--write-first",
            action="store_true",
            help="write the file of the first puzzles again, from those in stock",
        )

    def handle(
        self,
        *args: Any,
        games: int,
        deals: int,
        states: int,
        write_first: bool,
        **options: Any,
    ) -> None:
        """Make the puzzles, and print how many are new."""
        if min(games, deals) < 0 or states < 1:
            raise CommandError("--games and --deals can't be negative; --states is at least 1.")
        made = 0 if write_first else first.store_first()
        made += make_from_games(games, proving=states)
        made += make_from_deals(deals, proving=states)
        if write_first:
            self.stdout.write(f"{first.write_first()} puzzles are in {first.FILE}")
            return
        chosen = choose_daily_puzzles(now=timezone.now())
        self.stdout.write(f"{made} new puzzles, {chosen} chosen for a day")
