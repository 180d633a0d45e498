"""The cards that a player has not seen, with a perfect memory or with none."""

from functools import lru_cache

from bots.strategies.odds import Odds
from games.engine import HIDDEN, Card, PlayerView, RuleSet, Seat
from games.engine.deck import pack_by


def unseen(view: PlayerView) -> frozenset[Card]:
    """Return the cards whose place the viewer does not know: in others' hands or in the talon."""
    seen = {card.itself for hand in view.hands for card in hand if card is not HIDDEN}
    seen.update(card.itself for card in view.discard)
    return _pack(view.rules) - seen - _lying_open(view)


def hand_of(view: PlayerView, seat: Seat) -> tuple[Card, ...] | None:
    """Return the hand of that seat, if the viewer can know it for sure; None otherwise."""
    hand = view.hands[seat]
    known = tuple(card for card in hand if card is not HIDDEN)
    hidden = len(hand) - len(known)
    if not hidden:
        return known
    left = unseen(view)
    return known + tuple(left) if len(left) == hidden else None


def odds_of_all_seen(view: PlayerView) -> Odds:
    """Return the odds for a player with a perfect memory of discarded and taken cards."""
    known_in = tuple(frozenset(card for card in hand if card is not HIDDEN) for hand in view.hands)
    return Odds(view, unseen(view), known_in)


def odds_at_a_glance(view: PlayerView) -> Odds:
    """Return the odds for a player without memory, who sees only the table and the own hand."""
    known_in = tuple(
        frozenset(hand) if seat == view.viewer else frozenset[Card]()
        for seat, hand in enumerate(view.hands)
    )
    return Odds(
        view, _pack(view.rules) - _lying_open(view) - frozenset().union(*known_in), known_in
    )


def _lying_open(view: PlayerView) -> frozenset[Card]:
    """Return the cards on the table, and the one under the talon."""
    table = () if view.bout is None else view.bout.table
    cards = {card.itself for pair in table for card in (pair.attack, pair.beaten_by) if card}
    if view.trump_card is not None and view.talon:
        cards.add(view.trump_card)
    return frozenset(cards)


@lru_cache(maxsize=32)
def _pack(rules: RuleSet) -> frozenset[Card]:
    return frozenset(pack_by(rules))
