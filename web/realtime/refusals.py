"""WebSocket close codes: reasons to refuse or end a connection."""

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
    """The reason, and the close code of a WebSocket.

    Without a `code` the client gets only `close_code`.
    """

    close_code: int
    code: str = ""
    detail: str = ""


class ConnectionRefused(Exception):
    """Raised to end a connection whose client has no right to it, or asked too much."""

    def __init__(self, close_code: int, code: str = "", detail: str = "") -> None:
        super().__init__(detail)
        self.refusal = CloseReason(close_code, code, detail)
