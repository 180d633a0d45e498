"""Timeout: the default move that the clock plays for a seat whose flag fell."""

from games.engine import Card, Command, GameState, Phase, Seat, fair_offers
from games.engine.commands import Done, KeepHand, Lead, Take

Order = tuple[bool, int]


def default_command(state: GameState, seat: Seat) -> Command:
    """Return the command that the clock plays for an awaited seat.

    The leader leads the lowest card, an attacker is done, the defender takes the cards, and a
    player who is asked about a new deal keeps the hand. The command never breaks the rules.
    """
    if state.asking is not None:
        return KeepHand()
    if state.phase is Phase.LEAD:
        return min(_single_leads(state, seat), key=lambda lead: _order(state, lead.cards[0]))
    if state.bout is not None and seat == state.bout.defender:
        return Take()
    return Done()


def _single_leads(state: GameState, seat: Seat) -> list[Lead]:
    offers = fair_offers(state, seat)
    return [offer for offer in offers if isinstance(offer, Lead) and len(offer.cards) == 1]


def _order(state: GameState, card: Card) -> Order:
    """Return a sort key: plain cards by rank, then trumps in their own order."""
    strength = state.strength
    is_trump = strength.is_trump(card)
    return is_trump, strength.trump_order(card) if is_trump else card.rank
