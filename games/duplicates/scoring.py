"""The score of a match: points of each game, and the winner. Pure."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, Self

WIN, DRAW, LOSS = 2, 1, 0
Winner = Literal["a", "b", "draw"]


class SideScores(NamedTuple):
    """The points of both sides, and the cards left in their hands."""

    points_a: int
    points_b: int
    cards_a: int
    cards_b: int

    @property
    def points(self) -> int:
        """The points of side A minus those of side B."""
        return self.points_a - self.points_b

    @property
    def cards(self) -> int:
        """The cards left to side B minus those left to side A."""
        return self.cards_b - self.cards_a

    @property
    def winner(self) -> Winner:
        """The side that is ahead by points or, if these are equal, by cards."""
        ahead = self.points or self.cards
        return "draw" if not ahead else "a" if ahead > 0 else "b"

    @classmethod
    def sum_of(cls, scores: Iterable[Self]) -> Self:
        """Return the sum of the scores."""
        columns = list(zip(*scores, strict=True))
        return cls(*(sum(column) for column in columns)) if columns else cls(0, 0, 0, 0)


def score_of(places: Sequence[int], cards: Sequence[int], *, seat_of_a: int) -> SideScores:
    """Return the score of a game of two, from the places and the cards left of its seats.

    The better place is a win; equal places are a draw.
    """
    seat_of_b = 1 - seat_of_a
    ahead = places[seat_of_b] - places[seat_of_a]
    points_a = DRAW if ahead == 0 else WIN if ahead > 0 else LOSS
    return SideScores(points_a, WIN - points_a, cards[seat_of_a], cards[seat_of_b])
