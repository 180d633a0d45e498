"""The row lock under which an open table changes (two joins at once)."""

from games.play.errors import GameAlreadyStarted, GameNotRunning
from games.play.models import Game, GameStatus
from games.play.selectors.rows import lock_game_with_seats
from games.tables.errors import NotTheHost


def lock_open_game(game_id: str, *, host_id: int | None = None) -> Game:
    """Lock an open game until the transaction ends, and load its seats.

    Its host must be `host_id` if given. Raises NotFound, NotTheHost, GameAlreadyStarted,
    GameNotRunning (cancelled).
    """
    game = lock_game_with_seats(game_id)
    if host_id is not None and game.host_id != host_id:
        raise NotTheHost("Only the host may do this.")
    if game.status == GameStatus.CANCELLED:
        raise GameNotRunning("The game was cancelled.")
    if game.status != GameStatus.OPEN:
        raise GameAlreadyStarted("The game has started; its seats are settled.")
    return game
