"""The effect of plays on a state: attacks, beats, transfers, calls."""

from __future__ import annotations

from itertools import chain
from typing import assert_never

from games.engine.cards import Card
from games.engine.editions import FIRST_EDITION
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    AttackReturned,
    AttackTransferred,
    CallFailed,
    CardsLed,
    CardThrownIn,
    CheatCaught,
    TakeDeclared,
    TransferShown,
)
from games.engine.hands import known_with, with_cards, without
from games.engine.seat import Seat
from games.engine.state import Bout, GameState, Handover, Pair

TransferOrCall = AttackTransferred | TransferShown | CheatCaught | AttackReturned | CallFailed

NOBODY: frozenset[Seat] = frozenset()


def led(state: GameState, event: CardsLed) -> GameState:
    """Return the state after a lead."""
    return _attacked(state, event.seat, event.cards, len(event.cards), cheat=event.cheat)


def thrown_in(state: GameState, event: CardThrownIn) -> GameState:
    """Return the state after a throw-in."""
    return _attacked(state, event.seat, (event.card,), cheat=event.cheat)


def transferred_or_called(state: GameState, event: TransferOrCall) -> GameState:
    """Return the state after a transfer, or after what follows from a call."""
    match event:
        case AttackTransferred():
            return _transferred_with_cards(state, event)
        case TransferShown():
            return _transferred(_shown(state, event), event, ())
        case CheatCaught():
            return _undone(state, event)
        case AttackReturned():
            return _returned(state, event)
        case CallFailed():
            bout = running(state)
            bout = bout._replace(cleared=bout.cleared.union(event.cards))
            if state.edition != FIRST_EDITION:
                bout = bout._replace(misjudged=bout.misjudged | {event.seat})
            return state._replace(bout=bout)
        case _:
            assert_never(event)


def _transferred_with_cards(state: GameState, event: AttackTransferred) -> GameState:
    after = _attacked(state, event.seat, event.cards, cheat=event.cheat)
    return _transferred(after, event, tuple(card.itself for card in event.cards))


def _shown(state: GameState, event: TransferShown) -> GameState:
    """Return the state with the card shown to all; it stays in the hand."""
    bout = running(state)
    return state._replace(
        known=known_with(state, event.seat, (event.card,)),
        showed=state.showed | {event.seat},
        bout=bout._replace(
            shown=(*bout.shown, event.card), showed=(*bout.showed, event.seat), done=NOBODY
        ),
    )


def done(state: GameState, event: AttackerDone) -> GameState:
    """Return the state after a done."""
    bout = running(state)
    return state._replace(bout=bout._replace(done=bout.done | {event.seat}))


def taken(state: GameState, event: TakeDeclared) -> GameState:
    """Return the state after a take: the seats that are asked again are not done any more."""
    bout = running(state)
    still = bout.done.difference(event.asked_anew)
    return state._replace(bout=bout._replace(taking=True, done=still))


def _returned(state: GameState, event: AttackReturned) -> GameState:
    """Return the state before the transfer of `seat`, which is defending again and not taking."""
    bout = running(state)
    before = bout._replace(
        attacker=event.attacker,
        defender=event.seat,
        limit=event.limit,
        direction=event.direction,
        taking=False,
        done=NOBODY,
        handovers=bout.handovers[: event.transfers],
    )
    return state._replace(bout=before)


def _attacked(
    state: GameState, seat: Seat, cards: tuple[Card, ...], led: int | None = None, *, cheat: bool
) -> GameState:
    """Return the state with attack cards moved from a hand to the table.

    `led` counts the cards if they open the bout.
    """
    bout = running(state)
    hands, known = without(state, seat, cards)
    bout = bout._replace(
        table=(*bout.table, *[Pair(card, seat) for card in cards]),
        done=NOBODY,
        led=bout.led if led is None else led,
        emptied=bout.emptied if hands[seat] else (*bout.emptied, seat),
        cheats=_noted(bout, cards) if cheat else bout.cheats,
    )
    return state._replace(hands=hands, known=known, bout=bout)


def _noted(bout: Bout, cards: tuple[Card, ...]) -> frozenset[Card]:
    return bout.cheats.union(card.itself for card in cards)


def beaten(state: GameState, event: AttackBeaten) -> GameState:
    """Return the state after a beat."""
    bout, seat, attack, card = running(state), event.seat, event.attack, event.card
    hands, known = without(state, seat, (card,))
    table = [
        Pair(attack, pair.seat, card) if pair.attack is attack else pair for pair in bout.table
    ]
    bout = bout._replace(
        table=tuple(table),
        done=NOBODY,
        emptied=bout.emptied if hands[seat] else (*bout.emptied, seat),
        cheats=_noted(bout, (card,)) if event.cheat else bout.cheats,
    )
    return state._replace(hands=hands, known=known, bout=bout)


def _undone(state: GameState, event: CheatCaught) -> GameState:
    """Return the state with the cards of a called play back in their hands, seen by all."""
    bout = running(state)
    gone = frozenset(chain(event.cards, event.beaten_by, *event.returned))
    left = tuple(pair for pair in bout.table if pair.attack.itself not in gone)
    table = tuple(
        pair._replace(beaten_by=None) if pair.beaten_by and pair.beaten_by.itself in gone else pair
        for pair in left
    )
    state = state._replace(
        bout=bout._replace(
            table=table,
            done=NOBODY,
            led=0 if bout.table[0].attack.itself in gone else bout.led,
            handovers=tuple(_without(handover, gone) for handover in bout.handovers),
            cheats=bout.cheats - gone,
            cleared=bout.cleared - gone,
            caught=bout.caught | {event.cheat},
        )
    )
    state = with_cards(state, event.cheat, event.cards, seen=event.cards)
    state = with_cards(state, event.defender, event.beaten_by, seen=event.beaten_by)
    for seat, cards in enumerate(event.returned):
        state = with_cards(state, seat, cards, seen=cards)
    return state


def _without(handover: Handover, gone: frozenset[Card]) -> Handover:
    return handover._replace(
        cards=tuple(card for card in handover.cards if card not in gone),
        beaten_by=tuple(card for card in handover.beaten_by if card not in gone),
    )


def _transferred(
    state: GameState, event: AttackTransferred | TransferShown, cards: tuple[Card, ...]
) -> GameState:
    before = running(state)
    beaten_by = tuple(pair.beaten_by.itself for pair in before.table if pair.beaten_by is not None)
    handover = Handover(
        event.seat, cards, before.attacker, before.limit, before.direction, beaten_by
    )
    bout = before._replace(
        handovers=(*before.handovers, handover),
        attacker=event.seat,
        defender=event.defender,
        limit=event.limit,
        direction=event.direction,
    )
    return state._replace(bout=bout, defended=state.defended | {event.defender})


def running(state: GameState) -> Bout:
    """Return the running bout. Raises `ValueError` before the first."""
    if state.bout is None:
        raise ValueError("no bout has started")
    return state.bout
