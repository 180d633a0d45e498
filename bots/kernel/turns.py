"""Turns at a table: the seats that may throw in, and those that the game waits for."""

from __future__ import annotations

import cython

if not cython.compiled:
    from bots.kernel.bits import count
    from bots.kernel.rules import KernelRules
    from bots.kernel.table import Table


def entitled(table: Table) -> cython.int:
    """Return the seats that may throw in."""
    rules: KernelRules = table.rules
    if rules.nobody_adds or (table.taking and not rules.piles_on):
        return 0
    seats: cython.int = 0
    seat: cython.int
    for seat in range(rules.seats):
        if not table.places[seat] and rules.team[seat] != rules.team[table.defender]:
            seats |= 1 << seat
    if rules.only_leader_adds:
        return seats & (1 << table.attacker)
    if rules.only_neighbours_add and seats:
        left: cython.int = table.next_opponent(table.defender, 1)
        right: cython.int = table.next_opponent(table.defender, -1)
        return seats & (1 << left | 1 << right)
    return seats


def room(table: Table) -> cython.int:
    """Return how many attack cards may still be added."""
    if table.taking and table.rules.is_pile_unlimited:
        return 99
    return table.limit - count(table.attacks)


def invited(table: Table) -> cython.int:
    """Return the attackers asked for more cards; where they add in turn, the next of them."""
    if not table.table or room(table) <= 0:
        return 0
    if table.rules.waits and not table.taking and table.open:
        return 0
    seats: cython.int = entitled(table) & ~table.done
    asked: cython.int = 0
    seat: cython.int = table.attacker
    step: cython.int
    for step in range(table.rules.seats):
        if seats >> seat & 1 and table.hands[seat]:
            asked |= 1 << seat
            if table.rules.in_turn:
                break
        seat = table.rules.after[seat]
    return asked


def awaited(table: Table) -> cython.int:
    """Return the seats whose decision the game waits for."""
    if table.is_over:
        return 0
    if not table.table:
        return 1 << table.leader
    if table.taking or not table.open:
        return invited(table)
    return 1 << table.defender


def mover(table: Table) -> cython.int:
    """Return the seat that moves next where all play in turn, the attacker before others."""
    seats: cython.int = awaited(table)
    seat: cython.int = table.attacker
    while not seats >> seat & 1:
        seat = table.rules.after[seat]
    return seat
