"""A value network: a small neural network that values a duel's position at the start of a bout.

It sees both hands and the set of cards left in the talon, as a search deals them. One layer of
`UNITS` rectified sums (ReLU) follows the inputs, which are 0 or 1, and one output, the chance of
the leader. There are two such networks, `PHASES`: for an empty talon, and for any other. The
weights are whole numbers, so the value is the same compiled and interpreted.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

if not cython.compiled:
    from math import exp

    from bots.kernel.bits import count, lowest
    from bots.kernel.rules import KernelRules
    from bots.kernel.table import Table

CARDS = 36
"""The cards of the pack: 27 plain ones by rank, then 9 trumps."""
UNITS = 64
PHASES = 2
ROWS = 345
"""The inputs of a phase. Each hand has 145, the leader's first: 36 for its cards, 36 for those that
only trumps of the other hand beat, 36 for those that nothing there beats, 9 for ranks held at least
twice, 9 for those held three times, 19 for its size, 18 or more being the last. Then come 36 for
the cards of the talon, and 19 for its size from 1 on, 19 or more being the last."""
WEIGHTS = PHASES * ((ROWS + 2) * UNITS + 1)
"""The number of weights: those of the inputs (by phase, row and unit), the biases of the units (by
phase and unit), their weights in the output (the same), and the bias of the output (by phase)."""
FIRST_SCALE, SECOND_SCALE = 512, 256
"""The units of the weights: 1/512 in the first layer and in the bias of the output, 1/256 in the
output's weights."""


class ValueNetwork:
    """Values positions of two who know all cards of a pack of 36, by the rules it was trained for.

    `weights` are `WEIGHTS` numbers of 16 bits, in the order said there. A search may use it where
    the talon has at most `most_talon` cards. It is for one thread, since it keeps its sums.
    """

    # The methods have places of inputs and weights as numbers: a name of the module would be looked
    # up, as an object, at each use. The tests compare them with the names above.

    def __init__(self, weights: Sequence[int], most_talon: int = CARDS) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"a value network has {WEIGHTS} weights, not {len(weights)}")
        if not cython.compiled:
            self.weights: list[int] = [0] * WEIGHTS
            self.active: list[int] = [0] * 192
            self.sums: list[int] = [0] * UNITS
        for place in range(WEIGHTS):
            self.weights[place] = weights[place]
        self.most_talon = most_talon
        self.size = 0

    def rows(self, table: Table) -> list[int]:
        """Return the inputs of the position that are 1, from 0 to `ROWS` - 1."""
        self._find(table)
        return [self.active[place] for place in range(self.size)]

    def value(self, table: Table) -> cython.double:
        """Return the points that the leader of a bout may expect, from 0 to 1."""
        phase: cython.int = 1 if table.drawn < table.talon_size else 0
        place: cython.int
        unit: cython.int
        row: cython.int
        self._find(table)
        for unit in range(64):
            self.sums[unit] = self.weights[44160 + phase * 64 + unit]
        for place in range(self.size):
            row = (phase * 345 + self.active[place]) * 64
            for unit in range(64):
                self.sums[unit] += self.weights[row + unit]
        total: cython.int = self.weights[44416 + phase] * 256
        for unit in range(64):
            if self.sums[unit] > 0:
                total += self.sums[unit] * self.weights[44288 + phase * 64 + unit]
        return 1.0 / (1.0 + exp(total / -131072.0))

    def _find(self, table: Table) -> None:
        """Note the inputs of the position that are 1."""
        leader: cython.ulonglong = table.hands[table.leader]
        other: cython.ulonglong = table.hands[table.defender]
        left: cython.int = table.talon_size - table.drawn
        place: cython.int
        self.size = 0
        self._find_hand(table, leader, other, 0)
        self._find_hand(table, other, leader, 145)
        for place in range(table.drawn, table.talon_size):
            self._add(290 + table.talon[place])
        if left:
            self._add(325 + min(19, left))

    def _find_hand(
        self, table: Table, hand: cython.ulonglong, other: cython.ulonglong, row: cython.int
    ) -> None:
        """Note the inputs of one hand, whose first one is `row`."""
        rules: KernelRules = table.rules
        cards: cython.ulonglong = hand
        beaters: cython.ulonglong
        card: cython.int
        rank: cython.int
        held: cython.int
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            self._add(row + card)
            beaters = rules.beaten_by[card] & other
            if not beaters:
                self._add(row + 72 + card)
            elif not beaters & ~rules.trumps:
                self._add(row + 36 + card)
        for rank in range(9):
            held = count(hand & rules.of_rank[27 + rank])
            if held > 1:
                self._add(row + 108 + rank)
            if held > 2:
                self._add(row + 117 + rank)
        held = count(hand)
        self._add(row + 126 + min(18, held))

    def _add(self, row: cython.int) -> None:
        self.active[self.size] = row
        self.size += 1
