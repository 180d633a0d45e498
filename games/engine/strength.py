"""The strength (rank order) of cards: which card beats which, trumps, and options about it.

It is computed once for a rule set and a trump card; no other code knows trumps.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from games.engine.cards import Card, Rank, Suit
from games.engine.deck import full_pack
from games.engine.rules import RuleSet

_SUITS = {
    "clubs": Suit.CLUBS,
    "diamonds": Suit.DIAMONDS,
    "hearts": Suit.HEARTS,
    "spades": Suit.SPADES,
}
"""The suits that options name."""


@dataclass(frozen=True, slots=True)
class Strength:
    """The table of beats of a game, over faces (first copies).

    >>> from games.engine.cards import card_from_code as card
    >>> strength = strength_of(RuleSet(), card("9D"))
    >>> strength.beats(card("6D"), card("AC")), strength.beats(card("6H"), card("AC"))
    (True, False)
    """

    beaten_by: Mapping[Card, frozenset[Card]]
    """For each face, the faces that beat it."""
    trumps: tuple[Card, ...]
    """The faces that are trumps, from the lowest to the highest."""
    suit: Suit | None
    """The trump suit, if there is one."""

    def beats(self, card: Card, attack: Card) -> bool:
        """Return whether `card` beats `attack`; an equal card never does."""
        return card.face in self.beaten_by[attack.face]

    def is_trump(self, card: Card) -> bool:
        """Return whether the card is a trump."""
        return card.face in self.trumps

    def trump_order(self, card: Card) -> int:
        """Return the place of a trump among the trumps, 0 for the lowest."""
        return self.trumps.index(card.face)


def strength_of(rules: RuleSet, trump_card: Card | None) -> Strength:
    """Return the table of beats of a rule set and a turned-up card (None without one)."""
    suit = _trump_suit(rules, trump_card)
    if trump_card is None or rules.rank_trump == "off":
        return _strength(rules, suit, None)
    return _strength(rules, suit, trump_card.rank)


@lru_cache(maxsize=1024)
def _strength(rules: RuleSet, suit: Suit | None, rank: Rank | None) -> Strength:
    """Return the table of beats for this trump suit and trump rank."""
    faces = full_pack(rules.deck, jokers=rules.jokers)
    levels = {face: _level(face, rules, suit, rank) for face in faces}
    beaten_by = {
        attack: frozenset(card for card in faces if _beats(card, attack, rules, levels))
        for attack in faces
    }
    trumps = sorted((face for face in faces if levels[face][0] > 0), key=levels.__getitem__)
    return Strength(beaten_by, tuple(trumps), suit)


Level = tuple[int, int]
"""The trump class (0 for none), and the strength inside the class.

Trumps of any class compare as pairs, other cards only within a suit.
"""


def _trump_suit(rules: RuleSet, trump_card: Card | None) -> Suit | None:
    if rules.trump == "turned_up":
        return trump_card.suit if trump_card is not None else None
    return _SUITS.get(rules.trump)


def _level(card: Card, rules: RuleSet, suit: Suit | None, rank: Rank | None) -> Level:
    """Return the level of a card; a card that is a trump twice has the higher level.

    rules.md 3 `trump`, `rank_trump`, `suit_order`.
    """
    natures: list[Level] = []
    if card.suit is None:
        return 0, card.rank
    if card.suit is suit:
        natures.append((2, card.rank))
    if card.rank is rank:
        trump_class = 3 if rules.rank_trump == "above_suit" else 1
        natures.append((trump_class, rules.suit_order.index(card.suit)))
    return max(natures, default=(0, card.rank))


def _beats(card: Card, attack: Card, rules: RuleSet, levels: Mapping[Card, Level]) -> bool:
    if card is attack or attack.suit is None:
        return False
    if card.suit is None:
        return card.colour is attack.colour
    if (
        rules.lowest_beats_highest
        and card.suit is attack.suit
        and _is_lowest_against_highest(card, attack, levels)
    ):
        return True
    if attack.suit is _SUITS.get(rules.own_suit_only):
        return card.suit is attack.suit and levels[card] > levels[attack]
    if levels[card][0] or levels[attack][0]:
        return levels[card] > levels[attack] and levels[card][0] > 0
    if card.suit is attack.suit:
        return card.rank > attack.rank
    return rules.trump == "cycle" and _next_in_circle(rules.suit_order, card.suit) == attack.suit


def _next_in_circle(order: str, suit: Suit) -> str:
    """Return the suit that this one trumps: the next in the order, the first after the last."""
    return order[(order.index(suit) + 1) % len(order)]


def _is_lowest_against_highest(card: Card, attack: Card, levels: Mapping[Card, Level]) -> bool:
    """Return whether the cards are the lowest and the highest rank of a suit.

    rules.md 3 `lowest_beats_highest`.
    """
    of_suit = [face for face in levels if face.suit is card.suit]
    return card is min(of_suit, key=_rank) and attack is max(of_suit, key=_rank)


def _rank(card: Card) -> Rank:
    return card.rank
