"""The lock under which a game changes."""

from games.errors import GameAlreadyStarted, GameNotRunning, NotFound, NotTheHost
from games.models import Game, GameStatus


def lock_game(game_id: str) -> Game:
    """The game's row, locked until the transaction ends. Raises NotFound.

    PostgreSQL locks the row; on SQLite the transaction holds the only write lock since its BEGIN.
    """
    game = next(iter(Game.objects.select_for_update().filter(pk=game_id).order_by()), None)
    if game is None:
        raise NotFound("There is no such game.")
    return game


def lock_open_game(game_id: str, *, host_id: int | None = None) -> Game:
    """The same for a game whose seats are still being filled, and hosted by `host_id` if given.

    Raises NotFound, NotTheHost, GameAlreadyStarted, GameNotRunning (cancelled).
    """
    game = lock_game(game_id)
    if host_id is not None and game.host_id != host_id:
        raise NotTheHost("Only the host may do this.")
    if game.status == GameStatus.CANCELLED:
        raise GameNotRunning("The game was cancelled.")
    if game.status != GameStatus.OPEN:
        raise GameAlreadyStarted("The game has started; its seats are settled.")
    return game
