"""Move classification (blunder, mistake, accuracy): the worth of each move, and its loss."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import sqrt
from statistics import fmean, variance

from games.engine import Command, Seat

INACCURATE, MISTAKEN, BLUNDERED = 0.03, 0.10, 0.20
"""The least losses of the grades, in points of a game (`bots.selfplay.points_of`)."""
DOUBTFUL_ERRORS = 2.0
"""The half of an interval, in errors; a loss up to this counts as none."""


class Grade(StrEnum):
    """The grade of a move. Wire values; they never change."""

    ONLY = "only"
    """The best move, and every other one is a mistake or worse."""
    BEST = "best"
    """No move is worth more."""
    GOOD = "good"
    """The move is worth about as much as the best one."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    TOO_CLOSE = "too_close"
    """The judge can't say whether the move was an error."""

    @property
    def is_error(self) -> bool:
        """Return whether a player could have known better."""
        return self in {Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER}


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
    those of a proven move are all its value. `earlier` are the batches of a search half as deep:
    how far the value has moved since then shows how far it may still move.
    """

    command: Command
    batches: tuple[float, ...] = field(repr=False)
    is_proven: bool = False
    earlier: tuple[float, ...] = field(default=(), repr=False)

    @property
    def value(self) -> float:
        """The points to be expected."""
        return fmean(self.batches)

    @property
    def error(self) -> float:
        """The standard error of the value."""
        return _error(self.batches, self.earlier)


@dataclass(frozen=True, slots=True)
class Loss:
    """The points that a move is worth less than the best one, with their standard error."""

    points: float
    error: float

    @property
    def least(self) -> float:
        """The lower end of the 95 % interval."""
        return self.points - DOUBTFUL_ERRORS * self.error

    @property
    def most(self) -> float:
        """The upper end of the 95 % interval."""
        return self.points + DOUBTFUL_ERRORS * self.error

    @property
    def is_settled(self) -> bool:
        """Return whether the whole interval has one grade."""
        return _step(self.least) == _step(self.most)

    @property
    def grade(self) -> Grade:
        """The grade of a move with this loss, if another move is worth more.

        A move is called an error only if it surely lost something, and called good only if it
        surely is no mistake.
        """
        step = _step(self.points)
        if step and self.least <= 0:
            return Grade.TOO_CLOSE
        if not step and self.most >= MISTAKEN:
            return Grade.TOO_CLOSE
        return (Grade.GOOD, Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)[step]

    @property
    def beyond_doubt(self) -> float:
        """The points lost, or none if chance may have made them."""
        return self.points if self.least > 0 else 0.0


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
        return self._loss(self.value_of(command))

    def grade_of(self, command: Command) -> Grade:
        """Return the grade of the move. Raises KeyError for one that was not judged."""
        move = self.value_of(command)
        if move.value < self.best.value:
            return self._loss(move).grade
        others = [self._loss(other).grade for other in self.moves if other is not move]
        is_only = all(grade in {Grade.MISTAKE, Grade.BLUNDER} for grade in others)
        return Grade.ONLY if is_only else Grade.BEST

    def settles(self, command: Command | None) -> bool:
        """Return whether the grade of the move can't change any more; of all moves without one."""
        if command is not None and (loss := self.loss_of(command)).points:
            return loss.is_settled
        losses = [self._loss(move) for move in self.moves]
        return all(loss.is_settled or (command and loss.least > 0) for loss in losses)

    def _loss(self, move: MoveValue) -> Loss:
        best = self.best
        now = _differences(best.batches, move.batches)
        return Loss(max(0.0, fmean(now)), _error(now, _differences(best.earlier, move.earlier)))


def _step(loss: float) -> int:
    """Return the number of the grade of a loss, from 0 to 3."""
    return sum(loss >= least for least in (INACCURATE, MISTAKEN, BLUNDERED))


def _differences(better: Sequence[float], worse: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(better, worse, strict=True)]


def _error(batches: Sequence[float], earlier: Sequence[float]) -> float:
    """Return the error of the mean: by chance, and by how far it moved as the search deepened.

    Of the latter the part that chance explains is taken off.
    """
    chance = _variance(batches)
    if not earlier:
        return sqrt(chance)
    moved = (fmean(batches) - fmean(earlier)) ** 2 - chance - _variance(earlier)
    return sqrt(chance + max(0.0, moved))


def _variance(batches: Sequence[float]) -> float:
    """Return the variance of the mean."""
    return variance(batches) / len(batches) if len(batches) > 1 else 0.0
