"""The puzzles of a game: its last bouts looked through for moves that alone keep the win."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bots.puzzle_search.proof import STATES, WinProof, is_open
from bots.puzzle_search.refuting import Refutation, refutations_of
from bots.puzzle_search.solution import SolutionStep, solution_from
from bots.puzzle_search.themes import Theme, themes_of
from bots.strategies.base import Rng
from bots.strategies.character import THUMB
from games.engine import (
    Event,
    GameState,
    Seat,
    advance,
    awaited_seats,
    evolve,
    legal_commands,
    legal_offers,
    view_for,
)
from games.engine.notation.games import move_of
from games.ratings.system import NEW, Skill

FINDER_VERSION = 1
"""The version of the finder: another one may find other solutions."""
MAX_PER_GAME = 3
MIN_CHOICES = 2
FIRST_GUESS_LESS = 150.0
"""By how much a puzzle is rated lower at first that the rules of thumb solve."""
EACH_MOVE_MORE = 75.0
"""By how much it is rated higher for each further choice of its solution."""


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle: the position with all hands open, its solution, and what it is about."""

    state: GameState
    seat: Seat
    solution: tuple[SolutionStep, ...]
    themes: tuple[Theme, ...]
    skill: Skill
    refutations: tuple[Refutation, ...]

    @property
    def last_bout(self) -> int:
        """The number of the bout in which the solution ends."""
        state = self.state
        for step in self.solution:
            state = advance(state, step.seat, step.command).state
        assert state.bout is not None  # noqa: S101 - as below
        return state.bout.number

    @property
    def digest(self) -> str:
        """The same for equal tasks, whatever was played before."""
        state, bout = self.state, self.state.bout
        assert bout is not None  # noqa: S101 - a puzzle has a bout
        facts = [
            state.rules.to_json(),
            self.seat,
            [[card.code for card in hand] for hand in state.hands],
            [card.code for card in state.talon],
            str(state.trump),
            [str(pair) for pair in bout.table],
            [bout.attacker, bout.defender, bout.limit, bout.taking, sorted(bout.done)],
        ]
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def states_before_moves(events: Iterable[Event]) -> Iterator[GameState]:
    """Yield the states of a game in which somebody then moved, from all its events."""
    state: GameState | None = None
    for event in events:
        if state is not None and move_of(event) is not None:
            yield state
        state = evolve(state, event)


def puzzles_in(
    states: Iterable[GameState], chance: Rng, *, proving: int = STATES
) -> tuple[Found, ...]:
    """Return the puzzles among the states of a game, in their order.

    A bout that is part of one puzzle's solution has no other puzzle. `chance` is for the rules of
    thumb, which estimate the difficulty.
    """
    found: list[Found] = []
    last_bout = -1
    for state in states:
        if len(found) == MAX_PER_GAME:
            break
        if not is_open(state) or state.bout is None or state.bout.number <= last_bout:
            continue
        puzzle = puzzle_at(state, chance, proving=proving)
        if puzzle is not None:
            found.append(puzzle)
            last_bout = puzzle.last_bout
    return tuple(found)


def puzzle_at(state: GameState, chance: Rng, *, proving: int = STATES) -> Found | None:
    """Return the puzzle for the seat to move, in an open position; None if there is none.

    If the rules of thumb find the single move among two, it is too easy.
    """
    (seat,) = awaited_seats(state)
    if len(legal_commands(state, seat)) == 1:
        return None
    (rival,) = (other for other in state.in_play if other != seat)
    shown = _all_shown(state)
    proof = WinProof(seat, rival, states=proving)
    solution = solution_from(shown, proof)
    if not solution:
        return None
    guess = THUMB.choose(view_for(state, seat), legal_offers(state, seat), chance)
    is_guessed = guess == solution[0].command
    if is_guessed and len(solution) == 1 and solution[0].choices == MIN_CHOICES:
        return None
    skill = _first_skill(solution, is_guessed=is_guessed)
    refutations = tuple(refutations_of(shown, solution, proof, chance))
    return Found(shown, seat, solution, themes_of(shown, solution), skill, refutations)


def _all_shown(state: GameState) -> GameState:
    """Return the position with both hands public, since both players can work them out.

    The count of bouts without progress starts again.
    """
    return state._replace(known=tuple(map(frozenset, state.hands)), idle_bouts=0)


def _first_skill(solution: Sequence[SolutionStep], *, is_guessed: bool) -> Skill:
    """Return the difficulty of the puzzle before anybody has tried it."""
    choices = sum(step.seat == solution[0].seat and step.choices > 1 for step in solution)
    mean = NEW.mean + EACH_MOVE_MORE * (choices - 1)
    if is_guessed:
        mean -= FIRST_GUESS_LESS
    return Skill(mean, NEW.deviation)
