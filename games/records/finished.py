"""A finished game as values: for those above the rooms of games who look back at it."""

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
    """Return the game.

    Raises NotFound; GameNotFinished and DealSealed while it would tell secrets.
    """
    game = game_row(game_id)
    check_open(game, "A game can be looked back at once it is over.")
    return FinishedGame(game.pk, RuleSet.from_json(game.rules), len(game.all_seats))


def course_of(game: FinishedGame) -> Course:
    """Return the events of the game, from the first one on."""
    log = load(game.id)
    return Course(tuple(numbered.event for numbered in log), leavers(log))


class Finishing(NamedTuple):
    """When a game was finished, and its id: by these finished games are in one order."""

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
