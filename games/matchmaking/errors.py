"""Why quick match refuses a seek: each with a stable `code`."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from web.errors import ServiceError


class NotForBots(ServiceError):
    """Whoever waits here wants to play with people."""

    code = "not_for_bots"
    status = 403


class AlreadyPaired(ServiceError):
    """Quick match has found a game for the caller, which is about to begin: `game_id`."""

    code = "already_paired"
    status = 409

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        super().__init__("You are paired already: your game is about to begin.")

    @property
    def extra(self) -> Mapping[str, Any]:
        """The game's id."""
        return {"game": self.game_id}


class AlreadyPlaying(ServiceError):
    """The caller plays a game with a running clock that others depend on: `game_id`."""

    code = "already_playing"
    status = 409

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        super().__init__("Finish the game you are in first.")

    @property
    def extra(self) -> Mapping[str, Any]:
        """The game's id."""
        return {"game": self.game_id}


class SeekPaused(ServiceError):
    """The caller was paired and did not come too often lately, and has to wait `until` then."""

    code = "seek_paused"
    status = 409

    def __init__(self, until: datetime) -> None:
        self.until = until
        super().__init__("You missed games that were found for you. Try again in some minutes.")

    @property
    def extra(self) -> Mapping[str, Any]:
        """The moment from which on the caller may try again."""
        return {"until": self.until.isoformat().replace("+00:00", "Z")}
