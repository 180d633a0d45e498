"""Exact play: the winner of a duel with all cards known, by depth-first search with memory."""

from __future__ import annotations

from enum import Enum

from bots.strategies.endgame.duel import Duel, DuelPosition, End, Next

DEEPEST = 250
"""Most moves looked ahead, to stay clear of Python's limit on nested calls."""


class Goal(Enum):
    """The least that the searching player wants."""

    WIN = "win"
    DRAW = "draw"


class OutOfNodes(Exception):
    """The search met more positions than it was allowed."""


class DuelSolver:
    """Finds the positions of a duel that reach a goal, and keeps the answers.

    `nodes` is the number of positions it may still look at. Work is counted in positions, not in
    seconds, so that the same question always gets the same answer.
    """

    def __init__(self, duel: Duel, goal: Goal, nodes: int) -> None:
        self.nodes = nodes
        self._duel = duel
        self._draw_is_enough = goal is Goal.DRAW
        self._known: dict[DuelPosition, bool] = {}

    def look(self) -> None:
        """Count one position more. Raises `OutOfNodes` when it was allowed no more."""
        if not self.nodes:
            raise OutOfNodes
        self.nodes -= 1

    def reaches_goal_within(self, nodes: int, position: Next) -> bool:
        """Return `reaches_goal`, found with at most `nodes` of the positions left.

        Raises `OutOfNodes`. Positions that were decided meanwhile are kept in any case.
        """
        kept = max(self.nodes - nodes, 0)
        self.nodes -= kept
        try:
            return self.reaches_goal(position)
        finally:
            self.nodes += kept

    def reaches_goal(self, position: Next, depth: int = 0) -> bool:
        """Return whether the searching player surely reaches the goal. Raises `OutOfNodes`."""
        if isinstance(position, End):
            return position is End.WON or (position is End.DRAWN and self._draw_is_enough)
        known = self._known.get(position)
        if known is not None:
            return known
        if depth > DEEPEST:
            raise OutOfNodes
        self.look()
        hero_moves = position.hero_moves
        answer = not hero_moves
        for child in self._duel.children(position):
            if self.reaches_goal(child, depth + 1) is hero_moves:
                answer = hero_moves
                break
        self._known[position] = answer
        return answer
