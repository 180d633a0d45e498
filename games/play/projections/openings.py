"""The opening of a game in a series: it follows from the game before."""

from collections.abc import Sequence

from games.engine import GameState, Opening, RuleSet, next_opening
from games.engine.editions import EDITION
from games.play.log import load_state
from games.play.models import Game, Seat
from games.play.projections.standings import player_key, with_result


def previous_of(game: Game) -> Game | None:
    """Return the game before this one in its series."""
    if game.series_number == 1:
        return None
    return Game.objects.filter(next_game=game).prefetch_related("seats").first()


def opening_of(game: Game, seats: Sequence[Seat], *, edition: int = EDITION) -> Opening:
    """Return the dealer and the leader of the game, and the cards that are left out.

    `edition` is the edition of the rules of that game.
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
    """Return the standings after this game, from its result and the standings before it."""
    previous = previous_of(game)
    before: dict[str, list[int]] = {} if previous is None else previous.standings
    seats = list(Seat.objects.filter(game=game).order_by("number"))
    return with_result(before, seats, state) if state.is_over else before
