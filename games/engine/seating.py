"""Who sits where and who may act: the questions legality and decide share.

All answers rest on public facts only, so that asking a player never tells what that player holds
(rules.md 2.6).
"""

from __future__ import annotations

from games.engine.events import Seat
from games.engine.state import Bout, GameState


def next_in_play(state: GameState, seat: Seat) -> Seat:
    """The next seat clockwise that is not out; `seat` itself if it is the only one."""
    places = state.places
    for step in range(1, state.seats + 1):
        candidate = (seat + step) % state.seats
        if places[candidate] is None:
            return candidate
    raise ValueError("nobody is in play")


def previous_in_play(state: GameState, seat: Seat) -> Seat:
    """The next seat counter-clockwise that is not out."""
    places = state.places
    for step in range(1, state.seats + 1):
        candidate = (seat - step) % state.seats
        if places[candidate] is None:
            return candidate
    raise ValueError("nobody is in play")


def clockwise_from(state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """The seats in play in clockwise order, starting with `seat` (if that is in play)."""
    return tuple(
        candidate
        for step in range(state.seats)
        if state.places[candidate := (seat + step) % state.seats] is None
    )


def entitled(state: GameState, bout: Bout) -> tuple[Seat, ...]:
    """The seats in play that may throw in against the defender, clockwise from the attacker
    (rules.md 3 `throw_in`).
    """
    if bout.taking and state.rules.pile_on == "none":
        return ()
    scope = state.rules.throw_in
    if scope == "none":
        return ()
    others = tuple(seat for seat in clockwise_from(state, bout.attacker) if seat != bout.defender)
    if scope == "all":
        return others
    if scope == "leader":
        return tuple(seat for seat in others if seat == bout.attacker)
    neighbours = (previous_in_play(state, bout.defender), next_in_play(state, bout.defender))
    return tuple(seat for seat in others if seat in neighbours)


def room(state: GameState, bout: Bout) -> int:
    """How many attack cards the bout can still take (rules.md 2.4); after a take, see `pile_on`."""
    if bout.taking and state.rules.pile_on == "unlimited":
        return state.rules.pack_size
    return bout.limit - len(bout.table)


def asked(state: GameState, bout: Bout) -> tuple[Seat, ...]:
    """The attackers who are asked whether they add a card, clockwise from the attacker (rules.md
    2.6).
    """
    if not bout.table or room(state, bout) <= 0:
        return ()
    waiting = tuple(
        seat for seat in entitled(state, bout) if state.hands[seat] and seat not in bout.done
    )
    return waiting[:1] if state.rules.throw_in_order == "in_turn" else waiting


def awaited_seats(state: GameState) -> tuple[Seat, ...]:
    """The seats whose decision the game waits for, ascending; others may act too (a free throw-in).

    Empty when the game is over, and between the events of one command.
    """
    bout = state.bout
    if state.is_over or bout is None or bout.ended:
        return ()
    if not bout.table:
        return (bout.leader,)
    if bout.taking or bout.is_all_beaten:
        return tuple(sorted(asked(state, bout)))
    return (bout.defender,)


def draws_no_more(state: GameState) -> bool:
    """Whether nobody will draw again, so that an empty hand is out (rules.md 2.10, 3 `refill`)."""
    return not state.talon or state.rules.refill == "never"
