"""Search without knowing all cards: one tree of the public moves, with new hidden cards each time.

Every node is a history of moves, which all players see. Each iteration deals the hidden cards
again, goes down the tree along moves that are legal with these cards, adds one node and plays the
game to its end. Every player is assumed to seek the best place for itself. In the tree a share of
the others' moves may follow rules of thumb.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from bots.kernel.rules import MOST_CARDS, MOST_SEATS

if not cython.compiled:
    from math import log, sqrt

    from bots.kernel.chance import Chance
    from bots.kernel.course import play
    from bots.kernel.moves import Moves
    from bots.kernel.playout import Playout
    from bots.kernel.table import Table
    from bots.kernel.turns import mover

RANDOM_PER_MILLE = 100
CURIOSITY = 0.7
WHOLE = 1000
"""The weight of a card that nothing speaks against."""
IS_COMPILED = bool(cython.compiled)
"""True if this runs compiled, some eighty times as fast."""


class Node:
    """A move in the tree: its seat, how often it was legal and was tried, and its points."""

    def __init__(self) -> None:
        self.visits = self.met = 0
        self.total = 0.0
        if not cython.compiled:
            self.first: Node | None = None
            self.following: Node | None = None
            self.move = self.seat = 0


class TreeSearch:
    """Finds a move for `viewer` at a table where only that hand and `known` cards are certain.

    `hidden` are the cards whose places the viewer does not know, `slots` the numbers of them in the
    hands of the seats. The rest is in the talon, before `known_talon` cards whose places the viewer
    knows. `weights`, if given, has for each seat a number for each card: how likely the card is
    dealt there, in thousandths of how likely it is otherwise. Of a thousand moves of others in the
    tree about `simple` follow the rules of `Playout`.
    """

    def __init__(
        self,
        table: Table,
        viewer: int,
        hidden: Sequence[int],
        slots: Sequence[int],
        seed: int,
        weights: Sequence[Sequence[int]] = (),
        simple: int = 0,
    ) -> None:
        if not cython.compiled:
            self.slots: list[int] = [0] * len(slots)
            self.hidden: list[int] = [0] * len(hidden)
            self.weights: list[int] = [0] * (MOST_SEATS * MOST_CARDS)
        self.origin = table
        self.table = Table(table.rules)
        self.dealt = Table(table.rules)
        self.viewer = viewer
        self.hidden_count = len(hidden)
        for place in range(len(hidden)):
            self.hidden[place] = hidden[place]
        for seat in range(len(slots)):
            self.slots[seat] = slots[seat]
        for seat in range(MOST_SEATS):
            for card in range(MOST_CARDS):
                of_seat = weights[seat] if seat < len(weights) else ()
                weight = of_seat[card] if card < len(of_seat) else WHOLE
                self.weights[seat * MOST_CARDS + card] = weight
        self.chance = Chance(seed)
        self.moves = Moves()
        self.playout = Playout(self.chance)
        self.root = Node()
        self.path: list[Node] = []
        self.weighed: list[Node] = []
        self.per_mille = RANDOM_PER_MILLE
        self.simple = simple
        self.curiosity = CURIOSITY

    def run(self, iterations: int) -> list[tuple[int, int, float]]:
        """Return the moves tried after that many iterations, with their tries and mean points."""
        for _ in range(iterations):
            self._iterate()
        found = []
        child = self.root.first
        while child is not None:
            found.append((child.move, child.visits, child.total / child.visits))
            child = child.following
        return found

    def weigh(self, moves: Sequence[int], deals: int) -> list[float]:
        """Return the viewer's mean points after each of the moves, over the same `deals` deals.

        Each move has its own tree. Another call with the same moves continues these trees.
        """
        if not self.weighed:
            for move in moves:
                first: Node = Node()
                first.move, first.seat = move, self.viewer
                self.weighed.append(first)
        totals = [0.0] * len(moves)
        node: Node
        for _ in range(deals):
            self._deal()
            self.dealt.copy_from(self.table)
            chance = self.chance.state
            for place, node in enumerate(self.weighed):
                self.table.copy_from(self.dealt)
                self.chance.state = chance
                self.path.clear()
                self.path.append(node)
                play(self.table, self.viewer, node.move)
                self._go_down(node)
                totals[place] += self.table.points(self.viewer)
        return [total / deals for total in totals]

    def _deal(self) -> None:
        """Set up the table, with the hidden cards by chance."""
        table: Table = self.table
        one: cython.ulonglong = 1
        table.copy_from(self.origin)
        place: cython.int = self.hidden_count
        seat: cython.int
        step: cython.int
        other: cython.int
        card: cython.int
        for seat in range(table.rules.seats):
            for step in range(self.slots[seat]):
                other = self._drawn(seat, place)
                place -= 1
                card = self.hidden[other]
                self.hidden[other] = self.hidden[place]
                self.hidden[place] = card
                table.hands[seat] |= one << card
        for step in range(place):
            other = self.chance.below(place - step)
            card = self.hidden[other]
            self.hidden[other] = self.hidden[place - step - 1]
            self.hidden[place - step - 1] = card
            table.talon[table.drawn + step] = card

    def _drawn(self, seat: cython.int, left: cython.int) -> cython.int:
        """Return the place of the card that the seat is dealt, of those left.

        An unlikely card is put back and another one drawn, as often as its weight says, until too
        many in a row are unlikely.
        """
        place: cython.int = 0
        weight: cython.int
        tries: cython.int
        for tries in range(64):
            place = self.chance.below(left)
            weight = self.weights[seat * 64 + self.hidden[place]]
            if weight >= 1000 or self.chance.below(1000) < weight:
                break
        return place

    def _iterate(self) -> None:
        self._deal()
        self.path.clear()
        self._go_down(self.root)

    def _go_down(self, node: Node) -> None:
        """Go on from a node along the tree, add one node, play to the end and note the result."""
        table: Table = self.table
        seat: cython.int = self.viewer
        visits: cython.int
        while not table.is_over:
            if node is not self.root:
                seat = mover(table)
            if self.simple and seat != self.viewer and self.chance.below(1000) < self.simple:
                node = self._child_with(node, seat, self.playout.choose(table, seat))
            else:
                self.moves.find(table, seat, in_turn=True)
                node = self._child(node, seat)
            self.path.append(node)
            visits = node.visits
            play(table, seat, node.move)
            if not visits:
                break
        self.playout.run(table, self.per_mille)
        for node in self.path:
            node.visits += 1
            node.total += table.points(node.seat)

    def _child(self, node: Node, seat: cython.int) -> Node:
        """Return the next child: a new one while a legal move has none, else the most promising."""
        left: cython.int = self.moves.size
        place: cython.int
        best: Node | None = None
        highest: cython.double = -1.0
        value: cython.double
        child: Node | None = node.first
        while child is not None:
            for place in range(left):
                if self.moves.moves[place] == child.move:
                    left -= 1
                    self.moves.moves[place] = self.moves.moves[left]
                    child.met += 1
                    value = child.total / child.visits + self.curiosity * sqrt(
                        log(child.met) / child.visits
                    )
                    if value > highest:
                        highest, best = value, child
                    break
            child = child.following
        if best is not None and not left:
            return best
        return _added(node, seat, self.moves.moves[self.chance.below(left)])

    def _child_with(self, node: Node, seat: cython.int, move: cython.ulonglong) -> Node:
        """Return the child with this move of the seat, a new one if there is none."""
        child: Node | None = node.first
        while child is not None:
            if child.move == move:
                child.met += 1
                return child
            child = child.following
        return _added(node, seat, move)


def _added(node: Node, seat: cython.int, move: cython.ulonglong) -> Node:
    new: Node = Node()
    new.move = move
    new.seat = seat
    new.met = 1
    new.following = node.first
    node.first = new
    return new
