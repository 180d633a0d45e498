"""From what is offered to commands worth thinking about."""

from collections.abc import Callable, Iterator, Sequence

from games.engine import Card, Command, Offer
from games.engine.commands import Lead, Transfer
from games.engine.offers import CardSet, LeadSet, TransferSet


def candidates(offers: Sequence[Offer], cost: Callable[[Card], float]) -> list[Command]:
    """Return the commands offered; of each set, for each number of cards, the cheapest of one rank.

    Of leads in pairs it is the cheapest for each rank that one of the pairs has.
    """
    commands: list[Command] = []
    for offer in offers:
        if isinstance(offer, LeadSet) and offer.pairs:
            commands += _cheapest_in_pairs(offer, cost)
        elif isinstance(offer, LeadSet | TransferSet):
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


def _cheapest_in_pairs(offer: LeadSet, cost: Callable[[Card], float]) -> Iterator[Lead]:
    """Yield for each rank with a pair: its cheapest pair, the cheapest other pair, another card."""
    pairs = [cards[:2] for cards in _ranks(offer, cost) if len(cards) > 1]
    pairs.sort(key=lambda pair: cost(pair[0]) + cost(pair[1]))
    for number, pair in enumerate(pairs):
        for count in range(offer.fewest, offer.most + 1, 2):
            others = [*pairs[:number], *pairs[number + 1 :]][: count // 2 - 1]
            cards = (*pair, *(card for other in others for card in other))
            rest = _cheapest_left(offer, cards, cost)
            if len(cards) == count - 1 and rest is not None:
                yield offer.playing((*cards, rest))


def _cheapest_left(
    offer: LeadSet, cards: tuple[Card, ...], cost: Callable[[Card], float]
) -> Card | None:
    """Return the cheapest card of the set that is not yet among these."""
    used = {card.itself for card in cards}
    left = [card for card in offer.any_of if card.itself not in used]
    return min(left, key=cost, default=None)


def _ranks(offer: CardSet, cost: Callable[[Card], float]) -> Iterator[tuple[Card, ...]]:
    """Yield the set's cards by rank, each card once, cheapest first."""
    once = {card.itself: card for card in reversed(offer.any_of)}
    for rank in sorted({card.rank for card in once}):
        cards = [card for itself, card in once.items() if itself.rank is rank]
        yield tuple(sorted(cards, key=cost))
