"""Pairing of tournaments, pure: opponents, seats, and points.

Nothing here reads a clock, a database or a source of randomness. Equal arguments give equal
pairings: lots are drawn from a seed.
"""

from games.tournaments.pairing.arena import WaitingPlayer, seat_waiting
from games.tournaments.pairing.knockout import first_matches, next_matches, series_winner
from games.tournaments.pairing.lots import lot, seat_order
from games.tournaments.pairing.scoring import (
    ScoreSum,
    Verdict,
    bye_points,
    draw_points,
    points_at_table,
    tally,
    verdict,
)
from games.tournaments.pairing.swiss import RoundPairing, SwissPlayer, pair_round

__all__ = [
    "RoundPairing",
    "ScoreSum",
    "SwissPlayer",
    "Verdict",
    "WaitingPlayer",
    "bye_points",
    "draw_points",
    "first_matches",
    "lot",
    "next_matches",
    "pair_round",
    "points_at_table",
    "seat_order",
    "seat_waiting",
    "series_winner",
    "tally",
    "verdict",
]
