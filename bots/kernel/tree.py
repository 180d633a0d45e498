"""Information-set MCTS: one tree of public moves, with new sampled hidden cards each time.

Every node is a history of moves, which all players see. Each iteration deals the hidden cards
again, goes down the tree along moves that are legal with these cards, adds one node and plays the
game to its end, or to the end of the bout where a network values the position. Every player is
assumed to seek the best place for itself. In the tree a share of the others' moves may follow rules
of thumb.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from bots.kernel.rules import MAX_CARDS, MAX_SEATS

if not cython.compiled:
    from math import log, sqrt

    from bots.kernel.chance import Chance
    from bots.kernel.course import play
    from bots.kernel.moves import Moves
    from bots.kernel.network import ValueNetwork
    from bots.kernel.playout import Playout
    from bots.kernel.pool import Node, released, resized
    from bots.kernel.table import Table
    from bots.kernel.turns import mover

RANDOM_PER_MILLE = 100
CURIOSITY = 0.7
CAUTION = -0.3
"""The curiosity once a search no longer learns: below 0 it prefers moves tried often."""
WHOLE = 1000
"""The weight of a card that nothing speaks against."""
IS_COMPILED = bool(cython.compiled)
"""True if this runs compiled, some eighty times as fast."""


FIRST_NODES = 1024
"""The room of a new tree, in nodes; it doubles whenever it is full."""
DEEPEST = 500
"""The most moves of one way down the tree."""


class TreeSearch:
    """Finds a move for `viewer` at a table where only that hand and `known` cards are certain.

    `hidden` are the cards whose places the viewer does not know, `slots` the numbers of them in the
    hands of the seats. The rest is in the talon, before `known_talon` cards whose places the viewer
    knows. `weights`, if given, has for each seat a number for each card: how likely the card is
    dealt there, in thousandths of how likely it is otherwise. Of a thousand moves of others in the
    tree about `simple` follow the rules of `Playout`.

    A `network` may be set: then iterations end with the bout, by its value. It must know the rules
    of the table. `curiosity` is the weight of moves tried seldom (UCB1).
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
            self.results: list[float] = [0.0] * MAX_SEATS
            self.slots: list[int] = [0] * len(slots)
            self.hidden: list[int] = [0] * len(hidden)
            self.weights: list[int] = [0] * (MAX_SEATS * MAX_CARDS)
            self.nodes: list[Node] = []
            self.path: list[int] = [0] * DEEPEST
        self.origin = table
        self.table = Table(table.rules)
        self.dealt = Table(table.rules)
        self.viewer = viewer
        self.hidden_count = len(hidden)
        for place in range(len(hidden)):
            self.hidden[place] = hidden[place]
        for seat in range(len(slots)):
            self.slots[seat] = slots[seat]
        for seat in range(MAX_SEATS):
            for card in range(MAX_CARDS):
                of_seat = weights[seat] if seat < len(weights) else ()
                weight = of_seat[card] if card < len(of_seat) else WHOLE
                self.weights[seat * MAX_CARDS + card] = weight
        self.chance = Chance(seed)
        self.moves = Moves()
        self.playout = Playout(self.chance)
        self.room = FIRST_NODES
        self.nodes = resized(self.nodes, self.room)
        self.size = 0
        self._added(0, viewer, 0)
        self.weighed: list[int] = []
        self.per_mille = RANDOM_PER_MILLE
        self.simple = simple
        self.curiosity = CURIOSITY
        self.network: ValueNetwork | None = None

    def run(self, iterations: int) -> list[tuple[int, int, float]]:
        """Return the moves tried after that many iterations, with their tries and mean points."""
        for _ in range(iterations):
            self._iterate()
        found = []
        child: cython.int = self.nodes[0].first
        while child:
            visits = self.nodes[child].visits
            found.append((self.nodes[child].move, visits, self.nodes[child].total / visits))
            child = self.nodes[child].following
        return found

    def weigh(self, moves: Sequence[int], deals: int, *, is_learning: bool = True) -> list[float]:
        """Return the viewer's mean points after each of the moves, over the same `deals` deals.

        Each move has its own tree. Another call with the same moves continues these trees. While
        it is learning the search also tries moves that look bad, which lowers the points of those
        who try them; otherwise everybody plays what proved best so far.
        """
        node: cython.int
        self.curiosity = CURIOSITY if is_learning else CAUTION
        if not self.weighed:
            for move in moves:
                self.weighed.append(self._added(0, self.viewer, move))
        totals = [0.0] * len(moves)
        for _ in range(deals):
            self._deal()
            self.dealt.copy_from(self.table)
            chance = self.chance.state
            for place in range(len(moves)):
                node = self.weighed[place]
                self.table.copy_from(self.dealt)
                self.chance.state = chance
                play(self.table, self.viewer, self.nodes[node].move)
                self.length = 1
                self.path[0] = node
                self._go_down(node)
                totals[place] += self.results[self.viewer]
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
        self.length = 0
        self._go_down(0)

    def _go_down(self, node: cython.int) -> None:
        """Go on from a node along the tree, add one node, finish the game and note the result.

        Moves without an alternative are added on the way, and do not count as that one.
        """
        table: Table = self.table
        seat: cython.int
        step: cython.int
        is_forced: cython.bint
        move: cython.ulonglong
        while not table.is_over and self.length < 500:
            seat = mover(table) if node else self.viewer
            is_forced = False
            if self.simple and seat != self.viewer and self.chance.below(1000) < self.simple:
                node = self._child_with(node, seat, self.playout.choose(table, seat))
            else:
                self.moves.find(table, seat, in_turn=True)
                is_forced = self.moves.size == 1
                if is_forced:
                    node = self._child_with(node, seat, self.moves.moves[0])
                else:
                    node = self._child(node, seat)
            self.path[self.length] = node
            self.length += 1
            move = self.nodes[node].move
            play(table, seat, move)
            if not self.nodes[node].visits and not is_forced:
                break
        self._finish()
        for step in range(self.length):
            node = self.path[step]
            self.nodes[node].visits += 1
            self.nodes[node].total += self.results[self.nodes[node].seat]

    def _finish(self) -> None:
        """Note the points of all seats: as valued by the network, else after playing to the end."""
        table: Table = self.table
        seat: cython.int
        if self.network is None:
            self.playout.run(table, self.per_mille)
        else:
            self.playout.run_to_bout(table, self.per_mille, self.network.most_talon)
            if not table.is_over:
                self.results[table.leader] = self.network.value(table)
                self.results[table.defender] = 1.0 - self.results[table.leader]
                return
        for seat in range(table.rules.seats):
            self.results[seat] = table.points(seat)

    def _child(self, node: cython.int, seat: cython.int) -> cython.int:
        """Return the next child: a new one while a legal move has none, else the most promising.

        The first of the new ones is the move of the rules of thumb.
        """
        left: cython.int = self.moves.size
        place: cython.int
        best: cython.int = 0
        highest: cython.double = -1000.0
        value: cython.double
        visits: cython.double
        favourite: cython.ulonglong
        child: cython.int = self.nodes[node].first
        while child:
            for place in range(left):
                if self.moves.moves[place] == self.nodes[child].move:
                    left -= 1
                    self.moves.moves[place] = self.moves.moves[left]
                    self.nodes[child].met += 1
                    visits = self.nodes[child].visits
                    value = self.nodes[child].total / visits + self.curiosity * sqrt(
                        log(self.nodes[child].met) / visits
                    )
                    if value > highest:
                        highest, best = value, child
                    break
            child = self.nodes[child].following
        if best and (not left or self.curiosity < 0):
            return best
        if not best:
            favourite = self.playout.choose(self.table, seat)
            return self._child_with(node, seat, favourite)
        return self._added(node, seat, self.moves.moves[self.chance.below(left)])

    def _child_with(self, node: cython.int, seat: cython.int, move: cython.ulonglong) -> cython.int:
        """Return the child with this move of the seat, a new one if there is none."""
        child: cython.int = self.nodes[node].first
        while child:
            if self.nodes[child].move == move:
                self.nodes[child].met += 1
                return child
            child = self.nodes[child].following
        return self._added(node, seat, move)

    def _added(self, node: cython.int, seat: cython.int, move: cython.ulonglong) -> cython.int:
        """Return a new child of the node."""
        new: cython.int = self.size
        if new == self.room:
            self.room *= 2
            self.nodes = resized(self.nodes, self.room)
        self.size += 1
        self.nodes[new].move = move
        self.nodes[new].seat = seat
        self.nodes[new].total = 0.0
        self.nodes[new].visits = self.nodes[new].first = self.nodes[new].following = 0
        self.nodes[new].met = 1
        if new:
            self.nodes[new].following = self.nodes[node].first
            self.nodes[node].first = new
        return new

    def __dealloc__(self) -> None:
        """Give the memory of the nodes back, where the kernel is compiled."""
        released(self.nodes)
