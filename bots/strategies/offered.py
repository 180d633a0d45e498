"""From what is offered to commands worth thinking about."""

from collections.abc import Callable, Iterator, Sequence

from bots.strategies.base import Rng
from games.engine import Card, Command, Offer
from games.engine.commands import Lead, Transfer
from games.engine.offers import CardSet, LeadSet, TransferSet


def candidates(offers: Sequence[Offer], cost: Callable[[Card], float]) -> list[Command]:
    """The commands offered; of each set, for each number of cards, the cheapest of one rank."""
    commands: list[Command] = []
    for offer in offers:
        if isinstance(offer, LeadSet | TransferSet):
            commands += _cheapest(offer, cost)
        else:
            commands.append(offer)
    return commands


def any_command(offers: Sequence[Offer], rng: Rng) -> Command:
    """One of the offers, each as likely as the others, and of a set any cards of one rank."""
    offer = rng.choice(offers)
    if not isinstance(offer, LeadSet | TransferSet):
        return offer
    return rng.choice(_cheapest(offer, lambda _card: rng.random()))


def _cheapest(offer: CardSet, cost: Callable[[Card], float]) -> list[Lead | Transfer]:
    return [
        offer.playing(cards[:count])
        for cards in _ranks(offer, cost)
        for count in range(offer.fewest, min(offer.most, len(cards)) + 1)
    ]


def _ranks(offer: CardSet, cost: Callable[[Card], float]) -> Iterator[tuple[Card, ...]]:
    """The set's cards by rank, each card once, cheapest first."""
    once = {card.itself: card for card in reversed(offer.any_of)}
    for rank in sorted({card.rank for card in once}):
        cards = [card for itself, card in once.items() if itself.rank is rank]
        yield tuple(sorted(cards, key=cost))
