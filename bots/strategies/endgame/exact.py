"""The command that keeps the best result that exact play can get."""

from collections.abc import Sequence

from bots.strategies.endgame.duel import End, Next
from bots.strategies.endgame.setup import Endgame
from bots.strategies.endgame.solver import DuelSolver, Goal, OutOfNodes
from games.engine import Command

FIRST_NODES = 256
"""Positions looked at for each command in the first round."""
MORE_NODES = 4
"""The factor by which a command's positions grow from round to round."""
PLIES_OF_HOPE = 3
"""The depth to which a lost position is searched for possible mistakes of the other."""


def best_command(endgame: Endgame, legal: Sequence[Command], nodes: int) -> Command:
    """Return the first of `legal` that no other is proven better than.

    At most `nodes` positions are searched. A command without a proven result counts for more than
    one that is proven to miss the goal. If all commands lose, the one after which the other is most
    likely to make a mistake is returned.
    """
    to_win = DuelSolver(endgame.duel, Goal.WIN, nodes)
    command = _best_for_goal(endgame, legal, to_win)
    if command is None:
        to_draw = DuelSolver(endgame.duel, Goal.DRAW, to_win.nodes)
        command = _best_for_goal(endgame, legal, to_draw)
        if command is None:
            return _most_hopeful(endgame, legal, to_draw)
    return command


def _best_for_goal(
    endgame: Endgame, legal: Sequence[Command], solver: DuelSolver
) -> Command | None:
    """Return the command proven to reach the goal, else the first not proven to miss it, else None.

    All commands get the same number of positions, more in each round, so that a command that is
    hard to judge does not delay one that is easy to prove.
    """
    open_ones, share = list(legal), FIRST_NODES
    while open_ones and solver.nodes:
        undecided: list[Command] = []
        for command in open_ones:
            try:
                if solver.reaches_goal_within(share, endgame.after(command)):
                    return command
            except OutOfNodes:
                undecided.append(command)
        open_ones, share = undecided, share * MORE_NODES
    return open_ones[0] if open_ones else None


def _most_hopeful(endgame: Endgame, legal: Sequence[Command], solver: DuelSolver) -> Command:
    """Return the losing command after which the other player is most likely to make a mistake."""
    try:
        hopes = [_hope(endgame, solver, endgame.after(command), PLIES_OF_HOPE) for command in legal]
    except OutOfNodes:
        return legal[0]
    return legal[hopes.index(max(hopes))]


def _hope(endgame: Endgame, solver: DuelSolver, position: Next, plies: int) -> float:
    """Return how likely the goal is still reached, if the other plays at random.

    Of the other's answers the first one is the most natural and counts most: the n-th counts 1/n.
    Raises `OutOfNodes`.
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
