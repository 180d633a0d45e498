"""Attacking: the cards to lead, and the cards to add."""

from collections.abc import Sequence

from bots.strategies.outlook import Outlook
from games.engine import Card, Command, Seat
from games.engine.commands import Done, Lead, ThrowIn
from games.engine.turn_order import are_partners


def best_lead(outlook: Outlook, leads: Sequence[Lead]) -> Lead:
    """Return the lead that costs least for what it does."""
    return min(leads, key=lambda lead: (_lead_price(outlook, lead), _ways_to_beat(outlook, lead)))


def _lead_price(outlook: Outlook, lead: Lead) -> float:
    taste, cards = outlook.taste, lead.cards
    is_end = outlook.is_heads_up and not outlook.is_drawing
    together = taste.together_after if is_end else taste.together
    price = outlook.mean_cost(cards) - together * (len(cards) - 1)
    if taste.toll:
        defender = outlook.bout.defender
        tolls = [outlook.toll(card, defender) for card in cards]
        price -= taste.toll * sum(tolls) / len(tolls)
    if not outlook.is_drawing:
        price -= taste.assist * _partners_share(outlook, cards[0])
    return price


def _partners_share(outlook: Outlook, card: Card) -> float:
    """Return how many cards of the rank partners could add on average."""
    fitting = outlook.of_rank(card.rank)
    return sum(outlook.odds.expected(seat, fitting) for seat in outlook.partners())


def _ways_to_beat(outlook: Outlook, lead: Lead) -> int:
    """Return how many faces beat the cards, with the suit of a wild six that is hardest to beat."""
    return sum(len(outlook.strength.beaten_by[card.face]) for card in lead.cards)


def best_addition(outlook: Outlook, additions: Sequence[ThrowIn], stop: Done | None) -> Command:
    """Return the cheapest card that is not too dear, else done.

    Raises ValueError if there is no choice.
    """
    if not additions:
        if stop is None:
            raise ValueError("neither a card nor done is offered")
        return stop
    beaten_by = outlook.strength.beaten_by
    cheapest = min(
        additions,
        key=lambda addition: (outlook.cost(addition.card), len(beaten_by[addition.card.face])),
    )
    if stop is None:
        return cheapest
    fitting = {addition.card.itself for addition in additions}
    if outlook.cost(cheapest.card) > _dearest(outlook, fitting) or _yields(outlook, fitting):
        return stop
    return cheapest


def _dearest(outlook: Outlook, fitting: set[Card]) -> float:
    """Return the highest cost of a card to be thrown in."""
    taste, view = outlook.taste, outlook.view
    if outlook.is_drawing:
        return taste.dear_drawing
    goes_out = len(fitting) == outlook.cards_left(outlook.me) <= outlook.room
    is_last_chance = view.rules.team_result == "first_out" and not outlook.bout.taking
    if not goes_out and not is_last_chance and (outlook.bout.taking or _may_partner_add(outlook)):
        return taste.dear_drawing
    return taste.dear_after


def _may_partner_add(outlook: Outlook) -> bool:
    """Return whether a partner who has not said done likely has a card to add."""
    return any(_has_likely_a_card(outlook, seat) for seat in _partners_to_come(outlook))


def _yields(outlook: Outlook, fitting: set[Card]) -> bool:
    """Return whether to leave the last room to a partner who is nearer to going out.

    This needs a game that one player out wins for the team, and a partner who likely holds a
    fitting card.
    """
    if outlook.view.rules.team_result != "first_out" or outlook.is_drawing:
        return False
    return any(
        outlook.cards_left(seat) < outlook.cards_left(outlook.me)
        and outlook.room < len(fitting) + outlook.cards_left(seat)
        and _has_likely_a_card(outlook, seat)
        for seat in _partners_to_come(outlook)
    )


def _partners_to_come(outlook: Outlook) -> list[Seat]:
    """Return the partners who may add cards and have not said that they are done."""
    return [
        seat
        for seat in outlook.fellows()
        if are_partners(outlook.view, seat, outlook.me) and seat not in outlook.bout.done
    ]


def _has_likely_a_card(outlook: Outlook, seat: Seat) -> bool:
    """Return whether the seat likely holds a card of a rank on the table."""
    ranks = {card.rank for card in outlook.table}
    mates = [card for rank in ranks for card in outlook.of_rank(rank)]
    return outlook.odds.chance(seat, mates) >= outlook.taste.trust
