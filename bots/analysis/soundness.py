"""Checks of a written position: whether it can be played on.

The notation ensures that every card is in one place. Attackers, defenders and places may still
contradict each other.
"""

from collections.abc import Iterator

from games.engine import GameState, InvalidRules, Seat, awaited_seats
from games.engine.state import Bout
from games.engine.turn_order import are_all_partners, are_partners, draws_no_more


def fault_of(state: GameState) -> str | None:
    """Return the fault of the position as a sentence; None if it can be played on."""
    try:
        state.rules.check_seats(state.seats)
    except InvalidRules as error:
        return str(error)
    return next(_faults(state), None)


def _faults(state: GameState) -> Iterator[str]:
    if state.is_over or state.durak is not None or state.losing_teams:
        yield "The game of this position is over."
    if not state.deal:
        yield "No cards are dealt yet."
    yield from _faults_of_places(state)
    if state.asking is not None:
        yield from _faults_of_asking(state)
    elif state.bout is None:
        yield "A position needs a bout: the lines from `bout` on."
    else:
        yield from _faults_of_bout(state, state.bout)


def _faults_of_places(state: GameState) -> Iterator[str]:
    taken = [place for place in state.places if place is not None]
    if any(not 1 <= place <= state.seats for place in taken):
        yield f"Places are numbers from 1 to {state.seats}."
    for seat in range(state.seats):
        has_cards = bool(state.hands[seat] or state.hidden[seat])
        if state.places[seat] is not None and has_cards:
            yield f"Seat {seat} has a place, and cards."
        if state.places[seat] is None and not has_cards and draws_no_more(state):
            yield f"Seat {seat} has no cards, and can draw none: it needs a place."
    if state.talon and state.trump_card not in {None, state.talon[-1]}:
        yield "The trump card is the last card of the talon."
    if state.trump_card is None and state.trump_holder is not None:
        yield "A trump card that lies nowhere has no holder."


def _faults_of_asking(state: GameState) -> Iterator[str]:
    if state.bout is not None or state.rules.redeal != "on_request":
        yield "A new deal can be asked for before the first bout only, and only by such rules."
    if any(place is not None for place in state.places):
        yield "Nobody is out before the first bout."


def _faults_of_bout(state: GameState, bout: Bout) -> Iterator[str]:
    if bout.ended:
        yield "The bout has ended; set up the next one."
    if state.places[bout.defender] is not None:
        yield "The defender is out."
    for name, seat in (("leader", bout.leader), ("attacker", bout.attacker)):
        if are_partners(state, seat, bout.defender) and not (name == "leader" and bout.handovers):
            yield f"The {name} and the defender play for the same side."
        if not bout.table and state.places[seat] is not None:
            yield f"The {name} is out."
    if not bout.table:
        yield from _faults_of_lead(state, bout)
    if bout.led > len(bout.table) or (bout.table and not bout.led):
        yield "`led` is the number of pairs, from the first, that were led."
    # A card beyond the limit is a cheat like others.
    attacks = 1 if state.rules.cheating else max(1, len(bout.table))
    if bout.limit < attacks and state.rules.pile_on != "unlimited":
        yield "The limit is less than the cards that attack."
    if bout.number < 1:
        yield "The first bout has the number 1."
    if any(pair.seat == bout.defender for pair in bout.table) and not bout.handovers:
        yield "The defender has attacked."
    if are_all_partners(state, state.in_play) and not _may_yet_go_out(state, bout):
        yield "One side alone is in play: the game is over."
    if any(state.hands[seat] for seat in bout.emptied):
        yield "A seat whose hand became empty holds cards."
    if any(state.places[seat] is None for seat in bout.out):
        yield "A seat that went out in this bout has no place."
    if not awaited_seats(state):
        yield "Nobody has anything to decide: the bout is at its end."


def _faults_of_lead(state: GameState, bout: Bout) -> Iterator[str]:
    if bout.taking or bout.done or bout.handovers or bout.shown:
        yield "Nothing was led yet, so nobody can have done anything in this bout."
    if bout.leader != bout.attacker:
        yield "The leader attacks first."
    for seat in (bout.leader, bout.defender):
        if not _holds(state, seat):
            yield f"Seat {seat} has no cards in hand."


def _holds(state: GameState, seat: Seat) -> bool:
    return bool(state.hands[seat])


def _may_yet_go_out(state: GameState, bout: Bout) -> bool:
    """Return whether the last player is defending and may get rid of all cards."""
    is_last = state.in_play == (bout.defender,)
    return is_last and not bout.taking and len(bout.unbeaten) == len(state.hands[bout.defender])
