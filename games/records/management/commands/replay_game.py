"""`manage.py replay_game ID`: print a game move by move."""

from collections.abc import Iterator
from itertools import repeat
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.engine import GameState, Watcher, evolve
from games.engine.notation import write_position
from games.engine.view import Viewer
from games.play.log import load
from games.play.models import Game, GameStatus, Seat, SeatKind
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.time.clock import Cause
from games.records.narration import narrate
from web.http.errors import ServiceError

NOTES: dict[Cause | None, str] = {
    Cause.CLOCK: " (time was up)",
    Cause.IN_ADVANCE: " (set in advance)",
}


class Command(BaseCommand):
    """Print a game's events in order, without its secret cards while it runs."""

    help = "Print a game move by move."

    def add_arguments(self, parser: CommandParser) -> None:
        """Take the id of the game, the viewer to show it for, and what else to print."""
        parser.add_argument("game_id", metavar="ID")
        parser.add_argument("--seat", type=int, help="as this seat knew it")
        parser.add_argument(
            "--open", action="store_true", dest="is_open", help="all cards, of a running game too"
        )
        parser.add_argument(
            "--positions", action="store_true", help="the position after each event, with all cards"
        )

    def handle(
        self,
        *args: Any,
        game_id: str,
        seat: int | None,
        is_open: bool,
        positions: bool,
        **options: Any,
    ) -> None:
        """Print the heading, the players, and one line for each event."""
        try:
            game = get_game(game_id)
        except ServiceError as error:
            raise CommandError(str(error)) from error
        viewer = _viewer(game, seat, is_open=is_open)
        self._write_heading(game)
        after_each = _positions(game) if positions else repeat("")
        events = update_of(game, after=0).events_seen_by(viewer)
        for seen, position in zip(events, after_each, strict=False):
            first, *more = narrate(seen.event).splitlines()
            self.stdout.write(f"{seen.version:4}  {first}{NOTES.get(seen.cause, '')}")
            for line in (*more, *position.splitlines()):
                self.stdout.write(f"      {line}")

    def _write_heading(self, game: Game) -> None:
        self.stdout.write(
            f"Game {game.pk} ({game.preset or 'own rules'}), {game.status}, version {game.version}"
        )
        for row in game.all_seats:
            self.stdout.write(f"  seat {row.number}: {_occupant(row)}")


def _positions(game: Game) -> Iterator[str]:
    """Yield the positions after each event, as text."""
    state: GameState | None = None
    for numbered in load(game.pk):
        state = evolve(state, numbered.event)
        yield write_position(state)


def _occupant(seat: Seat) -> str:
    match seat.kind:
        case SeatKind.HUMAN:
            return str(seat.user)
        case SeatKind.BOT:
            return f"bot ({seat.bot_level})"
        case SeatKind.OPEN:
            return "free"


def _viewer(game: Game, seat: int | None, *, is_open: bool) -> Viewer:
    if is_open:
        return Watcher.OPEN
    if seat is None:
        return Watcher.OPEN if game.status == GameStatus.FINISHED else Watcher.SPECTATOR
    if not any(row.number == seat for row in game.all_seats):
        raise CommandError(f"The game has no seat {seat}.")
    return seat
