"""Rollouts (playouts): play a game to its end in a search, by simple rules and random moves."""

from __future__ import annotations

import cython

if not cython.compiled:
    from bots.kernel.bits import lowest
    from bots.kernel.chance import Chance
    from bots.kernel.course import play
    from bots.kernel.moves import Moves
    from bots.kernel.rules import KernelRules
    from bots.kernel.table import Table
    from bots.kernel.turns import mover


class Playout:
    """Plays for all: leads and beats low, keeps trumps while cards are drawn, adds what it can."""

    def __init__(self, chance: Chance) -> None:
        self.moves = Moves()
        self.chance = chance

    def run(self, table: Table, per_mille: cython.int) -> cython.int:
        """Play to the end and return the number of moves.

        Of a thousand moves about `per_mille` are random legal ones.
        """
        moves: cython.int = 0
        while not table.is_over:
            moves += 1
            self._step(table, per_mille)
        return moves

    def run_to_bout(self, table: Table, per_mille: cython.int, most_talon: cython.int) -> None:
        """Play to the next start of a bout with so many cards in the talon, or to the end.

        Do nothing where a bout starts now.
        """
        while not table.is_over and (table.table or table.talon_size - table.drawn > most_talon):
            self._step(table, per_mille)

    def _step(self, table: Table, per_mille: cython.int) -> None:
        seat: cython.int = mover(table)
        if self.chance.below(1000) < per_mille:
            self.moves.find(table, seat, in_turn=True)
            play(table, seat, self.moves.at(self.chance.below(self.moves.size)))
        else:
            play(table, seat, self.choose(table, seat))

    def choose(self, table: Table, seat: cython.int) -> cython.ulonglong:
        """Return the move that the simple rules choose for the seat that moves next."""
        hand: cython.ulonglong = table.hands[seat]
        if not table.table:
            return hand & ~(hand - 1)
        if seat != table.defender:
            return self._addition(table, seat)
        return self._defence(table)

    def _addition(self, table: Table, seat: cython.int) -> cython.ulonglong:
        one: cython.ulonglong = 1
        fitting: cython.ulonglong = table.hands[seat] & table.ranks
        if table.is_drawing():
            fitting &= ~table.rules.trumps
        if not fitting:
            return one * 5 << 56
        return one << 56 | (fitting & ~(fitting - 1))

    def _defence(self, table: Table) -> cython.ulonglong:
        """Return the beat of the weakest open attack, else a transfer without trumps, else take."""
        one: cython.ulonglong = 1
        rules: KernelRules = table.rules
        hand: cython.ulonglong = table.hands[table.defender]
        if rules.transfers and table.open == table.attacks == table.table:
            self.moves.find(table, table.defender, in_turn=True)
            place: cython.int
            for place in range(self.moves.size):
                move: cython.ulonglong = self.moves.moves[place]
                if move >> 56 == 3 and not move & rules.trumps & 0xFFFFFFFFFFFFFF:
                    return move
        left: cython.ulonglong = hand
        attacks: cython.ulonglong = table.open
        first: cython.ulonglong = 0
        beating: cython.ulonglong
        while attacks:
            beating = left & rules.beaten_by[lowest(attacks)]
            if not beating:
                return one * 4 << 56
            beating &= ~(beating - 1)
            left &= ~beating
            if not first:
                first = beating
            attacks &= attacks - 1
        return one * 2 << 56 | one * lowest(first) << 8 | lowest(table.open)
