"""Teams: which seats are partners, and the order of play (rules.md 3 `teams`, `team_seating`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from games.engine.editions import FIRST_EDITION
from games.engine.rules import RuleSet
from games.engine.seat import Seat


def team_of(rules: RuleSet, seats: int, seat: Seat) -> int:
    """Return the team of a seat, counted from 0; without teams each seat is its own team.

    >>> rules = RuleSet(teams=2)
    >>> [team_of(rules, 4, seat) for seat in range(4)]
    [0, 1, 0, 1]
    """
    return teams_by_seat(rules, seats)[seat]


def teams_by_seat(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """Return the team of every seat."""
    return seated(rules.teams, seats, rules.team_seating).teams


def order_of_play(rules: RuleSet, seats: int, edition: int) -> tuple[Seat, ...]:
    """Return the seats in the order in which turns go round, seat 0 first.

    Where partners sit together, the first seat of each team comes first, then the second of each.
    In the first edition turns went round by the seats, so that partners followed one another.
    """
    if edition == FIRST_EDITION:
        return tuple(range(seats))
    return seated(rules.teams, seats, rules.team_seating).order


class Seating(NamedTuple):
    """The team of every seat, and the seats in the order of play."""

    teams: tuple[int, ...]
    order: tuple[Seat, ...]


@lru_cache
def seated(teams: Literal["none", 2, 3], seats: int, seating: str) -> Seating:
    """Return the teams and the order of play for these options of a rule set."""
    count = seats if teams == "none" else teams
    if seating == "alternate":
        return Seating(tuple(seat % count for seat in range(seats)), tuple(range(seats)))
    size = seats // count
    order = [team * size + place for place in range(size) for team in range(count)]
    return Seating(tuple(seat // size for seat in range(seats)), tuple(order))
