"""Who plays together: the team of each seat (rules.md 3 `teams`, `team_seating`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from games.engine.rules import RuleSet
from games.engine.seat import Seat


def team_of(rules: RuleSet, seats: int, seat: Seat) -> int:
    """The team of a seat, counted from 0; without teams everybody is a team of their own."""
    return teams_by_seat(rules, seats)[seat]


def teams_by_seat(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """The team of every seat."""
    return numbered(rules.teams, seats, rules.team_seating)


@lru_cache
def numbered(teams: Literal["none", 2, 3], seats: int, seating: str) -> tuple[int, ...]:
    """The team of every seat, by the options of a rule set."""
    count = seats if teams == "none" else teams
    if seating == "together":
        return tuple(seat * count // seats for seat in range(seats))
    return tuple(seat % count for seat in range(seats))
