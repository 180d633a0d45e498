"""The open tables of a player."""

from games.play.models import Game, GameStatus, SeatKind
from games.play.selectors.own_lists import OwnGames

MAX_TABLES = 20


def table_to_fill(user_id: int) -> str | None:
    """Return the id of the player's newest open table that has a free seat; None without one."""
    tables: list[Game] = OwnGames(user_id, status=GameStatus.OPEN)[:MAX_TABLES]
    for game in tables:
        if any(seat.kind == SeatKind.OPEN for seat in game.all_seats):
            return game.pk
    return None
