"""The worth of cards, on one scale for every rule set."""

from collections.abc import Mapping
from functools import lru_cache

from games.engine import Card, RuleSet, Suit
from games.engine.cards import naming
from games.engine.deck import pack_by
from games.engine.legality.holding import is_wild
from games.engine.strength import strength_of

Worths = Mapping[Card, float]
"""By card: from 0 for the ones that beat least to 1 for the ones that beat most."""


def faces_of(rules: RuleSet, card: Card) -> tuple[Card, ...]:
    """Return the faces that the card may be played as: a wild six as any six."""
    if not is_wild(rules, card):
        return (card.face,)
    named = (naming(card, suit).face for suit in Suit if suit is not card.suit)
    return (card.face, *named)


@lru_cache(maxsize=256)
def worths_of(rules: RuleSet, turned_up: Card | None) -> Worths:
    """Return the worth of each card of the pack, by the rules and the card that was turned up.

    It is the share of cards that it beats, scaled so that any rule set uses the whole range.
    """
    beaten_by = strength_of(rules, turned_up).beaten_by
    by_face = {face: sum(face in beating for beating in beaten_by.values()) for face in beaten_by}
    pack = pack_by(rules)
    beaten = {card: max(by_face[face] for face in faces_of(rules, card)) for card in pack}
    least, most = min(beaten.values()), max(beaten.values())
    scale = (most - least) or 1
    return {card: (number - least) / scale for card, number in beaten.items()}
