"""Legal moves as offers to a seat: commands, and sets of cards that may be played together.

A hand can hold tens of thousands of combinations, so sets describe them and do not list them.
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

MIN_IN_PAIRS, MAX_IN_PAIRS = 3, 5
"""The numbers of cards that lead together where they must be pairs and one other card."""


@dataclass(frozen=True, slots=True)
class LeadSet:
    """A lead of any `fewest` to `most` of these cards, each card only once.

    With `pairs` three or five cards lead: pairs of equal rank, and one other card of any rank. The
    JSON form omits `pairs` where it is false.
    """

    type: ClassVar[str] = "lead"
    any_of: tuple[Card, ...]
    fewest: int
    most: int
    pairs: bool = field(default=False, metadata=LEFT_OUT)

    def playing(self, cards: tuple[Card, ...]) -> Lead:
        """Return the command that plays these cards."""
        return Lead(cards)


@dataclass(frozen=True, slots=True)
class TransferSet:
    """A transfer with any `fewest` to `most` of these cards, each card only once."""

    type: ClassVar[str] = "transfer"
    any_of: tuple[Card, ...]
    fewest: int
    most: int
    direction: Direction = Direction.LEFT

    def playing(self, cards: tuple[Card, ...]) -> Transfer:
        """Return the command that plays these cards."""
        return Transfer(cards, self.direction)


CardSet = LeadSet | TransferSet
Offer = Command | CardSet
CARD_SETS: tuple[type[CardSet], ...] = (LeadSet, TransferSet)


def commands_of(offer: Offer) -> Iterator[Command]:
    """Yield every command that the offer stands for, fewer cards before more.

    >>> from games.engine.cards import card_from_code
    >>> sixes = tuple(card_from_code(code) for code in ("6C", "6D", "6H"))
    >>> [command.cards for command in commands_of(LeadSet(sixes, fewest=2, most=2))]
    [(Card(6C), Card(6D)), (Card(6C), Card(6H)), (Card(6D), Card(6H))]
    """
    return _spelled_out(offer) if isinstance(offer, (LeadSet, TransferSet)) else iter((offer,))


def _spelled_out(offer: CardSet) -> Iterator[Command]:
    for count in range(offer.fewest, offer.most + 1):
        for cards in combinations(offer.any_of, count):
            if is_no_card_twice(cards) and _is_in_pairs(offer, cards):
                yield offer.playing(cards)


def _is_in_pairs(offer: CardSet, cards: Sequence[Card]) -> bool:
    """Return whether the cards are pairs and one other card, if the offer requires that."""
    return isinstance(offer, TransferSet) or not offer.pairs or are_pairs_and_one(cards)


def are_pairs_and_one(cards: Sequence[Card]) -> bool:
    """Return whether it is one card, or one or two pairs with another (rules.md 3 `lead`)."""
    return len(cards) in {1, MIN_IN_PAIRS, MAX_IN_PAIRS} and _pairs(cards) == len(cards) // 2


def most_in_pairs(cards: Sequence[Card], limit: int) -> int:
    """Return how many of the cards can lead as pairs and another card, 0 if not even three."""
    held = {card.itself: card for card in cards}
    pairs = min(_pairs([*held]), MAX_IN_PAIRS // 2, (len(held) - 1) // 2, (limit - 1) // 2)
    return 2 * pairs + 1 if pairs > 0 else 0


def _pairs(cards: Sequence[Card]) -> int:
    """Return how many pairs of equal rank the cards make."""
    return sum(count // 2 for count in Counter(card.rank for card in cards).values())


def spelled_out(offers: Iterable[Offer]) -> tuple[Command, ...]:
    """Return every command offered; with cheating and with several packs there can be very many.

    >>> from games.engine.cards import card_from_code
    >>> sixes = tuple(card_from_code(code) for code in ("6C", "6D", "6H"))
    >>> len(spelled_out([Lead((card,)) for card in sixes] + [LeadSet(sixes, fewest=2, most=3)]))
    7
    """
    return tuple([command for offer in offers for command in commands_of(offer)])


def is_offered(offers: Sequence[Offer], command: Command) -> bool:
    """Return whether the offers include the command.

    >>> from games.engine.cards import card_from_code
    >>> sixes = tuple(card_from_code(code) for code in ("6C", "6D", "6H"))
    >>> offers = [LeadSet(sixes, fewest=2, most=3)]
    >>> is_offered(offers, Lead(sixes)), is_offered(offers, Lead(sixes[:1]))
    (True, False)
    """
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
    """Return whether no card occurs twice, a six under different suits included."""
    return len({card.itself for card in cards}) == len(cards)
