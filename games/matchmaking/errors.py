"""Refusals of seeks, each with a stable `code`."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from web.http.errors import ServiceError


class NotForBots(ServiceError):
    """The pool is for people, and the caller is a bot account."""

    code = "not_for_bots"
    status = 403


class OnlyForBots(ServiceError):
    """The pool is for bot accounts, and the caller is a person."""

    code = "only_for_bots"
    status = 403


class AlreadyPaired(ServiceError):
    """The caller is paired already, for the game `game_id` that is about to begin."""

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
    """The caller plays the game `game_id`, rated or by matchmaking, with a running clock."""

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
    """The caller missed too many paired games lately, and has to wait until the moment `until`."""

    code = "seek_paused"
    status = 409

    def __init__(self, until: datetime) -> None:
        self.until = until
        super().__init__("You missed games that were found for you. Try again in some minutes.")

    @property
    def extra(self) -> Mapping[str, Any]:
        """The moment from which on the caller may try again."""
        return {"until": self.until.isoformat().replace("+00:00", "Z")}
