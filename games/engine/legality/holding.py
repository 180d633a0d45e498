"""The cards in hand that a player can put on the table, and the suits of wild cards."""

from __future__ import annotations

from games.engine.cards import Card, Rank, Suit, naming
from games.engine.errors import Refusal, RefusalCode
from games.engine.rules import RuleSet
from games.engine.seat import Seat
from games.engine.state import GameState


def playable(state: GameState, seat: Seat) -> tuple[Card, ...]:
    """Return the cards of the hand, each wild six followed by the same six as other suits."""
    hand = state.hands[seat]
    if state.rules.wild_six == "none":
        return hand
    return tuple([variant for card in hand for variant in (card, *_named(state.rules, card))])


def not_playable(state: GameState, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
    """Return why the seat cannot play these cards at all, or None: it must hold each of them."""
    for position, card in enumerate(cards):
        if card.itself not in state.hands[seat]:
            return Refusal(RefusalCode.CARD_NOT_IN_HAND, {"card": card.itself.code})
        if card.named is not None and not is_wild(state.rules, card):
            return Refusal(RefusalCode.NOT_WILD, {"card": card.itself.code})
        if position and any(card.itself is other.itself for other in cards[:position]):
            return Refusal(RefusalCode.CARD_TWICE, {"card": card.itself.code})
    return None


def is_wild(rules: RuleSet, card: Card) -> bool:
    """Return whether the player of the card names its suit (rules.md 3 `wild_six`)."""
    if card.rank is not Rank.SIX or rules.wild_six == "none":
        return False
    return rules.wild_six == "all" or card.suit is Suit.DIAMONDS


def most_at_once(cards: tuple[Card, ...], limit: int) -> int:
    """Return how many of the cards can be played together, at most `limit`.

    A six counts once, however many suits it may be played as.
    """
    return min(limit, len({card.itself for card in cards}))


def letters(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Return the ranks of the cards as letters, ascending, for the facts of a refusal."""
    return tuple(rank.letter for rank in sorted({card.rank for card in cards}))


def _named(rules: RuleSet, card: Card) -> tuple[Card, ...]:
    if not is_wild(rules, card):
        return ()
    return tuple(naming(card, suit) for suit in Suit if suit is not card.suit)
