"""The outcome of a finished game for each seat."""

from collections.abc import Sequence
from enum import StrEnum

from games.engine import RuleSet
from games.engine.events import EndReason, GameEnded
from games.play.teams import team_places, teams_of


class Outcome(StrEnum):
    """Outcomes. Wire values; they never change."""

    WON = "won"
    SAFE = "safe"
    DRAWN = "drawn"
    DURAK = "durak"


def outcomes(rules: RuleSet, ended: GameEnded) -> tuple[Outcome, ...]:
    """The outcome of each seat, which is that of its team where there are teams.

    Won: the first place. Durak: left with cards, or, where a win was taken, the other. Drawn: the
    last place where nobody is durak. Safe: what lies between.
    """
    places = team_places(rules, ended.places)
    teams = teams_of(rules, len(ended.places))
    by_seat = {
        seat: _outcome(ended, team, places) for team, seats in enumerate(teams) for seat in seats
    }
    return tuple(by_seat[seat] for seat in range(len(ended.places)))


def _outcome(ended: GameEnded, team: int, places: Sequence[int]) -> Outcome:
    is_drawn = ended.reason in {EndReason.DRAW, EndReason.NO_PROGRESS}
    if is_drawn and places[team] == max(places):
        return Outcome.DRAWN
    if ended.reason is EndReason.LEFT:
        return Outcome.WON if places[team] == min(places) else Outcome.DURAK
    if team in ended.losing_teams or (team == ended.durak and not ended.losing_teams):
        return Outcome.DURAK
    return Outcome.WON if places[team] == min(places) else Outcome.SAFE
