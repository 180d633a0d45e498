"""Calling out a cheat (bluffing rules): the consequences of calling a play (rules.md 4)."""

from __future__ import annotations

from games.engine.cards import Card
from games.engine.consequences import Step, draw, settle, start_bout
from games.engine.events import AttackReturned, CallFailed, CheatCaught
from games.engine.plays import running
from games.engine.seat import Seat
from games.engine.state import Bout


def call(step: Step, caller: Seat, card: Card) -> Step:
    """Return the step after `caller` called the play of `card`.

    A play that broke the rules is undone, and its player draws the penalty; after a fair play the
    caller draws it.
    """
    state, bout = step.state, running(step.state)
    penalty = state.rules.cheat_penalty
    cards = bout.played_with(card)
    if bout.cheats.isdisjoint(cards):
        return draw(step.then(CallFailed(caller, cards)), caller, penalty)
    transfer = _transfer_of(bout, cards)
    caught = _caught(bout, caller, cards, transfer, seats=state.seats)
    step = step.then(caught)
    is_anything_left = bool(running(step.state).table)
    if transfer is not None and is_anything_left:
        step = step.then(_returned(bout, transfer))
    step = draw(step, caught.cheat, penalty)
    if is_anything_left:
        return settle(step)
    chosen = bout.direction if transfer is None else bout.handovers[transfer].direction
    return start_bout(step, bout.leader, number=bout.number, chosen=chosen)


def _transfer_of(bout: Bout, cards: tuple[Card, ...]) -> int | None:
    """Return the number of the transfer that the play was, from 0; None for another play."""
    transfers = (place for place, past in enumerate(bout.handovers) if past.cards == cards)
    return next(transfers, None)


def _returned(bout: Bout, transfer: int) -> AttackReturned:
    """Return the attack as it was before that transfer."""
    past = bout.handovers[transfer]
    return AttackReturned(past.defender, past.attacker, past.limit, transfer, past.direction)


def _caught(
    bout: Bout, caller: Seat, cards: tuple[Card, ...], transfer: int | None, *, seats: int
) -> CheatCaught:
    """Return the event of a caught cheat, with all cards that go back to their hands.

    These are the cards of the play, the cards that beat them, and the cards of plays that depended
    on it. After a wrong transfer every later play of the new defenders depended on it: later
    transfers, and each card that has beaten an attack since.
    """
    cheat = bout.player_of(cards[0])
    assert cheat is not None  # noqa: S101 - calling what is not on the table is refused
    back = _beaters(bout, cards) if transfer is None else _since(bout, transfer)
    attacks = [pair.attack.itself for pair in bout.table]
    beaten_by = tuple(
        card for card, seat in back.items() if seat == bout.defender and card not in attacks
    )
    returned = tuple(
        tuple(card for card, owner in back.items() if owner == seat and card not in beaten_by)
        for seat in range(seats)
    )
    return CheatCaught(
        caller, cheat, cards, bout.defender, beaten_by, returned if any(returned) else ()
    )


def _beaters(bout: Bout, attacks: tuple[Card, ...]) -> dict[Card, Seat]:
    """Return the cards that beat these attacks, each with the seat that played it."""
    return {
        pair.beaten_by.itself: bout.beater_of(pair.beaten_by.itself)
        for pair in bout.table
        if pair.beaten_by is not None and pair.attack.itself in attacks
    }


def _since(bout: Bout, transfer: int) -> dict[Card, Seat]:
    """Return the cards of later transfers and of beats since this transfer, each with its seat."""
    this, *later = bout.handovers[transfer:]
    added = {card: past.defender for past in later for card in past.cards}
    beaters = _beaters(bout, tuple(pair.attack.itself for pair in bout.table))
    return added | {card: seat for card, seat in beaters.items() if card not in this.beaten_by}
