"""Stored positions (snapshots in the row): the newest state, without replaying all events."""

from games.engine import GameState, replay
from games.engine.editions import FIRST_EDITION
from games.engine.errors import EngineError
from games.engine.notation import read_position, write_position
from games.play.log.errors import BrokenLog, UnreadablePosition
from games.play.log.event_store import NumberedEvent, load
from games.play.log.marks import mark_of, mark_of_log
from games.play.models import Game


def position_text(state: GameState) -> str:
    """Return the text that `Game.position` stores."""
    return write_position(state)


def load_state(game: Game) -> GameState:
    """Return the state at `game.version`, from the row alone. The game must have been dealt.

    An archived game has no position, so its log is replayed. Raises UnreadablePosition, and for an
    archived game the errors of `load`.
    """
    if game.is_archived:
        return replay(numbered.event for numbered in load(game.pk, upto=game.version))
    try:
        # Games older than the editions of the rules have no edition in their position.
        return read_position(game.position, edition=FIRST_EDITION)
    except EngineError as error:
        raise UnreadablePosition(f"Game {game.pk}: its position can't be read: {error}") from error


def checked_state(game: Game) -> GameState:
    """Return the state of a dealt game at `game.version`, after checking that row and log agree.

    The row may be read without a lock: events after its version are left out. Raises
    UnreadablePosition, UnreadableEvent, BrokenLog.
    """
    state = load_state(game)
    log = load(game.pk)
    if len(log) > game.version and _has_new_events(game):
        log = log[: game.version]
    try:
        replayed = replay(numbered.event for numbered in log)
    except Exception as error:  # replaying trusts its events: a damaged event raises anything
        raise BrokenLog(f"Game {game.pk}: its log can't be replayed: {error}") from error
    if len(log) != game.version or replayed != state:
        raise BrokenLog(f"Game {game.pk}: its log does not lead to the position in its row.")
    return state


def _has_new_events(game: Game) -> bool:
    return Game.objects.filter(pk=game.pk, version__gt=game.version).exists()


def state_at(game: Game, version: int) -> GameState:
    """Return the state at any version from 1 to `game.version`.

    Older ones are replayed from the log.
    """
    if version == game.version:
        return load_state(game)
    return replay(numbered.event for numbered in _log_upto(game, version))


def marked_state_at(game: Game, version: int) -> tuple[GameState, str]:
    """Return the state at any version from 1 to `game.version`, and the mark of that version."""
    if version == game.version:
        return load_state(game), mark_of(game)
    log = _log_upto(game, version)
    return replay(numbered.event for numbered in log), mark_of_log(log, game=game)


def _log_upto(game: Game, version: int) -> tuple[NumberedEvent, ...]:
    log = load(game.pk, upto=version)
    if len(log) != version:
        raise BrokenLog(f"Game {game.pk} has no event {version}.")
    return log
