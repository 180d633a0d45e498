"""The course of a game: the effect of a move on a table, and its automatic consequences."""

from __future__ import annotations

import cython

if not cython.compiled:
    from bots.kernel.bits import count, lowest
    from bots.kernel.table import Table
    from bots.kernel.turns import invited


def play(table: Table, seat: cython.int, move: cython.ulonglong) -> None:
    """Play the seat's move, which must be legal."""
    kind: cython.int = move >> 56
    cards: cython.ulonglong = move & 0xFFFFFFFFFFFFFF
    if kind <= 1:
        attack(table, seat, cards)
    elif kind == 2:
        beat(table, cards & 0xFF, cards >> 8)
    elif kind == 3:
        transfer(table, cards)
    elif kind == 4:
        take(table)
    else:
        say_done(table, seat)


def attack(table: Table, seat: cython.int, cards: cython.ulonglong) -> None:
    """Lead or throw in cards."""
    table.attacks |= cards
    table.open |= cards
    _play(table, seat, cards)
    _settle(table)


def beat(table: Table, attack: cython.int, card: cython.int) -> None:
    """Cover the open attack (its number) with the card (its number)."""
    one: cython.ulonglong = 1
    table.open &= ~(one << attack)
    _play(table, table.defender, one << card)
    _settle(table)


def transfer(table: Table, cards: cython.ulonglong) -> None:
    """Transfer the attack by adding cards of its rank; the next opponent is attacked."""
    seat: cython.int = table.defender
    beaten: cython.int = count(table.attacks) - count(table.open)
    table.attacks |= cards
    table.open |= cards
    _play(table, seat, cards)
    table.attacker = seat
    table.defender = table.next_opponent(seat, 1)
    table.limit = table.limit_against(table.defender, beaten)
    _settle(table)


def take(table: Table) -> None:
    """Give up as the defender; attackers are asked again."""
    table.taking = True
    table.done = 0
    _settle(table)


def say_done(table: Table, seat: cython.int) -> None:
    """Say done as an attacker."""
    table.done |= 1 << seat
    _settle(table)


def _play(table: Table, seat: cython.int, cards: cython.ulonglong) -> None:
    table.hands[seat] &= ~cards
    table.table |= cards
    while cards:
        table.ranks |= table.rules.of_rank[lowest(cards)]
        cards &= cards - 1
    table.done = 0
    if not table.hands[seat]:
        table.emptied[table.emptied_count] = seat
        table.emptied_count += 1


def _settle(table: Table) -> None:
    """Apply all automatic consequences of a move, until somebody is awaited."""
    _put_out(table)
    if _ends(table, bout_ended=False) or invited(table) or (table.open and not table.taking):
        return
    taken: cython.bint = table.taking
    is_idle: cython.bint = taken and not table.out and (table.in_play > 2 or table.rules.transfers)
    if taken:
        if table.rules.takes_unbeaten:
            is_idle = is_idle and table.open == table.table
            if table.open:
                _receive(table, table.defender, table.open)
        else:
            _receive(table, table.defender, table.table)
    elif table.rules.first_limit_lasts:
        table.is_limited = False
    if not table.rules.first_limit_lasts:
        table.is_limited = False
    table.idle = table.idle + 1 if is_idle and not _will_draw(table) else 0
    table.table = table.attacks = table.open = table.ranks = 0
    table.taking = False
    table.done = 0
    if table.is_drawing():
        _refill(table)
    _put_out(table)
    if _ends(table, bout_ended=True):
        return
    leader: cython.int = table.defender
    if taken or table.places[leader]:
        leader = table.next_in_play(leader)
    _start_bout(table, leader)


def _will_draw(table: Table) -> cython.bint:
    """Return whether anybody draws a card now that the bout has ended."""
    if not table.is_drawing():
        return False
    seat: cython.int
    for seat in range(table.rules.seats):
        if not table.places[seat] and count(table.hands[seat]) < table.rules.hand_size:
            return True
    return False


def _put_out(table: Table) -> None:
    if table.is_drawing():
        return
    place: cython.int
    for place in range(table.emptied_count):
        seat: cython.int = table.emptied[place]
        if not table.places[seat] and not table.hands[seat]:
            table.places[seat] = table.rules.seats - table.in_play + 1
            table.in_play -= 1
            table.out |= 1 << seat
            table.idle = 0


def _ends(table: Table, bout_ended: cython.bint) -> cython.bint:
    """Return whether the game is over; if so the places are settled."""
    if not table.in_play:
        _end_without_cards(table)
        return True
    seat: cython.int
    team: cython.int = -1
    is_one_team: cython.bint = True
    for seat in range(table.rules.seats):
        if not table.places[seat]:
            if team >= 0 and table.rules.team[seat] != team:
                is_one_team = False
            team = table.rules.team[seat]
    if is_one_team:
        if table.in_play == 1 and _could_yet_go_out(table):
            return False
        if table.rules.has_teams:
            table.losing_team = team
        _end_with_rest_shared(table)
        return True
    if bout_ended and table.idle >= table.rules.most_idle_bouts:
        _end_with_rest_shared(table)
        return True
    return False


def _could_yet_go_out(table: Table) -> cython.bint:
    """Return whether the last player is defending and may get rid of all cards."""
    if table.taking or not table.open or table.places[table.defender]:
        return False
    return count(table.open) == count(table.hands[table.defender])


def _end_with_rest_shared(table: Table) -> None:
    seat: cython.int
    place: cython.int = table.rules.seats - table.in_play + 1
    for seat in range(table.rules.seats):
        if not table.places[seat]:
            table.places[seat] = place
    table.is_over = True


def _end_without_cards(table: Table) -> None:
    """End the game in which nobody holds cards: by a draw, or lost by the last defender."""
    seat: cython.int
    table.is_over = True
    if table.rules.has_draws:
        best: cython.int = table.rules.seats
        for seat in range(table.rules.seats):
            if table.out >> seat & 1 and table.places[seat] < best:
                best = table.places[seat]
        for seat in range(table.rules.seats):
            if table.out >> seat & 1:
                table.places[seat] = best
        return
    left: cython.int = table.places[table.defender]
    for seat in range(table.rules.seats):
        if table.places[seat] > left:
            table.places[seat] -= 1
    table.places[table.defender] = table.rules.seats
    if table.rules.has_teams:
        table.losing_team = table.rules.team[table.defender]


def _receive(table: Table, seat: cython.int, cards: cython.ulonglong) -> None:
    """Note that the seat got cards, so its hand is not empty any more."""
    table.hands[seat] |= cards
    kept: cython.int = 0
    place: cython.int
    for place in range(table.emptied_count):
        if table.emptied[place] != seat:
            table.emptied[kept] = table.emptied[place]
            kept += 1
    table.emptied_count = kept


def _refill(table: Table) -> None:
    """Refill all hands: the leader first, the others clockwise, the defender last."""
    first: cython.int = table.leader
    if table.rules.attacker_draws_first:
        first = table.attacker
    seat: cython.int = first
    step: cython.int
    for step in range(table.rules.seats):
        if seat != table.defender:
            _draw(table, seat)
        seat = table.rules.after[seat]
    _draw(table, table.defender)


def _draw(table: Table, seat: cython.int) -> None:
    one: cython.ulonglong = 1
    cards: cython.ulonglong = 0
    missing: cython.int = table.rules.hand_size - count(table.hands[seat])
    if table.places[seat]:
        return
    while missing > 0 and table.drawn < table.talon_size:
        cards |= one << table.talon[table.drawn]
        table.drawn += 1
        missing -= 1
    if cards:
        _receive(table, seat, cards)


def _start_bout(table: Table, leader: cython.int) -> None:
    table.number += 1
    table.leader = table.attacker = leader
    table.defender = table.next_opponent(leader, 1)
    table.limit = table.limit_against(table.defender, 0)
    table.out = 0
