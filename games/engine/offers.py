"""What a seat is offered: commands, and sets of cards of which any may be played at once.

A hand can hold tens of thousands of sets, so they are described rather than listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import ClassVar

from games.engine.cards import Card
from games.engine.commands import Command, Lead, Transfer
from games.engine.events import LEFT_OUT
from games.engine.seat import Direction

FEWEST_IN_PAIRS, MOST_IN_PAIRS = 3, 5
"""How many cards lead together where they have to be pairs and one other card."""


@dataclass(frozen=True, slots=True)
class LeadSet:
    """A lead of any `fewest` to `most` of these cards, none of them under two names.

    With `pairs` they are three or five: pairs of equal rank, and one other card of any rank. The
    JSON form leaves it out where it is false.
    """

    type: ClassVar[str] = "lead"
    any_of: tuple[Card, ...]
    fewest: int
    most: int
    pairs: bool = field(default=False, metadata=LEFT_OUT)

    def playing(self, cards: tuple[Card, ...]) -> Lead:
        """The command that plays these of the cards."""
        return Lead(cards)


@dataclass(frozen=True, slots=True)
class TransferSet:
    """A transfer with any `fewest` to `most` of these cards, none of them under two names."""

    type: ClassVar[str] = "transfer"
    any_of: tuple[Card, ...]
    fewest: int
    most: int
    direction: Direction = Direction.LEFT

    def playing(self, cards: tuple[Card, ...]) -> Transfer:
        """The command that plays these of the cards."""
        return Transfer(cards, self.direction)


CardSet = LeadSet | TransferSet
Offer = Command | CardSet
CARD_SETS: tuple[type[CardSet], ...] = (LeadSet, TransferSet)


def commands_of(offer: Offer) -> Iterator[Command]:
    """Every command that the offer stands for, fewer cards before more."""
    return _spelled_out(offer) if isinstance(offer, (LeadSet, TransferSet)) else iter((offer,))


def _spelled_out(offer: CardSet) -> Iterator[Command]:
    for count in range(offer.fewest, offer.most + 1):
        for cards in combinations(offer.any_of, count):
            if is_no_card_twice(cards) and _is_in_pairs(offer, cards):
                yield offer.playing(cards)


def _is_in_pairs(offer: CardSet, cards: Sequence[Card]) -> bool:
    """Whether the cards are pairs and another card, where the offer asks for that."""
    return isinstance(offer, TransferSet) or not offer.pairs or are_pairs_and_one(cards)


def are_pairs_and_one(cards: Sequence[Card]) -> bool:
    """Whether it is one card, or a pair or two pairs and one other card (rules.md 3 `lead`)."""
    return len(cards) in {1, FEWEST_IN_PAIRS, MOST_IN_PAIRS} and _pairs(cards) == len(cards) // 2


def most_in_pairs(cards: Sequence[Card], limit: int) -> int:
    """Return how many of the cards can lead as pairs and another card, 0 if not even three."""
    held = {card.itself: card for card in cards}
    pairs = min(_pairs([*held]), MOST_IN_PAIRS // 2, (len(held) - 1) // 2, (limit - 1) // 2)
    return 2 * pairs + 1 if pairs > 0 else 0


def _pairs(cards: Sequence[Card]) -> int:
    """Return how many pairs of equal rank the cards make."""
    return sum(count // 2 for count in Counter(card.rank for card in cards).values())


def spelled_out(offers: Iterable[Offer]) -> tuple[Command, ...]:
    """Every command offered; with cheating and with several packs there can be very many."""
    return tuple([command for offer in offers for command in commands_of(offer)])


def is_offered(offers: Sequence[Offer], command: Command) -> bool:
    """Whether the offers include the command."""
    alike = [offer for offer in offers if offer.type == command.type]
    if isinstance(command, (Lead, Transfer)):
        return any(_includes(offer, command) for offer in alike)
    return command in alike


def _includes(offer: Offer, command: Lead | Transfer) -> bool:
    if not isinstance(offer, (LeadSet, TransferSet)):
        return offer == command
    cards = command.cards
    return (
        offer.playing(cards) == command
        and offer.fewest <= len(cards) <= offer.most
        and all(card in offer.any_of for card in cards)
        and is_no_card_twice(cards)
        and _is_in_pairs(offer, cards)
    )


def is_no_card_twice(cards: Sequence[Card]) -> bool:
    """Whether no card stands twice among them, under different names perhaps."""
    return len({card.itself for card in cards}) == len(cards)
