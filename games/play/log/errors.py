"""What can go wrong with a log."""

from games.play.errors import StoreError


class VersionConflict(StoreError):
    """Somebody else appended first: the game is not at the expected version."""

    def __init__(self, game_id: str, expected_version: int) -> None:
        self.game_id = game_id
        self.expected_version = expected_version
        super().__init__(f"Game {game_id} is not at version {expected_version}.")


class UnreadableEvent(StoreError):
    """A stored row can't be decoded: unknown type, unknown schema version, or spoilt data."""


class BrokenLog(StoreError):
    """A log that has gaps, can't be replayed, or does not lead to the position in its row."""


class UnreadablePosition(StoreError):
    """The position in a game's row can't be read; the log may lead to it again."""
