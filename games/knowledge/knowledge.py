"""The knowledge and beliefs of a viewer about every card at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from games.engine import Card, Seat
from games.knowledge.spreading import spread


@dataclass(frozen=True)
class Knowledge:
    """The cards as a viewer with a perfect memory may know them.

    `held` are the cards surely in each hand, and `unknown` the numbers of other cards there;
    `face_down` are the numbers of cards beside the hands. `talon` counts the cards to draw,
    `bottom` is the open one among them. `gone` are out of play. `unseen` are all cards whose place
    is not known. `weights` has for each hand the unseen cards that are less likely there than
    elsewhere, each with a factor from 0 (impossible) to 1.
    """

    held: tuple[frozenset[Card], ...]
    unknown: tuple[int, ...]
    face_down: tuple[int, ...]
    talon: int
    bottom: Card | None
    gone: frozenset[Card]
    unseen: frozenset[Card]
    weights: tuple[Mapping[Card, float], ...]

    def weight(self, seat: Seat, card: Card) -> float:
        """Return the factor by which signs make the unseen card less likely in that hand."""
        return self.weights[seat].get(card, 1.0)

    def chance(self, seat: Seat, card: Card) -> float:
        """Return how likely the card is in that hand, from 0 to 1."""
        if card in self.held[seat]:
            return 1.0
        return self._chances[seat].get(card, 0.0)

    @cached_property
    def _chances(self) -> tuple[Mapping[Card, float], ...]:
        """For each hand how likely each unseen card is there."""
        elsewhere = len(self.unseen) - sum(self.unknown)
        return spread(self.unseen, self.weights, (*self.unknown, elsewhere))
