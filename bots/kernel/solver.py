"""Endgame solver: exact play with open cards, by depth-first search with a transposition table."""

from __future__ import annotations

import cython

if not cython.compiled:
    from bots.kernel.answers import cleared, released
    from bots.kernel.course import play
    from bots.kernel.moves import Moves
    from bots.kernel.table import Table
    from bots.kernel.turns import mover

DEEPEST = 200
FIRST_ROOM = 1 << 10
"""The entries of a new table; it doubles whenever it is half full."""
MAX_ROOM = 1 << 21
"""The most entries, of 8 bytes each; then new states take the places of others."""
WINDOW = 64
"""The places of the table that are tried for one state; in a table half full a free one is near."""
PRIME = 0x9E3779B97F4A7C15
WORD = 0xFFFFFFFFFFFFFFFF


class KernelSolver:
    """Finds the states that reach the least that the `hero` wants: to win, or not to lose.

    `nodes` is the number of states it may still look at; work is counted, not timed. The table of
    solved states has at most `room` entries, a power of two. An entry has the key of its state in
    all but the lowest two bits, then a 1, then the answer; an empty entry is 0.
    """

    def __init__(
        self, hero: int, rival: int, *, draw_is_enough: bool, nodes: int, room: int = MAX_ROOM
    ) -> None:
        self.hero, self.rival = hero, rival
        self.draw_is_enough = draw_is_enough
        self.nodes = nodes
        if not cython.compiled:
            self.known: list[int] = []
        self.room, self.filled, self.max_room = min(FIRST_ROOM, room), 0, room
        self.known = cleared(self.room)
        self.prime, self.word = PRIME, WORD
        self.tables: list[Table] = []
        self.lists: list[Moves] = []

    def reaches(self, table: Table, move: int, nodes: int) -> int:
        """Return whether the move leads the hero to the goal: 1 or 0.

        -1 if that many states do not suffice for the answer.
        """
        self._reach_depth(table, 0)
        kept = max(self.nodes - nodes, 0)
        self.nodes -= kept
        after: Table = self.tables[0]
        after.copy_from(table)
        play(after, self.hero, move)
        answer = self._reaches(after, 1)
        self.nodes += kept
        return answer

    def _reach_depth(self, table: Table, depth: int) -> None:
        """Have a table and a list of moves for that depth."""
        while len(self.tables) <= depth:
            self.tables.append(Table(table.rules))
            self.lists.append(Moves())

    def _reaches(self, table: Table, depth: cython.int) -> cython.int:
        if table.is_over:
            if table.places[self.hero] < table.places[self.rival]:
                return 1
            is_drawn: cython.bint = table.places[self.hero] == table.places[self.rival]
            return 1 if is_drawn and self.draw_is_enough else 0
        key: cython.ulonglong = self._key(table)
        answer: cython.int = self._answer(key)
        if answer >= 0:
            return answer
        if self.nodes <= 0 or depth >= 200:
            self.nodes = 0
            return -1
        self.nodes -= 1
        if depth >= len(self.tables):
            self._reach_depth(table, depth)
        seat: cython.int = mover(table)
        wanted: cython.int = 1 if seat == self.hero else 0
        moves: Moves = self.lists[depth]
        moves.find(table, seat, in_turn=True)
        after: Table = self.tables[depth]
        answer = 1 - wanted
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
        one: cython.ulonglong = 1
        self._keep((key | 3) - one + answer)
        return answer

    def _answer(self, key: cython.ulonglong) -> cython.int:
        """Return the answer for a solved state, -1 for any other."""
        place: cython.ulonglong = key >> 2
        entry: cython.ulonglong
        step: cython.int
        for step in range(64):
            entry = self.known[(place + step) & (self.room - 1)]
            if not entry:
                return -1
            if not (entry ^ key) >> 2:
                return entry & 1
        return -1

    def _keep(self, entry: cython.ulonglong) -> cython.int:
        """Add the entry of a solved state to the table."""
        if self.filled * 2 >= self.room and self.room < self.max_room:
            self._grow()
        self._put(entry)
        return 0

    def _put(self, entry: cython.ulonglong) -> None:
        """Write an entry to the first free place of its window, else over the first of all."""
        place: cython.ulonglong = entry >> 2
        step: cython.int
        for step in range(64):
            if not self.known[(place + step) & (self.room - 1)]:
                self.known[(place + step) & (self.room - 1)] = entry
                self.filled += 1
                return
        self.known[place & (self.room - 1)] = entry

    def _grow(self) -> cython.int:
        """Double the room of the table."""
        former = self.known
        size: cython.int = self.room
        place: cython.int
        self.known = cleared(2 * size)
        self.room, self.filled = 2 * size, 0
        for place in range(size):
            if former[place]:
                self._put(former[place])
        released(former)
        return 0

    def _key(self, table: Table) -> cython.ulonglong:
        """Return a number that identifies a state: its cards, the attacker, done and take.

        The last multiplication spreads done and take, since an entry leaves out two bits.
        """
        prime: cython.ulonglong = self.prime
        word: cython.ulonglong = self.word
        key: cython.ulonglong = table.hands[self.hero]
        key = ((key ^ key >> 29) * prime + table.hands[self.rival]) & word
        key = ((key ^ key >> 29) * prime + table.table) & word
        key = ((key ^ key >> 29) * prime + table.open) & word
        key = ((key ^ key >> 29) * prime + table.attacks) & word
        flags: cython.ulonglong = table.attacker << 24 | table.limit << 16 | table.drawn << 8
        key = ((key ^ key >> 29) * prime + flags + table.done * 2 + table.taking) & word
        key = ((key ^ key >> 32) * prime) & word
        return key ^ key >> 29

    def __dealloc__(self) -> None:
        """Give the memory of the table back, where the kernel is compiled."""
        released(self.known)
