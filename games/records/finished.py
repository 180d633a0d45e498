"""A finished game (replay) as values, for the rooms above that analyse it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from django.db.models import Q

from games.engine import Event, RuleSet
from games.engine import Seat as SeatNumber
from games.play.log import load
from games.play.models import Game, GameStatus
from games.play.projections.leavers import leavers
from games.play.selectors.rows import game_row
from games.play.selectors.seals import check_open


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The rules of a finished game, and its number of seats."""

    id: str
    rules: RuleSet
    seats: int


@dataclass(frozen=True, slots=True)
class Course:
    """The events of a finished game, and the players who left it.

    `left` has the version at which the player of a seat left; a bot has played on from there.
    """

    events: tuple[Event, ...]
    left: Mapping[SeatNumber, int]


def finished_game(game_id: str) -> FinishedGame:
    """Return the game.

    Raises NotFound, and GameNotFinished or DealSealed while it would reveal secrets.
    """
    game = game_row(game_id)
    check_open(game, "A game can be looked back at once it is over.")
    return FinishedGame(game.pk, RuleSet.from_json(game.rules), len(game.all_seats))


def course_of(game: FinishedGame) -> Course:
    """Return the events of the game, from the first one on."""
    log = load(game.id)
    return Course(tuple(numbered.event for numbered in log), leavers(log))


class Finishing(NamedTuple):
    """The time at which a game was finished, and its id; they put finished games in order."""

    at: datetime
    game_id: str


def public_games_after(after: Finishing | None, *, most: int) -> list[Finishing]:
    """Return the first public games finished after that one, in order; none with a fixed deal."""
    games = Game.objects.filter(
        status=GameStatus.FINISHED, is_private=False, fixed_pack="", finished_at__isnull=False
    )
    if after is not None:
        later = Q(finished_at=after.at, pk__gt=after.game_id) | Q(finished_at__gt=after.at)
        games = games.filter(later, finished_at__gte=after.at)
    rows = games.order_by("finished_at", "pk").values_list("finished_at", "pk")[:most]
    return [Finishing(at, game_id) for at, game_id in rows if at is not None]
