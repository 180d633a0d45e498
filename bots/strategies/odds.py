"""The cards that others may hold: certain if seen, else by the odds."""

from collections.abc import Collection, Iterable, Iterator
from math import comb

from games.engine import Card, PlayerView, Seat


class Odds:
    """The hands of others as a player may imagine them.

    `unseen` are the cards whose place is not known, each as likely in any place. `known_in` has for
    each seat the cards known to be in its hand.
    """

    def __init__(
        self, view: PlayerView, unseen: frozenset[Card], known_in: tuple[frozenset[Card], ...]
    ) -> None:
        self.unseen = unseen
        self.known_in = known_in
        self._hidden = tuple(
            max(len(hand) - len(known), 0) for hand, known in zip(view.hands, known_in, strict=True)
        )

    def chance(self, seat: Seat, cards: Collection[Card]) -> float:
        """Return how likely the seat holds at least one of the cards."""
        if not self.known_in[seat].isdisjoint(cards):
            return 1.0
        places = len(self.unseen)
        others = places - len(self.unseen.intersection(cards))
        return 1 - comb(others, self._hidden[seat]) / comb(places, self._hidden[seat])

    def expected(self, seat: Seat, cards: Collection[Card]) -> float:
        """Return how many of the cards the seat holds on average."""
        known = len(self.known_in[seat].intersection(cards))
        return known + len(self.unseen.intersection(cards)) * self._share(seat)

    def first_held(self, seat: Seat, cards: Iterable[Card]) -> Iterator[tuple[Card, float]]:
        """Yield the cards in the given order, with the odds that each is the seat's first one."""
        left, share = 1.0, self._share(seat)
        for card in cards:
            held = 1.0 if card in self.known_in[seat] else share * (card in self.unseen)
            if held:
                yield card, left * held
                left *= 1 - held

    def _share(self, seat: Seat) -> float:
        return self._hidden[seat] / len(self.unseen) if self.unseen else 0.0
