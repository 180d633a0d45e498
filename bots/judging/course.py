"""A finished game judged decision by decision, each by what its seat could know then."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bots.judging.judge import DEPTH, Depth, judge
from bots.judging.reasons import ErrorReason, reason_of
from bots.judging.verdict import Grade, Judgement, Loss, NotJudged
from games.engine import (
    Command,
    Event,
    GameState,
    Offer,
    PlayerView,
    Seat,
    evolve,
    legal_offers,
    view_for,
)
from games.engine.notation.games import move_of

SPREAD = 0x9E3779B97F4A7C15
WORD = 0xFFFFFFFFFFFFFFFF


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision as its seat saw it; `version` is the number of the event that followed."""

    version: int
    seat: Seat
    command: Command
    view: PlayerView
    legal: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with its judgement; `reason` says what was wrong if it was an error."""

    version: int
    seat: Seat
    command: Command
    judgement: Judgement
    loss: Loss
    grade: Grade
    reason: ErrorReason | None


def turns(events: Sequence[Event]) -> Iterator[Turn]:
    """Yield the decisions of a game, from all its events."""
    state: GameState | None = None
    for version, event in enumerate(events, start=1):
        move = move_of(event)
        if move is not None and state is not None:
            seat, command = move
            yield Turn(version, seat, command, view_for(state, seat), legal_offers(state, seat))
        state = evolve(state, event)


def judge_turn(turn: Turn, *, seed: int, depth: Depth = DEPTH) -> Judged | NotJudged:
    """Return the decision judged, or why it can't be.

    Each turn has its own seed, which is made from the game's.
    """
    judgement = judge(
        turn.view,
        turn.legal,
        seed=(seed + turn.version) * SPREAD & WORD,
        played=turn.command,
        depth=depth,
    )
    if isinstance(judgement, NotJudged):
        return judgement
    loss = judgement.loss_of(turn.command)
    grade, reason = judgement.grade_of(turn.command), None
    if grade.is_error:
        reason = reason_of(turn.view, turn.command, judgement.best.command)
    return Judged(turn.version, turn.seat, turn.command, judgement, loss, grade, reason)


def accuracy_of(decisions: Sequence[Judged]) -> float | None:
    """Return the share of the possible loss that was avoided, from 0 to 1.

    None if nothing could be lost.
    """
    at_stake = sum(
        decision.judgement.best.value - decision.judgement.worst.value for decision in decisions
    )
    lost = sum(decision.loss.beyond_doubt for decision in decisions)
    return max(0.0, 1 - lost / at_stake) if at_stake else None
