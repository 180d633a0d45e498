"""The errors of the log."""

from games.play.errors import StoreError


class VersionConflict(StoreError):
    """Another write came first: the game is not at the expected version."""

    def __init__(self, game_id: str, expected_version: int) -> None:
        self.game_id = game_id
        self.expected_version = expected_version
        super().__init__(f"Game {game_id} is not at version {expected_version}.")


class UnreadableEvent(StoreError):
    """A stored row can't be decoded: unknown type, unknown schema version, or damaged data."""


class BrokenLog(StoreError):
    """The log has a gap, can't be replayed, or does not lead to the position in the row."""


class UnreadablePosition(StoreError):
    """The position in a game's row can't be read; it can be rebuilt from the log."""
