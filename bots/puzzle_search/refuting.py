"""The refutation of a wrong move: the rival's play that takes the win away."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bots.puzzle_search.proof import WinProof
from bots.puzzle_search.solution import SolutionStep
from bots.strategies.base import Rng
from bots.strategies.character import THUMB
from games.engine import (
    Command,
    GameState,
    advance,
    awaited_seats,
    legal_commands,
    legal_offers,
    view_for,
)

MAX_PLIES = 12
"""Of both after the wrong move; by then everybody sees how it ends."""


@dataclass(frozen=True, slots=True)
class Refutation:
    """A wrong move at a step of the solution, and the moves of both that follow it."""

    step: int
    command: Command
    plies: tuple[SolutionStep, ...]


def refutations_of(
    state: GameState, solution: Sequence[SolutionStep], proof: WinProof, chance: Rng
) -> Iterator[Refutation]:
    """Yield the refutations of all wrong moves along the solution."""
    for number, step in enumerate(solution):
        if step.seat == proof.hero:
            for command in legal_commands(state, step.seat):
                if command != step.command:
                    after = advance(state, step.seat, command).state
                    yield Refutation(number, command, tuple(_plies(after, proof, chance)))
        state = advance(state, step.seat, step.command).state


def _plies(state: GameState, proof: WinProof, chance: Rng) -> Iterator[SolutionStep]:
    """Yield the rival's moves, each proven to leave the hero no win, and the hero's replies.

    They end with the game, after `MAX_PLIES`, or where the states do not suffice.
    """
    for _ in range(MAX_PLIES):
        if state.is_over:
            return
        (seat,) = awaited_seats(state)
        commands = legal_commands(state, seat)
        guess = THUMB.choose(view_for(state, seat), legal_offers(state, seat), chance)
        command = guess
        if seat == proof.rival:
            # Where the usual move will do, it is the easiest to understand.
            moves = sorted(commands, key=lambda move: move != guess)
            refuting = proof.refuting(state, moves)
            if refuting is None:
                return
            command = refuting
        yield SolutionStep(seat, command, len(commands))
        state = advance(state, seat, command).state
