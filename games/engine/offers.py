"""What a seat is offered: commands, and sets of cards of which any may be played at once.

A hand can hold tens of thousands of sets, so they are described rather than listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from games.engine.cards import Card
from games.engine.commands import Command, Lead, Transfer
from games.engine.seat import Direction


@dataclass(frozen=True, slots=True)
class LeadSet:
    """A lead of any `fewest` to `most` of these cards, none of them under two names."""

    type: ClassVar[str] = "lead"
    any_of: tuple[Card, ...]
    fewest: int
    most: int

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
            if is_no_card_twice(cards):
                yield offer.playing(cards)


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
    )


def is_no_card_twice(cards: Sequence[Card]) -> bool:
    """Whether no card stands twice among them, under different names perhaps."""
    return len({card.itself for card in cards}) == len(cards)
