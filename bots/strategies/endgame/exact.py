"""The command that keeps the best result that exact play can get."""

from collections.abc import Sequence

from bots.strategies.endgame.setup import Endgame
from bots.strategies.endgame.solver import Goal, OutOfNodes, Solver
from games.engine import Command


def best_command(endgame: Endgame, legal: Sequence[Command], nodes: int) -> Command:
    """The first of `legal` that no other is proven better than.

    Looks at no more than `nodes` positions; a command whose result is not found out
    within these counts for more than one that is proven to miss the goal.
    """
    for goal in (Goal.WIN, Goal.DRAW):
        solver = Solver(endgame.duel, goal, nodes)
        for command in legal:
            try:
                if solver.reaches_goal(endgame.after(command)):
                    return command
            except OutOfNodes:
                return command
        nodes = solver.nodes
    return legal[0]
