"""Which cards a player can put on the table, and as what."""

from __future__ import annotations

from games.engine.cards import Card, Rank, Suit, naming
from games.engine.errors import Refusal, RefusalCode
from games.engine.rules import RuleSet
from games.engine.seat import Seat
from games.engine.state import GameState


def playable(state: GameState, seat: Seat) -> tuple[Card, ...]:
    """The hand, with each wild six followed by the six as each other suit."""
    hand = state.hands[seat]
    if state.rules.wild_six == "none":
        return hand
    return tuple([variant for card in hand for variant in (card, *_named(state.rules, card))])


def not_playable(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
    """What keeps the seat from playing these cards at all: it must hold each of them."""
    for position, card in enumerate(cards):
        if card.itself not in state.hands[seat]:
            return Refusal(RefusalCode.CARD_NOT_IN_HAND, {"card": card.itself.code})
        if card.named is not None and not is_wild(state.rules, card):
            return Refusal(RefusalCode.NOT_WILD, {"card": card.itself.code})
        if position and any(card.itself is other.itself for other in cards[:position]):
            return Refusal(RefusalCode.CARD_TWICE, {"card": card.itself.code})
    return None


def is_wild(rules: RuleSet, card: Card) -> bool:
    """Whether its player names the suit of the card (rules.md 3 `wild_six`)."""
    if card.rank is not Rank.SIX or rules.wild_six == "none":
        return False
    return rules.wild_six == "all" or card.suit is Suit.DIAMONDS


def most_at_once(cards: tuple[Card, ...], limit: int) -> int:
    """How many of the cards can be played together, at most `limit`; no card under two names."""
    return min(limit, len({card.itself for card in cards}))


def letters(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The ranks of the cards, ascending, for the facts of a refusal."""
    return tuple(rank.letter for rank in sorted({card.rank for card in cards}))


def _named(rules: RuleSet, card: Card) -> tuple[Card, ...]:
    if not is_wild(rules, card):
        return ()
    return tuple(naming(card, suit) for suit in Suit if suit is not card.suit)
