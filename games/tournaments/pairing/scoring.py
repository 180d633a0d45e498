"""Tournament scoring: points at a table, a streak doubles points, and the tie-break.

The tie-break is the performance: the mean rating of the opponents, each raised by a win over them
and lowered by a defeat.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

BEATEN, LEVEL = 2, 1
"""The points for each opponent who finished behind, and for each who finished level."""
STREAK = 2
"""The number of good results in a row (the streak) after which a streak doubles points."""
MARGIN = 500
"""The rating points by which a win is a performance above the opponent, a defeat one below."""


class Verdict(NamedTuple):
    """The result of one player at one table.

    `points` are not doubled. `against` has for each opponent the rating, and 1 if the opponent
    finished behind, 0 if level, -1 if before. It is empty for a bye.
    """

    points: int
    against: tuple[tuple[float, int], ...] = ()
    is_first: bool = False

    @property
    def is_good(self) -> bool:
        """Return whether the player finished above the middle of the table."""
        return bool(self.against) and self.points > LEVEL * len(self.against)


class ScoreSum(NamedTuple):
    """The sum of a player's results. `performance` is None before the first game.

    `points` has the points of each result as they count.
    """

    score: int = 0
    streak: int = 0
    games: int = 0
    firsts: int = 0
    performance: int | None = None
    points: tuple[int, ...] = ()


def points_at_table(places: Sequence[int], teams: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return the points of each seat: two for each opponent behind it, one for each level.

    `places` are those of the seats' teams. Partners are no opponents.
    """
    return tuple(
        verdict(seat, places, teams, [0.0] * len(places)).points for seat in range(len(places))
    )


def verdict(
    seat: int,
    places: Sequence[int],
    teams: Sequence[Sequence[int]],
    ratings: Sequence[float],
    *,
    annulled: Collection[int] = (),
) -> Verdict:
    """Return the result of a seat.

    Every opponent on an `annulled` seat counts as behind; an annulled seat itself has no points.
    """
    own = next(team for team in teams if seat in team)
    opponents = [other for other in range(len(places)) if other not in own]
    against = tuple((ratings[other], _sign(seat, other, places, annulled)) for other in opponents)
    if seat in annulled:
        return Verdict(0, against)
    points = sum(LEVEL + sign for _, sign in against)
    return Verdict(points, against, is_first=all(sign > 0 for _, sign in against))


def bye_points(seats: int) -> int:
    """Return the points of a player for whom a round has no table: a win, in a duel."""
    return seats


def draw_points(seats: int, team: int = 1) -> int:
    """Return the points of a player who is level with all opponents."""
    return LEVEL * (seats - team)


def tally(verdicts: Iterable[Verdict], *, doubles: bool) -> ScoreSum:
    """Return the sum of the results in their order.

    With `doubles`, points count twice after `STREAK` good results in a row, until a result is not
    good; that one still counts twice.
    """
    streak = games = firsts = 0
    points: list[int] = []
    performances: list[float] = []
    for one in verdicts:
        points.append(one.points * (2 if doubles and streak >= STREAK else 1))
        if not one.against:
            continue
        streak = streak + 1 if one.is_good else 0
        games += 1
        firsts += one.is_first
        performances.extend(rating + MARGIN * sign for rating, sign in one.against)
    performance = round(sum(performances) / len(performances)) if performances else None
    return ScoreSum(sum(points), streak, games, firsts, performance, tuple(points))


def _sign(seat: int, other: int, places: Sequence[int], annulled: Collection[int]) -> int:
    if other in annulled:
        return 1
    if seat in annulled:
        return -1
    return (places[other] > places[seat]) - (places[other] < places[seat])
