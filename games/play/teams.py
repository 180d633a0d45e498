"""The teams of a game, and the places that they reached."""

from collections.abc import Sequence

from games.engine import RuleSet, Seat
from games.engine.teams import teams_by_seat


def teams_of(rules: RuleSet, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each team (rules.md 3 `teams`); without teams each seat is a team."""
    by_seat = teams_by_seat(rules, seats)
    return tuple(
        tuple(seat for seat, team in enumerate(by_seat) if team == one)
        for one in sorted({*by_seat})
    )


def team_places(rules: RuleSet, places: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each team: its worst, or if the first one out decides, its best."""
    judge = min if rules.team_result == "first_out" else max
    return tuple(judge(places[seat] for seat in team) for team in teams_of(rules, len(places)))
