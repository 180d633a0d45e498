"""Who plays together, and which place a team has reached."""

from collections.abc import Sequence

from games.engine import RuleSet, Seat
from games.engine.teams import teams_by_seat


def teams_of(rules: RuleSet, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each team (rules.md 3 `teams`); without teams everybody is one of their own."""
    by_seat = teams_by_seat(rules, seats)
    return tuple(
        tuple(seat for seat, team in enumerate(by_seat) if team == one)
        for one in sorted({*by_seat})
    )


def team_places(rules: RuleSet, places: Sequence[int]) -> tuple[int, ...]:
    """The place of each team: its worst, or where the first one out decides, its best."""
    judge = min if rules.team_result == "first_out" else max
    return tuple(judge(places[seat] for seat in team) for team in teams_of(rules, len(places)))
