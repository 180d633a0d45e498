"""The solution of a puzzle: the only move that wins, the rival's best reply, and so on."""

from collections.abc import Sequence
from dataclasses import dataclass

from bots.puzzle_search.proof import WinProof
from games.engine import Command, GameState, Seat, advance, awaited_seats, legal_commands

MAX_MOVES = 8
"""The most moves of the solver in one solution."""


@dataclass(frozen=True, slots=True)
class SolutionStep:
    """A move of the solution; `choices` is the number of moves that its seat could choose from."""

    seat: Seat
    command: Command
    choices: int


def solution_from(state: GameState, proof: WinProof) -> tuple[SolutionStep, ...]:
    """Return the moves of both from a position of the hero; none without an only winning move.

    It ends with the last choice of the hero that has a single answer. The rival loses in any case,
    and replies so that the hero has to find one more such move, if possible.
    """
    steps: list[SolutionStep] = []
    own = 0
    while not state.is_over and own < MAX_MOVES:
        (seat,) = awaited_seats(state)
        commands = legal_commands(state, seat)
        if seat == proof.hero:
            winning = proof.winning(state, most=2)
            if winning is None or len(winning) != 1:
                break
            command = winning[0]
            own += 1
        else:
            command = _hardest(state, commands, proof)
        steps.append(SolutionStep(seat, command, len(commands)))
        state = advance(state, seat, command).state
    return _up_to_the_last_choice(steps, proof.hero)


def _hardest(state: GameState, commands: Sequence[Command], proof: WinProof) -> Command:
    """Return the rival's reply that is hardest for the hero; of equal ones the first."""
    return max(commands, key=lambda command: _asked(state, command, proof))


def _asked(state: GameState, command: Command, proof: WinProof) -> int:
    """Return the difficulty of a reply for the hero: the number of choices, if only one wins."""
    after = advance(state, proof.rival, command).state
    if after.is_over:
        return -1
    if awaited_seats(after) != (proof.hero,):
        return 1
    winning = proof.winning(after, most=2)
    choices = len(legal_commands(after, proof.hero))
    return choices if winning is not None and len(winning) == 1 and choices > 1 else 0


def _up_to_the_last_choice(steps: Sequence[SolutionStep], hero: Seat) -> tuple[SolutionStep, ...]:
    """Return the solution up to the hero's last choice; nothing if it begins without a choice."""
    if not steps or steps[0].choices == 1:
        return ()
    choices = [place for place, step in enumerate(steps) if step.seat == hero and step.choices > 1]
    return tuple(steps[: choices[-1] + 1])
