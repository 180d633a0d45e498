"""What a stored game takes over from the game before it in its series."""

from collections.abc import Sequence

from games.engine import GameState, Opening, RuleSet, next_opening
from games.engine.editions import EDITION
from games.play.log import load_state
from games.play.models import Game, Seat
from games.play.projections.standings import player_key, with_result


def previous_of(game: Game) -> Game | None:
    """The game before this one in its series."""
    if game.series_number == 1:
        return None
    return Game.objects.filter(next_game=game).prefetch_related("seats").first()


def opening_of(game: Game, seats: Sequence[Seat], *, edition: int = EDITION) -> Opening:
    """Return the dealer and leader of the next game of these seats, and the cards left out of it.

    `edition` is the edition of the rules by which that game is played.
    """
    previous = previous_of(game)
    if previous is None:
        return Opening()
    before = [player_key(seat) for seat in previous.all_seats]
    return next_opening(
        load_state(previous),
        RuleSet.from_json(game.rules),
        len(seats),
        same_players=before == [player_key(seat) for seat in seats],
        edition=edition,
    )


def standings_of(game: Game, state: GameState) -> dict[str, list[int]]:
    """The standings that follow from those of the game before and from this one's result."""
    previous = previous_of(game)
    before: dict[str, list[int]] = {} if previous is None else previous.standings
    seats = list(Seat.objects.filter(game=game).order_by("number"))
    return with_result(before, seats, state) if state.is_over else before
