"""Friends at play: the games that followed players play now."""

from collections.abc import Collection

from accounts.models import User
from games.play.models import Game, GameStatus, Seat
from games.play.selectors.games import list_games


def games_of(players: Collection[User]) -> list[tuple[User, Game]]:
    """Return the newest public game that each of these players plays now, by the player's name."""
    seats = Seat.objects.filter(
        user__in=players,
        game_finished_at=None,
        game__status=GameStatus.ACTIVE,
        game__is_private=False,
    )
    # A later row of a player replaces an earlier one.
    newest: dict[int | None, str] = dict(
        seats.order_by("game_created_at").values_list("user_id", "game_id")
    )
    games = {game.pk: game for game in list_games(status="active").filter(pk__in=newest.values())}
    return [
        (player, games[newest[player.pk]])
        for player in sorted(players, key=lambda player: player.name)
        if newest.get(player.pk) in games
    ]
