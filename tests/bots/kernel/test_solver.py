"""The exact search; its results for small positions are compared in `test_duel`."""

import random

import pytest

from bots.kernel.course import play
from bots.kernel.moves import Moves
from bots.kernel.solver import FIRST_ROOM, MAX_ROOM, KernelSolver
from bots.kernel.table import Table
from bots.kernel.turns import mover
from bots.strategies.endgame.setup import endgame_of
from bots.strategies.endgame.solver import DuelSolver, Goal
from bots.strategies.search.situation import SearchTurn, situation_of
from games.engine import GameState, RuleSet, legal_offers, view_for
from tests.support.play import random_pack
from tests.support.positions import codes, position
from tests.support.tiers import first_of

SEAT_1_WINS = "hand 8C 9S\nhand 6C 6H 9C\nbout 9 0 0 1 3"
"""Hearts are trumps. 8C is beaten with 6H, which lets in nothing; 9S with 6H as well. Then seat 1
leads 9C, which must be taken, and goes out with 6C."""
STATES = 1_000_000


def turn_of(state: GameState) -> SearchTurn:
    """Return the turn of seat 0, which leads."""
    turn = situation_of(view_for(state, 0), legal_offers(state, 0))
    assert turn is not None
    return turn


def endgame(seed: int) -> GameState:
    """Return a position of ten cards in which seat 0 leads; hearts are trumps."""
    pack = random_pack(random.Random(f"table {seed}"), RuleSet())
    hands = f"hand {codes(pack[:5])}\nhand {codes(pack[5:10])}"
    return position(f"{hands}\nbout 9 0 0 1 5")


def wins(state: GameState, room: int) -> tuple[bool, int]:
    """Return whether seat 0 wins, by a table of that room, and the states looked at."""
    turn = turn_of(state)
    solver = KernelSolver(0, 1, draw_is_enough=False, nodes=STATES, room=room)
    answers = [solver.reaches(turn.table, move, STATES) for move in turn.moves]
    assert -1 not in answers
    return max(answers) == 1, STATES - solver.nodes


def test_a_lost_position_is_lost_by_every_lead() -> None:
    turn = turn_of(position(SEAT_1_WINS))
    solver = KernelSolver(0, 1, draw_is_enough=True, nodes=STATES)
    assert [solver.reaches(turn.table, move, STATES) for move in turn.moves] == [0, 0]


@pytest.mark.parametrize("seed", first_of(range(8), 3))
def test_no_answer_depends_on_the_room_of_the_table(seed: int) -> None:
    """A small table loses states, which are then solved again."""
    state = endgame(seed)
    duel = endgame_of(view_for(state, 0))
    assert duel is not None
    answer = DuelSolver(duel.duel, Goal.WIN, STATES).reaches_goal(duel.position)
    most, states = wins(state, MAX_ROOM)
    fewest, states_again = wins(state, 64)
    assert most is fewest is answer
    assert states <= states_again


def plain(table: Table, known: dict[object, bool]) -> bool:
    """Return whether seat 0 wins, by plain minimax; `known` gets all states looked at."""
    if table.is_over:
        return table.place(0) < table.place(1)
    cards = (table.hand(0), table.hand(1), table.table, table.open, table.attacks)
    state = (*cards, table.attacker, table.limit, table.drawn, table.done, table.taking)
    if state not in known:
        seat = mover(table)
        wanted = seat == 0
        found = Moves()
        found.find(table, seat, in_turn=True)
        known[state] = not wanted
        for place in range(found.size):
            following = Table(table.rules)
            following.copy_from(table)
            play(following, seat, found.at(place))
            if plain(following, known) is wanted:
                known[state] = wanted
                break
    return known[state]


@pytest.mark.parametrize("seed", first_of(range(8), 3))
def test_each_state_is_looked_at_once_and_none_is_taken_for_another(seed: int) -> None:
    turn = turn_of(endgame(seed))
    known: dict[object, bool] = {}
    answers = []
    for move in turn.moves:
        following = Table(turn.table.rules)
        following.copy_from(turn.table)
        play(following, 0, move)
        answers.append(plain(following, known))
    solver = KernelSolver(0, 1, draw_is_enough=False, nodes=STATES)
    assert [solver.reaches(turn.table, move, STATES) == 1 for move in turn.moves] == answers
    assert STATES - solver.nodes == len(known)


def test_the_table_grows_and_keeps_what_is_solved() -> None:
    """The second search of each lead looks at no state but the one after the lead."""
    turn = turn_of(endgame(2))
    solver = KernelSolver(0, 1, draw_is_enough=False, nodes=STATES)
    first = [solver.reaches(turn.table, move, STATES) for move in turn.moves]
    looked_at = STATES - solver.nodes
    assert looked_at > FIRST_ROOM
    assert [solver.reaches(turn.table, move, STATES) for move in turn.moves] == first
    assert STATES - solver.nodes == looked_at


def test_a_solver_without_enough_states_says_so() -> None:
    turn = turn_of(endgame(2))
    solver = KernelSolver(0, 1, draw_is_enough=False, nodes=10)
    assert solver.reaches(turn.table, turn.moves[0], 10) == -1
