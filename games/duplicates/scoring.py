"""Points by difference: what a game is worth to each side, and who wins a match. Pure."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, Self

WIN, DRAW, LOSS = 2, 1, 0
Winner = Literal["a", "b", "draw"]


class Score(NamedTuple):
    """The points of both sides, and the cards left in their hands."""

    points_a: int
    points_b: int
    cards_a: int
    cards_b: int

    @property
    def points(self) -> int:
        """By how many points side A is ahead."""
        return self.points_a - self.points_b

    @property
    def cards(self) -> int:
        """How many cards fewer side A was left with than side B."""
        return self.cards_b - self.cards_a

    @property
    def winner(self) -> Winner:
        """Who is ahead: by points, where they are equal by cards."""
        ahead = self.points or self.cards
        return "draw" if not ahead else "a" if ahead > 0 else "b"

    @classmethod
    def sum_of(cls, scores: Iterable[Self]) -> Self:
        """The scores together."""
        columns = list(zip(*scores, strict=True))
        return cls(*(sum(column) for column in columns)) if columns else cls(0, 0, 0, 0)


def score_of(places: Sequence[int], cards: Sequence[int], *, seat_of_a: int) -> Score:
    """The score of a game of two by the places and the cards left of its seats.

    The better place is a win; equal ones are a draw.
    """
    seat_of_b = 1 - seat_of_a
    ahead = places[seat_of_b] - places[seat_of_a]
    points_a = DRAW if ahead == 0 else WIN if ahead > 0 else LOSS
    return Score(points_a, WIN - points_a, cards[seat_of_a], cards[seat_of_b])
