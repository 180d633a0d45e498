"""The endgame solver's move: proven best between two who know every card (as by minimax)."""

from collections.abc import Sequence

from bots.kernel.solver import KernelSolver
from bots.strategies.search.situation import SearchTurn
from games.engine import Seat

FIRST_STATES = 256
"""States looked at for each move in the first round."""
MORE_STATES = 4
"""The factor by which a move's positions grow from round to round."""


def proven_moves(situation: SearchTurn, rival: Seat, states: int) -> tuple[Sequence[int], bool]:
    """Return the moves that no other is proven better than, and whether they are proven themselves.

    At most `states` states are searched for winning, and the same number for not losing. All moves
    get the same number, more in each round.
    """
    moves = situation.moves
    for draw_is_enough in (False, True):
        solver = KernelSolver(situation.viewer, rival, draw_is_enough=draw_is_enough, nodes=states)
        proven, left = _round_by_round(situation, solver, moves)
        if proven is not None:
            return (proven,), True
        if left:
            return left, False
    return moves, False


def _round_by_round(
    situation: SearchTurn, solver: KernelSolver, moves: Sequence[int]
) -> tuple[int | None, Sequence[int]]:
    """Return the first move proven to reach the goal, or None and those not proven to miss it."""
    left, share = list(moves), FIRST_STATES
    while left and solver.nodes > 0:
        undecided = []
        for move in left:
            answer = solver.reaches(situation.table, move, share)
            if answer == 1:
                return move, ()
            if answer < 0:
                undecided.append(move)
        left, share = undecided, share * MORE_STATES
    return None, left
