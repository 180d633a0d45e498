"""The exact worth of moves between two who know every card."""

from bots.kernel.solver import KernelSolver
from bots.strategies.search.exact import FIRST_STATES, MORE_STATES
from bots.strategies.search.situation import SearchTurn
from games.engine import Seat

WIN, DRAW, LOSS = 1.0, 0.5, 0.0


def proven_values(
    situation: SearchTurn, moves: tuple[int, ...], rival: Seat, states: int
) -> dict[int, float]:
    """Return the worth of the moves that could be proven: won, drawn or lost.

    At most `states` states are searched for winning, and the same number for not losing.
    """
    wins = _answers(situation, moves, rival, states, draw_is_enough=False)
    values = {move: WIN for move, answer in wins.items() if answer == 1}
    others = tuple(move for move in moves if move not in values)
    for move, answer in _answers(situation, others, rival, states, draw_is_enough=True).items():
        if answer == 0:
            values[move] = LOSS
        elif answer == 1 and wins.get(move) == 0:
            values[move] = DRAW
    return values


def _answers(
    situation: SearchTurn,
    moves: tuple[int, ...],
    rival: Seat,
    states: int,
    *,
    draw_is_enough: bool,
) -> dict[int, int]:
    """Return whether each decided move reaches the goal, 1 or 0.

    All moves get the same number of states, more in each round, so that a move that is hard to
    judge does not delay the others.
    """
    solver = KernelSolver(situation.viewer, rival, draw_is_enough=draw_is_enough, nodes=states)
    answers: dict[int, int] = {}
    left, share = list(moves), FIRST_STATES
    while left and solver.nodes > 0:
        for move in left:
            answer = solver.reaches(situation.table, move, share)
            if answer >= 0:
                answers[move] = answer
        left, share = [move for move in left if move not in answers], share * MORE_STATES
    return answers
