"""The command that keeps the best result that exact play can get."""

from collections.abc import Sequence

from bots.strategies.endgame.duel import End, Next
from bots.strategies.endgame.setup import Endgame
from bots.strategies.endgame.solver import Goal, OutOfNodes, Solver
from games.engine import Command

PLIES_OF_HOPE = 3
"""How far a lost position is looked through for mistakes that the other might make."""


def best_command(endgame: Endgame, legal: Sequence[Command], nodes: int) -> Command:
    """The first of `legal` that no other is proven better than.

    Looks at no more than `nodes` positions; a command whose result is not found out within these
    counts for more than one that is proven to miss the goal. Where all is lost, the one that
    leaves most room for mistakes.
    """
    to_win = Solver(endgame.duel, Goal.WIN, nodes)
    command = _first_that_reaches(endgame, legal, to_win)
    if command is None:
        to_draw = Solver(endgame.duel, Goal.DRAW, to_win.nodes)
        command = _first_that_reaches(endgame, legal, to_draw)
        if command is None:
            return _most_hopeful(endgame, legal, to_draw)
    return command


def _first_that_reaches(
    endgame: Endgame, legal: Sequence[Command], solver: Solver
) -> Command | None:
    """The first command that reaches the goal, or may reach it; None if all miss it."""
    for command in legal:
        try:
            if solver.reaches_goal(endgame.after(command)):
                return command
        except OutOfNodes:
            return command
    return None


def _most_hopeful(endgame: Endgame, legal: Sequence[Command], solver: Solver) -> Command:
    """Of commands that all lose, the one after which mistakes are likeliest."""
    try:
        hopes = [_hope(endgame, solver, endgame.after(command), PLIES_OF_HOPE) for command in legal]
    except OutOfNodes:
        return legal[0]
    return legal[hopes.index(max(hopes))]


def _hope(endgame: Endgame, solver: Solver, position: Next, plies: int) -> float:
    """How likely the goal is yet reached, if the other plays by chance.

    Of the other's answers the first, being the most natural, counts most: the n-th 1/n. Raises
    `OutOfNodes`.
    """
    solver.look()
    if solver.reaches_goal(position):
        return 1.0
    if isinstance(position, End) or not plies:
        return 0.0
    hopes = [_hope(endgame, solver, child, plies - 1) for child in endgame.duel.children(position)]
    if position.hero_moves:
        return max(hopes)
    weights = [1 / place for place in range(1, len(hopes) + 1)]
    weighted = sum(weight * hope for weight, hope in zip(weights, hopes, strict=True))
    return weighted / sum(weights)
