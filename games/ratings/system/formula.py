"""The rating formula: from the order of finish to new skills (Plackett-Luce, not Elo or Glicko).

openskill's model takes an order of any number of teams, in which equal places are ties. The ladder
simulation in `benchmarks/ladder.py` shows how well it ranks with the values below.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from openskill.models import PlackettLuce

from games.engine import RuleSet
from games.play.teams import team_places, teams_of
from games.ratings.system.skill import MEAN, NEW, START_DEVIATION, Skill

CHANCE = 150.0
"""The share of luck in a game, as a deviation in rating points (openskill's beta)."""

DRIFT = 3.0
"""The change of a player's strength from game to game, as a deviation (openskill's tau)."""

DIGITS = 3
"""Skills are rounded to a thousandth of a point, since processors differ in later digits."""

_MODEL = PlackettLuce(mu=MEAN, sigma=START_DEVIATION, beta=CHANCE, tau=DRIFT)

P = TypeVar("P", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Finisher:
    """A seat at the end: its place (1 is best), and whether its player left the game."""

    place: int
    has_left: bool = False


@dataclass(frozen=True, slots=True)
class Finish:
    """The end of a game: its rules, which decide the teams, and the finishers by seat."""

    rules: RuleSet
    seats: tuple[Finisher, ...]


def rate(finish: Finish, players: Sequence[P], skills: Mapping[P, Skill]) -> dict[P, Skill]:
    """Return the skills of all players after a game; players (by seat) without a skill are new.

    Equal places are ties. A player who left is last, and several who left share that place. In
    teams a player who left is judged as if the whole team had come last; partners and opponents
    are judged by the place that the team reached. For a player on several seats (a bot can be) the
    changes of the seats add up, and beating itself changes nothing. A game with a single player
    changes nobody.
    """
    if len(set(players)) < 2:  # noqa: PLR2004 - a comparison takes two players
        return {player: skills.get(player, NEW) for player in players}
    before = [skills.get(player, NEW) for player in players]
    after = _after(finish, before, _ranks(finish))
    if finish.rules.teams != "none" and any(seat.has_left for seat in finish.seats):
        as_last = _after(finish, before, _ranks(finish, leaving_counts=True))
        after = [
            (as_last if seat.has_left else after)[number]
            for number, seat in enumerate(finish.seats)
        ]
    return _by_player(players, before, after)


def _ranks(finish: Finish, *, leaving_counts: bool = False) -> list[float]:
    """Return the rank of each team, last for a single player who left.

    With `leaving_counts` a team of several is last, too, if one of its players left.
    """
    last = len(finish.seats) + 1
    is_single = finish.rules.teams == "none"
    teams = teams_of(finish.rules, len(finish.seats))
    places = team_places(finish.rules, [seat.place for seat in finish.seats])
    return [
        float(last)
        if (is_single or leaving_counts) and any(finish.seats[seat].has_left for seat in team)
        else float(place)
        for team, place in zip(teams, places, strict=True)
    ]


def _after(finish: Finish, before: Sequence[Skill], ranks: list[float]) -> list[Skill]:
    teams = teams_of(finish.rules, len(before))
    rated = _MODEL.rate(
        [[_MODEL.rating(mu=before[s].mean, sigma=before[s].deviation) for s in t] for t in teams],
        ranks=ranks,
    )
    by_seat = {
        seat: Skill(rating.mu, rating.sigma)
        for team, ratings in zip(teams, rated, strict=True)
        for seat, rating in zip(team, ratings, strict=True)
    }
    return [by_seat[seat] for seat in range(len(before))]


def _by_player(
    players: Sequence[P], before: Sequence[Skill], after: Sequence[Skill]
) -> dict[P, Skill]:
    result: dict[P, Skill] = {}
    for player, old, new in zip(players, before, after, strict=True):
        known = result.get(player, old)
        result[player] = Skill(
            round(known.mean + new.mean - old.mean, DIGITS),
            round(known.deviation * new.deviation / old.deviation, DIGITS),
        )
    return result
