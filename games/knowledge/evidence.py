"""Evidence in events about cards that were not played: the player likely does not hold them.

Nothing here is certain, except facts that the rules themselves reveal. The effect of each sign on
the likelihood of a card was measured (`likelihood.py`).
"""

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import NamedTuple

from games.engine import Card, Event, Seat
from games.engine.events import (
    AttackBeaten,
    AttackerDone,
    BoutStarted,
    CardsLed,
    TakeDeclared,
    TrumpShown,
)
from games.knowledge.seen import SeenCards


class Sign(StrEnum):
    """A reason why a card is less likely in a hand."""

    IMPOSSIBLE = "impossible"
    """By the rules it can't be there: a lower trump would have been shown."""
    NOT_BEATEN = "not_beaten"
    """It would have beaten the only open attack, and the player took."""
    ONE_NOT_BEATEN = "one_not_beaten"
    """It would have beaten one of several open attacks, and the player took."""
    BEATEN_DEARER = "beaten_dearer"
    """It would have beaten the attack more cheaply."""
    LED_HIGHER = "led_higher"
    """It would have been a lower lead."""
    NOT_ADDED = "not_added"
    """It would have fitted, and the player added nothing more."""
    NOT_TRANSFERRED = "not_transferred"
    """It would have transferred the attack, and the player beat or took."""


class Evidence(NamedTuple):
    """Evidence that these unseen cards are less likely in the hand of the seat."""

    seat: Seat
    sign: Sign
    cards: tuple[Card, ...]


def evidence_of(seen: SeenCards, event: Event) -> Iterator[Evidence]:
    """Yield the evidence of the event; `seen` is the state before it."""
    match event:
        case TakeDeclared() if seen.unknown[event.seat]:
            yield from _of_taking(seen, event.seat)
        case AttackBeaten() if seen.unknown[event.seat]:
            yield from _of_beating(seen, event)
        case AttackerDone() if seen.unknown[event.seat]:
            ranks = {card.rank for card in seen.on_table()}
            fitting = tuple(card for card in seen.unseen if card.rank in ranks)
            yield Evidence(event.seat, Sign.NOT_ADDED, fitting)
        case CardsLed() if seen.unknown[event.seat]:
            lower = tuple(card for card in seen.unseen if is_cheaper(seen, card, event.cards[0]))
            yield Evidence(event.seat, Sign.LED_HIGHER, lower)
        case TrumpShown():
            yield from _of_showing(seen, event)
        case BoutStarted(number=1) if _shows_that_nobody_has_trumps(seen):
            trumps = tuple(card for card in seen.unseen if seen.strength.is_trump(card))
            yield from (Evidence(seat, Sign.IMPOSSIBLE, trumps) for seat in range(seen.seats))
        case _:
            pass


def is_cheaper(seen: SeenCards, card: Card, other: Card) -> bool:
    """Return whether a player parts with the card first: plain cards, then lower ones."""
    is_trump, is_other_trump = seen.strength.is_trump(card), seen.strength.is_trump(other)
    if is_trump is not is_other_trump:
        return is_other_trump
    if is_trump:
        return seen.strength.trump_order(card) < seen.strength.trump_order(other)
    return card.rank < other.rank


def _of_taking(seen: SeenCards, seat: Seat) -> Iterator[Evidence]:
    attacks = seen.open()
    sign = Sign.NOT_BEATEN if len(attacks) == 1 else Sign.ONE_NOT_BEATEN
    yield Evidence(seat, sign, _beating(seen, attacks))
    yield from _of_not_transferring(seen, seat)


def _of_beating(seen: SeenCards, event: AttackBeaten) -> Iterator[Evidence]:
    cheaper = tuple(
        card for card in _beating(seen, (event.attack,)) if is_cheaper(seen, card, event.card)
    )
    yield Evidence(event.seat, Sign.BEATEN_DEARER, cheaper)
    yield from _of_not_transferring(seen, event.seat)


def _of_not_transferring(seen: SeenCards, seat: Seat) -> Iterator[Evidence]:
    """Yield the evidence of a missed transfer.

    There is none if the rules forbid it, or if cards are beaten.
    """
    ranks = {card.rank for card in seen.table}
    if seen.rules.transfer == "off" or len(ranks) != 1 or len(seen.open()) < len(seen.table):
        return
    cards = tuple(card for card in seen.unseen if card.rank in ranks)
    yield Evidence(seat, Sign.NOT_TRANSFERRED, cards)


def _of_showing(seen: SeenCards, event: TrumpShown) -> Iterator[Evidence]:
    """Yield that nobody holds a lower trump than the one that was shown."""
    lower = tuple(
        card
        for card in seen.unseen
        if seen.strength.is_trump(card) and is_cheaper(seen, card, event.card)
    )
    yield from (Evidence(seat, Sign.IMPOSSIBLE, lower) for seat in range(seen.seats))


def _shows_that_nobody_has_trumps(seen: SeenCards) -> bool:
    """Return whether the first bout begins without a trump shown, so nobody holds one.

    The lowest trump in a hand would have led.
    """
    return (
        seen.leader is None
        and seen.rules.first_leader == "lowest_trump"
        and not seen.is_trump_shown
        and bool(seen.strength.trumps)
    )


def _beating(seen: SeenCards, attacks: Collection[Card]) -> tuple[Card, ...]:
    """Return the unseen cards that beat one of the attacks."""
    beats = seen.strength.beats
    return tuple(card for card in seen.unseen if any(beats(card, attack) for attack in attacks))
