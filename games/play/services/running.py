"""The check that a game is running."""

from games.play.errors import GameNotRunning, GameOver
from games.play.models import Game, GameStatus


def check_running(game: Game) -> None:
    """Raise GameNotRunning before the deal and for a cancelled game, GameOver after the end."""
    match GameStatus(game.status):
        case GameStatus.OPEN | GameStatus.STARTING:
            raise GameNotRunning("The game has not started.")
        case GameStatus.CANCELLED:
            raise GameNotRunning("The game was cancelled.")
        case GameStatus.FINISHED:
            raise GameOver("The game is finished.")
        case GameStatus.ACTIVE:
            return
