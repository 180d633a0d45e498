"""Who plays together, and which place a team has reached."""

from collections.abc import Sequence

from games.engine import RuleSet, Seat


def teams_of(rules: RuleSet, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each team (rules.md 3 `teams`); without teams everybody is one of their own."""
    count = seats if rules.teams == "none" else rules.teams
    return tuple(tuple(range(team, seats, count)) for team in range(count))


def team_places(rules: RuleSet, places: Sequence[int]) -> tuple[int, ...]:
    """The place of each team: its worst, or where the first one out decides, its best."""
    judge = min if rules.team_result == "first_out" else max
    return tuple(judge(places[seat] for seat in team) for team in teams_of(rules, len(places)))
