"""What a player who pays attention knows: every card seen so far, and so the ones not yet seen."""

from functools import lru_cache

from games.engine import HIDDEN, Card, PlayerView, RuleSet, Seat
from games.engine.deck import full_pack


def unseen(view: PlayerView) -> frozenset[Card]:
    """The cards whose place the viewer does not know: in others' hands or in the talon."""
    seen = {card.itself for hand in view.hands for card in hand if card is not HIDDEN}
    seen.update(card.itself for card in view.discard)
    if view.bout is not None:
        for pair in view.bout.table:
            seen.add(pair.attack.itself)
            if pair.beaten_by is not None:
                seen.add(pair.beaten_by.itself)
    if view.trump_card is not None and view.talon:
        seen.add(view.trump_card)
    return _pack(view.rules) - seen


def hand_of(view: PlayerView, seat: Seat) -> tuple[Card, ...] | None:
    """That player's hand, if the viewer can tell it for sure; None otherwise."""
    hand = view.hands[seat]
    known = tuple(card for card in hand if card is not HIDDEN)
    hidden = len(hand) - len(known)
    if not hidden:
        return known
    left = unseen(view)
    return known + tuple(left) if len(left) == hidden else None


@lru_cache(maxsize=32)
def _pack(rules: RuleSet) -> frozenset[Card]:
    return frozenset(full_pack(rules.deck, rules.decks))
