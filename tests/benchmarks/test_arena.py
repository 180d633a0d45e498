"""The points that the benchmark of an arena works out, and the differences that it finds."""

from typing import Any

import pytest

from benchmarks.arena import differences
from benchmarks.driver.arena import points_of

WON, LOST, DRAWN = (1, 2), (2, 1), (1, 1)


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([], []),
        ([WON, LOST, DRAWN], [2, 0, 1]),
        # After two wins in a row points count twice, until a result is no win; that one does, too.
        ([WON, WON, WON, DRAWN, WON], [2, 2, 4, 2, 2]),
        ([WON, WON, LOST, WON, WON, WON], [2, 2, 0, 2, 2, 4]),
    ],
)
def test_points_are_those_of_the_rules(places: list[tuple[int, int]], points: list[int]) -> None:
    assert points_of(places) == points


def game(first: int, second: int, places: tuple[int, int], minute: int) -> dict[str, Any]:
    """A finished duel as it is exported."""
    seats = [{"player": {"id": player}} for player in (first, second)]
    at = f"2026-11-27T18:{minute:02}:00Z"
    return {"seats": seats, "result": {"places": list(places)}, "finished_at": at}


def standing(player: int, points: list[int]) -> dict[str, Any]:
    """A line of the standings as it is exported."""
    return {"player": {"id": player, "name": f"P{player}"}, "points": points, "score": sum(points)}


def test_a_standing_that_its_games_do_not_explain_is_named() -> None:
    games = [game(7, 8, (1, 2), 5), game(8, 7, (1, 1), 9)]
    assert list(differences(games, [standing(7, [2, 1]), standing(8, [0, 1])])) == []
    # The later game counts first; a result is missing; a player has no standing.
    assert len(list(differences(games, [standing(7, [1, 2]), standing(8, [0])]))) == 2
    assert list(differences(games, [standing(7, [2, 1])])) == ["player 8 has no standing"]
