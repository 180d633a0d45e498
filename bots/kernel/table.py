"""A game as bit masks: what the engine does, fast enough to search millions of moves."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if not cython.compiled:
    from bots.kernel.bits import count
    from bots.kernel.rules import MAX_CARDS, MAX_SEATS, KernelRules


class Table:
    """One state of a game, changed in place. Cards and sets of seats are masks.

    `places`: 0 for a seat in play. `open`: the attack cards not yet beaten. `ranks`: every card of
    a rank on the table. `drawn`: how many cards of the talon are gone. `emptied`: the seats in the
    order in which their hands became empty. `out`: the seats that went out in this bout.
    `is_limited`: the lower limit of the beginning holds.
    """

    def __init__(self, rules: KernelRules) -> None:
        if not cython.compiled:
            self.hands: list[int] = [0] * MAX_SEATS
            self.places: list[int] = [0] * MAX_SEATS
            self.talon: list[int] = [0] * MAX_CARDS
            self.emptied: list[int] = [0] * MAX_SEATS
            self.drawn = self.talon_size = self.number = self.leader = self.attacker = 0
            self.defender = self.limit = self.done = self.emptied_count = self.out = 0
            self.idle = self.table = self.attacks = self.open = self.ranks = 0
            self.taking = self.is_over = self.is_limited = False
        self.rules = rules
        self.in_play = rules.seats
        self.losing_team = -1

    def lay(
        self,
        hands: Sequence[int],
        places: Sequence[int],
        talon: Sequence[int],
        emptied: Sequence[int],
    ) -> None:
        """Set the hands, the places, the talon in drawing order, and the seats with empty hands."""
        seat: cython.int
        place: cython.int
        for seat in range(self.rules.seats):
            self.hands[seat], self.places[seat] = hands[seat], places[seat]
        for place in range(len(talon)):
            self.talon[place] = talon[place]
        for place in range(len(emptied)):
            self.emptied[place] = emptied[place]
        self.drawn, self.talon_size, self.emptied_count = 0, len(talon), len(emptied)
        self.in_play = len([seat for seat in range(self.rules.seats) if not places[seat]])

    def hand(self, seat: int) -> int:
        """Return the hand of the seat."""
        return self.hands[seat]

    def place(self, seat: int) -> int:
        """Return the place of the seat, 0 while it is in play."""
        return self.places[seat]

    def copy_from(self, other: Table) -> None:
        """Copy the state of another table of the same game."""
        seat: cython.int
        place: cython.int
        for seat in range(other.rules.seats):
            self.hands[seat] = other.hands[seat]
            self.places[seat] = other.places[seat]
        for place in range(other.emptied_count):
            self.emptied[place] = other.emptied[place]
        for place in range(other.drawn, other.talon_size):
            self.talon[place] = other.talon[place]
        self.drawn, self.talon_size, self.number = other.drawn, other.talon_size, other.number
        self.leader, self.attacker = other.leader, other.attacker
        self.defender, self.limit, self.done = other.defender, other.limit, other.done
        self.emptied_count, self.out, self.idle = other.emptied_count, other.out, other.idle
        self.in_play, self.losing_team = other.in_play, other.losing_team
        self.taking, self.is_over = other.taking, other.is_over
        self.is_limited = other.is_limited
        self.table, self.attacks = other.table, other.attacks
        self.open, self.ranks = other.open, other.ranks

    def next_in_play(self, seat: cython.int) -> cython.int:
        """Return the next seat in the order of play that is not out."""
        step: cython.int
        for step in range(self.rules.seats):
            seat = self.rules.after[seat]
            if not self.places[seat]:
                break
        return seat

    def next_opponent(self, seat: cython.int, step: cython.int) -> cython.int:
        """Return the next seat in play that is no partner of `seat`; a step of -1 goes back."""
        seats: cython.int = self.rules.seats
        other: cython.int = seat
        distance: cython.int
        for distance in range(seats):
            other = self.rules.after[other] if step > 0 else self.rules.before[other]
            if not self.places[other] and self.rules.team[other] != self.rules.team[seat]:
                break
        return other

    def limit_against(self, defender: cython.int, beaten: cython.int) -> cython.int:
        """Return the most attack cards against that hand; `beaten` ones are transferred along."""
        limit: cython.int = count(self.hands[defender]) + beaten
        limit = min(limit, self.rules.attack_limit)
        if self.is_limited and self.rules.first_bout_limit < limit:
            limit = self.rules.first_bout_limit
        return limit

    def is_drawing(self) -> cython.bint:
        """Return whether cards are still drawn, so that an empty hand is not out."""
        return self.rules.refills and self.drawn < self.talon_size

    def points(self, seat: cython.int) -> cython.double:
        """Return the worth of the finished game to a seat: from 1 (first) to 0 (last)."""
        other: cython.int
        if self.losing_team >= 0:
            return 0.0 if self.rules.team[seat] == self.losing_team else 1.0
        shared: cython.int = 0
        for other in range(self.rules.seats):
            if self.places[other] == self.places[seat]:
                shared += 1
        above: cython.double = self.rules.seats - self.places[seat] - (shared - 1) / 2.0
        return above / (self.rules.seats - 1)
