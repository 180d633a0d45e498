"""From what is offered to commands worth thinking about."""

from collections.abc import Callable, Iterator, Sequence

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
