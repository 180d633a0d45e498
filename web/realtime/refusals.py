"""Reasons for which a connection is refused or ended, with the codes that close a WebSocket."""

from typing import NamedTuple

INTERNAL_ERROR = 1011
BAD_REQUEST = 4400
SESSION_ENDED = 4401
KEPT_OUT = 4403
UNKNOWN_GAME = 4404
TOO_SLOW = 4408
CONFLICT = 4409
TOO_MANY = 4429


class CloseReason(NamedTuple):
    """The reason, and the code that closes a WebSocket.

    Without a `code` a client is told nothing but `close_code`.
    """

    close_code: int
    code: str = ""
    detail: str = ""


class ConnectionRefused(Exception):
    """Raised where a connection ends, as its client is not entitled to it, or asked too much."""

    def __init__(self, close_code: int, code: str = "", detail: str = "") -> None:
        super().__init__(detail)
        self.refusal = CloseReason(close_code, code, detail)
