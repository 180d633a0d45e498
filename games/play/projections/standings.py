"""The score of a series (rematches), folded from its finished games: losses and points."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.engine import GameState
from games.engine.events import EndReason
from games.play.models import Seat
from games.play.outcomes import GameOutcome, outcomes
from games.play.projections.results import end_of

Standings = Mapping[str, Sequence[int]]
"""The stored form: the three numbers of a `Score` by player."""


class Score(NamedTuple):
    """The score of a player: games played, games lost (also with the durak's team), and points.

    Each game gives a point for every seat that finished behind the player.
    """

    games: int = 0
    lost: int = 0
    points: int = 0


def player_key(seat: Seat) -> str:
    """Return a key of the player on the seat that stays the same in all games; "" for a free seat.

    A person has the same key on every seat, a bot only on one seat.
    """
    if seat.bot_level:
        return f"bot {seat.number} {seat.bot_level}"
    return "" if seat.user_id is None else f"user {seat.user_id}"


def score_of(standings: Standings, seat: Seat) -> Score:
    """Return the score of the person or bot that plays on the seat."""
    return Score(*standings.get(player_key(seat), ()))


def with_result(
    standings: Standings, seats: Sequence[Seat], finished: GameState
) -> dict[str, list[int]]:
    """Return the standings with the result of a finished game added.

    A game that was called off adds nothing. Raises ValueError for a game that is not over, or has
    other seats than these.
    """
    added = {player: list(numbers) for player, numbers in standings.items()}
    ended = end_of(finished)
    if ended.reason is EndReason.CANCELLED:
        return added
    results = zip(seats, ended.places, outcomes(finished.rules, ended), strict=True)
    for seat, place, outcome in results:
        before = score_of(standings, seat)
        added[player_key(seat)] = [
            before.games + 1,
            before.lost + (outcome == GameOutcome.DURAK),
            before.points + finished.seats - place,
        ]
    return added


def places_of(scores: Sequence[Score]) -> list[int | None]:
    """Return the places so far: fewest games lost first, then most points.

    None before the first game.

    Equal scores share a place.
    """
    ranks = [(score.lost, -score.points) if score.games else None for score in scores]
    taken = [rank for rank in ranks if rank is not None]
    return [None if rank is None else 1 + sum(other < rank for other in taken) for rank in ranks]
