"""A finished game as values: for those above the rooms of games who look back at it."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.engine import Event, RuleSet
from games.engine import Seat as SeatNumber
from games.play.errors import GameNotFinished
from games.play.log import load
from games.play.models import GameStatus
from games.play.projections.leavers import leavers
from games.play.selectors.rows import game_row


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The rules of a finished game, and how many sat there."""

    id: str
    rules: RuleSet
    seats: int


@dataclass(frozen=True, slots=True)
class Course:
    """All that happened in a finished game.

    `left` has the version at which the player of a seat left; a bot has played on from there.
    """

    events: tuple[Event, ...]
    left: Mapping[SeatNumber, int]


def finished_game(game_id: str) -> FinishedGame:
    """The game. Raises NotFound, and GameNotFinished while looking back would tell secrets."""
    game = game_row(game_id)
    if game.status != GameStatus.FINISHED:
        raise GameNotFinished("A game can be looked back at once it is over.")
    return FinishedGame(game.pk, RuleSet.from_json(game.rules), len(game.seats.all()))


def course_of(game: FinishedGame) -> Course:
    """The events of the game, from the first one on."""
    log = load(game.id)
    return Course(tuple(numbered.event for numbered in log), leavers(log))
