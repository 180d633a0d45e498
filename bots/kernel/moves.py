"""The moves at a table, each as one number: its kind above the lowest 56 bits, and its cards below.

The cards are a mask, except in a beat, which has the number of the attack, and above it that of the
card.
"""

import cython

if not cython.compiled:
    from bots.kernel.bits import count, lowest
    from bots.kernel.rules import KernelRules
    from bots.kernel.table import Table
    from bots.kernel.turns import entitled, invited, room

KIND = 56
LEAD, THROW, BEAT, TRANSFER, TAKE, DONE = range(6)
CARD_OF_BEAT = 8
MASK = (1 << KIND) - 1
MAX_MOVES = 2048


class Moves:
    """Finds the moves of one seat, and keeps them until it is asked again."""

    def __init__(self) -> None:
        self.size = 0
        if not cython.compiled:
            self.moves: list[int] = [0] * MAX_MOVES

    def at(self, place: cython.int) -> cython.ulonglong:
        """Return the move at that place, from 0 on."""
        return self.moves[place]

    def find(self, table: Table, seat: cython.int, in_turn: cython.bint) -> None:
        """Find all moves of the seat, in the order of the cards; moves that stop come last.

        With `in_turn` only the weakest open attack is beaten, if the order of beating changes
        nothing because nobody plays in between.
        """
        self.size = 0
        if table.is_over or table.places[seat]:
            return
        if not table.table:
            if seat == table.leader:
                self._leads(table)
        elif seat == table.defender:
            if not table.taking:
                self._defences(table, in_turn)
        else:
            self._additions(table, seat)

    def _leads(self, table: Table) -> None:
        hand: cython.ulonglong = table.hands[table.leader]
        most: cython.int = 1 if table.rules.leads_single else table.limit
        while hand:
            cards: cython.ulonglong = hand & table.rules.of_rank[lowest(hand)]
            hand &= ~cards
            self._sets(0, cards, 1, most)

    def _additions(self, table: Table, seat: cython.int) -> None:
        one: cython.ulonglong = 1
        if room(table) <= 0 or (table.rules.waits and not table.taking and table.open):
            return
        seats: cython.int = invited(table) if table.rules.in_turn else entitled(table)
        if not seats >> seat & 1 or not table.hands[seat]:
            return
        fitting: cython.ulonglong = table.hands[seat] & table.ranks
        while fitting:
            self._add(one << 56 | (fitting & ~(fitting - 1)))
            fitting &= fitting - 1
        if not table.done >> seat & 1:
            self._add(one * 5 << 56)

    def _defences(self, table: Table, in_turn: cython.bint) -> None:
        one: cython.ulonglong = 1
        rules: KernelRules = table.rules
        attacks: cython.ulonglong = table.open
        if in_turn and attacks and not (rules.transfers and rules.transfers_any_time):
            self._beats(table, lowest(attacks))
        else:
            while attacks:
                self._beats(table, lowest(attacks))
                attacks &= attacks - 1
        if rules.transfers:
            self._transfers(table)
        if table.open or rules.takes_any_time:
            self._add(one * 4 << 56)

    def _beats(self, table: Table, attack: cython.int) -> None:
        one: cython.ulonglong = 1
        cards: cython.ulonglong = table.hands[table.defender] & table.rules.beaten_by[attack]
        while cards:
            self._add(one * 2 << 56 | one * lowest(cards) << 8 | attack)
            cards &= cards - 1

    def _transfers(self, table: Table) -> None:
        rules: KernelRules = table.rules
        lying: cython.int = count(table.open)
        beaten: cython.int = count(table.attacks) - lying
        if not lying or (beaten and not rules.transfers_any_time) or table.in_play == 1:
            return
        if table.number == 1 and not rules.transfers_first_bout:
            return
        other: cython.int = table.next_opponent(table.defender, 1)
        hand: cython.ulonglong = table.hands[table.defender]
        if table.in_play == 2:
            if not rules.transfers_heads_up:
                return
            if rules.transfers_equal_hands and count(hand) != count(table.hands[other]):
                return
        of_rank: cython.ulonglong = rules.of_rank[lowest(table.open)]
        if table.open & ~of_rank:
            return
        fewest: cython.int = lying if rules.transfers_as_many else 1
        most: cython.int = table.limit_against(other, beaten) - lying - beaten
        if rules.transfers_no_more and most > fewest:
            most = fewest
        self._sets(3, hand & of_rank & rules.transferable, fewest, most)

    def _sets(
        self, kind: cython.ulonglong, cards: cython.ulonglong, fewest: cython.int, most: cython.int
    ) -> None:
        """Add all sets of that many of the cards."""
        part: cython.ulonglong = cards & ~(cards - 1)
        size: cython.int
        while part:
            size = count(part)
            if fewest <= size <= most:
                self._add(kind << 56 | part)
            part = (part - cards) & cards

    def _add(self, move: cython.ulonglong) -> None:
        if self.size < 2048:
            self.moves[self.size] = move
            self.size += 1
