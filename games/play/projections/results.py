"""The results of a finished game, written into the rows of its seats."""

from collections.abc import Sequence
from datetime import datetime

from games.engine import GameState, RuleSet
from games.engine.events import EndReason, GameEnded
from games.play.models import Seat, SeatOutcome
from games.play.outcomes import outcomes


def write_results(rules: RuleSet, ended: GameEnded, seats: Sequence[Seat], *, at: datetime) -> bool:
    """Write places and outcomes into the rows of all seats, in order; return whether one changed.

    A seat whose player left before the end has the outcome "left", whatever its bot achieved. A
    game that was called off has an end, but no places and outcomes.
    """
    before = [_end_of_seat(seat) for seat in seats]
    for seat in seats:
        seat.game_finished_at = at
    if ended.reason is not EndReason.CANCELLED:
        for seat, place, outcome in zip(seats, ended.places, outcomes(rules, ended), strict=True):
            seat.place = place
            has_left = seat.left_version is not None
            seat.outcome = SeatOutcome.LEFT if has_left else SeatOutcome(outcome)
    if [_end_of_seat(seat) for seat in seats] == before:
        return False
    Seat.objects.bulk_update(seats, ["place", "outcome", "game_finished_at"])
    return True


def _end_of_seat(seat: Seat) -> tuple[object, ...]:
    return (seat.place, seat.outcome, seat.game_finished_at)


def end_of(state: GameState) -> GameEnded:
    """Return the end of a finished game. Raises ValueError for a game that is not over."""
    if state.reason is None:
        raise ValueError("The game is not over.")
    places = tuple(place for place in state.places if place is not None)
    return GameEnded(state.reason, state.durak, places, state.losing_teams, state.epaulettes)
