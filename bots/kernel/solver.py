"""Endgame solver: exact play with open cards, by depth-first search with a transposition table."""

from __future__ import annotations

import cython

if not cython.compiled:
    from bots.kernel.course import play
    from bots.kernel.moves import Moves
    from bots.kernel.table import Table
    from bots.kernel.turns import mover

DEEPEST = 200
PRIME = 0x9E3779B97F4A7C15
WORD = 0xFFFFFFFFFFFFFFFF


class KernelSolver:
    """Finds the states that reach the least that the `hero` wants: to win, or not to lose.

    `nodes` is the number of states it may still look at; work is counted, not timed.
    """

    def __init__(self, hero: int, rival: int, *, draw_is_enough: bool, nodes: int) -> None:
        self.hero, self.rival = hero, rival
        self.draw_is_enough = draw_is_enough
        self.nodes = nodes
        self.known: dict[int, int] = {}
        self.prime, self.word = PRIME, WORD
        self.tables: list[Table] = []
        self.lists: list[Moves] = []

    def reaches(self, table: Table, move: int, nodes: int) -> int:
        """Return whether the move leads the hero to the goal: 1 or 0.

        -1 if that many states do not suffice for the answer.
        """
        while len(self.tables) < DEEPEST:
            self.tables.append(Table(table.rules))
            self.lists.append(Moves())
        kept = max(self.nodes - nodes, 0)
        self.nodes -= kept
        after: Table = self.tables[0]
        after.copy_from(table)
        play(after, self.hero, move)
        answer = self._reaches(after, 1)
        self.nodes += kept
        return answer

    def _reaches(self, table: Table, depth: cython.int) -> cython.int:
        if table.is_over:
            if table.places[self.hero] < table.places[self.rival]:
                return 1
            is_drawn: cython.bint = table.places[self.hero] == table.places[self.rival]
            return 1 if is_drawn and self.draw_is_enough else 0
        key = self._key(table)
        known = self.known.get(key)
        if known is not None:
            return known
        if self.nodes <= 0 or depth >= 200:
            self.nodes = 0
            return -1
        self.nodes -= 1
        seat: cython.int = mover(table)
        wanted: cython.int = 1 if seat == self.hero else 0
        moves: Moves = self.lists[depth]
        moves.find(table, seat, in_turn=True)
        after: Table = self.tables[depth]
        answer: cython.int = 1 - wanted
        place: cython.int
        found: cython.int
        for place in range(moves.size):
            after.copy_from(table)
            play(after, seat, moves.moves[place])
            found = self._reaches(after, depth + 1)
            if found < 0:
                return -1
            if found == wanted:
                answer = wanted
                break
        self.known[key] = answer
        return answer

    def _key(self, table: Table) -> cython.ulonglong:
        """Return a number that identifies a state: its cards, the attacker, done and take."""
        prime: cython.ulonglong = self.prime
        word: cython.ulonglong = self.word
        key: cython.ulonglong = table.hands[self.hero]
        key = ((key ^ key >> 29) * prime + table.hands[self.rival]) & word
        key = ((key ^ key >> 29) * prime + table.table) & word
        key = ((key ^ key >> 29) * prime + table.open) & word
        key = ((key ^ key >> 29) * prime + table.attacks) & word
        flags: cython.ulonglong = table.attacker << 24 | table.limit << 16 | table.drawn << 8
        key = ((key ^ key >> 29) * prime + flags + table.done * 2 + table.taking) & word
        return key ^ key >> 32
