"""The judgement of one decision: the worth of each move, and the loss of a move."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import sqrt
from statistics import fmean, stdev

from games.engine import Command, Seat

LARGE_LOSS = 0.10
"""The least loss of a blunder, in points of a game (`bots.selfplay.points_of`)."""
SURE_ERRORS = 3.0
"""The smallest ratio of a blunder's loss to its error."""
DOUBTFUL_ERRORS = 2.0
"""A loss up to so many times its error counts as none: it may be a random error."""


class NotJudged(StrEnum):
    """The reason why a decision has no judgement."""

    RULES = "rules"
    """The kernel does not know the rules of the game."""
    NOT_IN_TURN = "not_in_turn"
    """The game waited for another seat, or asked about the deal and not for cards."""
    NO_CHOICE = "no_choice"
    """Only one move was legal."""


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move and the points it may bring: 1 for the first place, 0 for the last.

    `value` is the mean of `batches`, which are of the same deals for all moves of a decision;
    those of a proven move are all its value.
    """

    command: Command
    batches: tuple[float, ...] = field(repr=False)
    is_proven: bool = False

    @property
    def value(self) -> float:
        """The points to be expected."""
        return fmean(self.batches)

    @property
    def error(self) -> float:
        """The standard error of the value."""
        return _error(self.batches)


@dataclass(frozen=True, slots=True)
class Loss:
    """The points that a move is worth less than the best one, with their standard error."""

    points: float
    error: float

    @property
    def is_blunder(self) -> bool:
        """Return whether the loss is so large, and so certain, that it may be called an error."""
        return self.points >= LARGE_LOSS and self.points >= SURE_ERRORS * self.error

    @property
    def beyond_doubt(self) -> float:
        """The points lost, or none if chance may have made them."""
        return self.points if self.points > DOUBTFUL_ERRORS * self.error else 0.0


@dataclass(frozen=True, slots=True)
class Judgement:
    """One decision: every move of it with its value, in the order of the cards."""

    seat: Seat
    moves: tuple[MoveValue, ...]

    @property
    def best(self) -> MoveValue:
        """The move worth most; of equal ones the first."""
        return max(self.moves, key=lambda move: move.value)

    @property
    def worst(self) -> MoveValue:
        """The move worth least."""
        return min(self.moves, key=lambda move: move.value)

    def value_of(self, command: Command) -> MoveValue:
        """Return the move with its value. Raises KeyError for one that was not judged."""
        for move in self.moves:
            if move.command == command:
                return move
        raise KeyError(command)

    def loss_of(self, command: Command) -> Loss:
        """Return the loss of the move against the best one, computed deal by deal."""
        best, move = self.best, self.value_of(command)
        differences = [a - b for a, b in zip(best.batches, move.batches, strict=True)]
        return Loss(max(0.0, fmean(differences)), _error(differences))


def _error(batches: Sequence[float]) -> float:
    return stdev(batches) / sqrt(len(batches)) if len(batches) > 1 else 0.0
