"""Refusals of chat messages, each with a stable `code`."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from web.http.errors import ServiceError


class ChatClosed(ServiceError):
    """Free text is closed while a rated game runs: partners could reveal cards to each other."""

    code = "chat_closed"
    status = 409


class Muted(ServiceError):
    """Staff have muted the caller, up to the moment `until`, or for good (None)."""

    code = "muted"
    status = 403

    def __init__(self, *, until: datetime | None) -> None:
        self.until = until
        super().__init__("You have been muted, and may say nothing at tables.")

    @property
    def extra(self) -> Mapping[str, Any]:
        """The moment at which the mute ends."""
        return {"until": self.until and self.until.isoformat().replace("+00:00", "Z")}


class RepeatedMessage(ServiceError):
    """The caller has just posted an equal message."""

    code = "repeated_message"
    status = 409
