"""States without replaying: the game's row holds the newest one, in the notation of positions."""

from games.engine import GameState, replay
from games.engine.notation import read_position, write_position
from games.play.log.errors import BrokenLog
from games.play.log.event_store import load
from games.play.models import Game


def snapshot(state: GameState) -> str:
    """The text kept in `Game.position`."""
    return write_position(state)


def load_state(game: Game) -> GameState:
    """The state at `game.version`, from the row alone. The game must have been dealt."""
    return read_position(game.position)


def state_at(game: Game, version: int) -> GameState:
    """The state at any version from 1 to `game.version`; older ones are replayed from the log.

    So is the newest of a game that is shown as it was: its position is none of the row's.
    """
    if version == game.version and game.position:
        return load_state(game)
    events = load(game.pk, upto=version)
    if len(events) != version:
        raise BrokenLog(f"Game {game.pk} has no event {version}.")
    return replay(numbered.event for numbered in events)
