"""Habits (human errors): the ways in which the weaker bots err, one function each.

A habit leaves out offers that a person would overlook or not consider. It returns those that are
left, or none where it does not matter. Which habits act is drawn before anybody looks at the hand,
so that the rate of errors tells nothing of it.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from bots.strategies.worth import worths_of
from games.engine import Card, Offer, PlayerView
from games.engine.commands import Beat, Done, Lead, Take, ThrowIn, Transfer
from games.engine.offers import LeadSet, TransferSet
from games.engine.strength import strength_of

Habit = Callable[[PlayerView, Sequence[Offer]], list[Offer]]


def overlooks_beats(_view: PlayerView, offers: Sequence[Offer]) -> list[Offer]:
    """Leave out all beats: the defender takes, or transfers."""
    return [offer for offer in offers if not isinstance(offer, Beat)]


def overlooks_additions(_view: PlayerView, offers: Sequence[Offer]) -> list[Offer]:
    """Leave out all cards that could be thrown in or transferred with."""
    return [offer for offer in offers if not isinstance(offer, ThrowIn | Transfer | TransferSet)]


def adds_anything(_view: PlayerView, offers: Sequence[Offer]) -> list[Offer]:
    """Leave out being done while a card fits, even a trump for a player who takes."""
    if not any(isinstance(offer, ThrowIn) for offer in offers):
        return []
    return [offer for offer in offers if not isinstance(offer, Done)]


def wastes_trumps(view: PlayerView, offers: Sequence[Offer]) -> list[Offer]:
    """Leave out plain cards where a trump would lead, or beat the same card."""
    is_trump = strength_of(view.rules, view.turned_up).is_trump
    leads_trump = any(isinstance(offer, Lead) and is_trump(offer.cards[0]) for offer in offers)
    beaten = {offer.attack for offer in offers if isinstance(offer, Beat) and is_trump(offer.card)}

    def is_left(offer: Offer) -> bool:
        match offer:
            case Lead():
                return not leads_trump or all(map(is_trump, offer.cards))
            case LeadSet():
                return not leads_trump
            case Beat():
                return offer.attack not in beaten or is_trump(offer.card)
            case _:
                return True

    return [offer for offer in offers if is_left(offer)]


def clings_to_trumps(view: PlayerView, offers: Sequence[Offer]) -> list[Offer]:
    """Leave out trumps while cards are drawn."""
    if not view.talon:
        return []
    is_trump = strength_of(view.rules, view.turned_up).is_trump
    return [offer for offer in offers if not (isinstance(offer, Beat) and is_trump(offer.card))]


def shows_off(view: PlayerView, offers: Sequence[Offer]) -> list[Offer]:
    """Leave out leads and beats by plain cards that are not the best ones."""
    is_trump = strength_of(view.rules, view.turned_up).is_trump
    worths = worths_of(view.rules, view.turned_up)

    def best(cards: Sequence[Card]) -> Card | None:
        plain = [card for card in cards if not is_trump(card)]
        return max(plain, key=lambda card: worths[card.itself], default=None)

    leading = best([offer.cards[0] for offer in offers if isinstance(offer, Lead)])

    def is_left(offer: Offer) -> bool:
        match offer:
            case Lead():
                return leading in {None, offer.cards[0]}
            case LeadSet():
                return leading is None
            case Beat():
                rivals = [
                    other.card
                    for other in offers
                    if isinstance(other, Beat) and other.attack is offer.attack
                ]
                return best(rivals) in {None, offer.card}
            case _:
                return True

    return [offer for offer in offers if is_left(offer)]


def keeps_pairs(view: PlayerView, offers: Sequence[Offer]) -> list[Offer]:
    """Leave out leads from a rank held twice or more, if another plain card can lead."""
    is_trump = strength_of(view.rules, view.turned_up).is_trump
    leads = [offer for offer in offers if isinstance(offer, Lead)]
    held = Counter(lead.cards[0].rank for lead in leads)
    singles = [
        lead for lead in leads if held[lead.cards[0].rank] == 1 and not is_trump(lead.cards[0])
    ]
    return [*singles] if singles else []


def gives_up(view: PlayerView, offers: Sequence[Offer]) -> list[Offer]:
    """Leave out beats where two or more cards are unbeaten."""
    table = () if view.bout is None else view.bout.table
    if [pair.beaten_by for pair in table].count(None) <= 1:
        return []
    return [offer for offer in offers if isinstance(offer, Take)]
