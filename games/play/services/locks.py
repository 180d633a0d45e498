"""The row lock (`SELECT FOR UPDATE`, pessimistic) of a game, without its seats."""

from games.play.errors import NotFound
from games.play.models import Game
from games.play.selectors.rows import locked_row


def lock_game(game_id: str) -> Game:
    """Lock the game's row until the transaction ends, and return it. Raises NotFound.

    Its seats are not loaded; a caller that reads or writes them takes `lock_game_with_seats`.

    PostgreSQL locks the row; on SQLite the transaction has the only write lock since its BEGIN.
    """
    game = next(iter(locked_row(game_id)), None)
    if game is None:
        raise NotFound("There is no such game.")
    return game
