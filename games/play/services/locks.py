"""The row lock of a game."""

from games.play.errors import NotFound
from games.play.models import Game
from games.play.selectors.rows import locked_game


def lock_game(game_id: str) -> Game:
    """Lock the game's row until the transaction ends, and return it. Raises NotFound.

    PostgreSQL locks the row; on SQLite the transaction has the only write lock since its BEGIN.
    """
    game = next(iter(locked_game(game_id)), None)
    if game is None:
        raise NotFound("There is no such game.")
    return game
