"""The outcome of a finished game for each seat."""

from collections.abc import Sequence
from enum import StrEnum

from games.engine import RuleSet
from games.engine.events import EndReason, GameEnded
from games.play.teams import team_places, teams_of


class GameOutcome(StrEnum):
    """The outcomes. The values are on the wire and stored; they never change."""

    WON = "won"
    SAFE = "safe"
    DRAWN = "drawn"
    DURAK = "durak"


def outcomes(rules: RuleSet, ended: GameEnded) -> tuple[GameOutcome, ...]:
    """Return the outcome of each seat; with teams it is the outcome of the team.

    Won: the first place. Durak: the player left with cards or, if the win was taken, the player who
    left. Drawn: the last place if nobody is durak. Safe: all places between.
    """
    places = team_places(rules, ended.places)
    teams = teams_of(rules, len(ended.places))
    by_seat = {
        seat: _outcome(ended, team, places) for team, seats in enumerate(teams) for seat in seats
    }
    return tuple(by_seat[seat] for seat in range(len(ended.places)))


def _outcome(ended: GameEnded, team: int, places: Sequence[int]) -> GameOutcome:
    is_drawn = ended.reason in {EndReason.DRAW, EndReason.NO_PROGRESS}
    if is_drawn and places[team] == max(places):
        return GameOutcome.DRAWN
    if ended.reason is EndReason.LEFT:
        return GameOutcome.WON if places[team] == min(places) else GameOutcome.DURAK
    if team in ended.losing_teams or (team == ended.durak and not ended.losing_teams):
        return GameOutcome.DURAK
    return GameOutcome.WON if places[team] == min(places) else GameOutcome.SAFE
