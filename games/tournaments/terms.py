"""The settings (terms) of a tournament's tables, and its limits (rounds, players)."""

from collections.abc import Sequence
from datetime import timedelta

from games.play.teams import teams_of
from games.play.time.clock import control_from_json
from games.ratings.system import mode_of
from games.tables.terms import NO_FIXED_DEAL, Access, FixedDeal, PlayedRules, Terms
from games.tournaments.models import Tournament, TournamentAccess, TournamentKind, TournamentPlan

TABLE_SIZES = (2, 3, 4, 6)
MIN_MINUTES, MAX_MINUTES = 10, 360
MIN_ROUNDS, MAX_ROUNDS = 2, 15
MIN_WINS, MAX_WINS = 1, 4
MAX_PLAYERS = 2000
BEGINS_WITHIN = timedelta(days=60)
BREAK = timedelta(seconds=15)
"""The time between the last game of a round and the next round."""
TABLE_LASTS = timedelta(hours=4)
"""The time after which a table is given up, so that a lost game stops no tournament."""


def terms_of(tournament: Tournament, *, deal: FixedDeal = NO_FIXED_DEAL) -> Terms:
    """Return the terms of the tournament's tables.

    Nobody else finds the tables of a tournament that is not open to everybody.
    """
    is_public = tournament.access == TournamentAccess.OPEN or tournament.is_rated
    return Terms(
        played=PlayedRules.of(tournament),
        is_rated=tournament.is_rated,
        aids=False,
        clock=control_from_json(tournament.clock),
        access=Access(is_private=not is_public),
        deal=deal,
        tournament=tournament.pk,
    )


def teams_at_table(plan: TournamentPlan) -> Sequence[Sequence[int]]:
    """Return the seats of each team at a table."""
    return teams_of(PlayedRules.of(plan).rules, plan.seats)


def mode_of_plan(plan: TournamentPlan) -> str:
    """Return the mode in which the games are rated."""
    return mode_of(PlayedRules.of(plan).rules, plan.seats).value


def fewest_players(plan: TournamentPlan) -> int:
    """Return the number of players without whom the tournament does not begin."""
    return 4 if plan.kind == TournamentKind.KNOCKOUT else 2
