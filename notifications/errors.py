"""Why a service of notifications says no: typed, each with a stable `code` for the interfaces."""

from typing import ClassVar


class NotificationError(Exception):
    """Base of all: `code` never changes, the message is a sentence, nothing was written."""

    code: ClassVar[str]
    field: ClassVar[str | None] = None


class PushOff(NotificationError):
    """This house sends no pushes: it has no key to sign them with."""

    code = "push_off"


class UnknownPushService(NotificationError):
    """The address belongs to no push service that this house sends to."""

    code = "invalid"
    field = "endpoint"


class BrokenKey(NotificationError):
    """A key of the browser isn't one."""

    code = "invalid"

    def __init__(self, field: str, message: str) -> None:
        self.name = field
        super().__init__(message)


class TooManySubscriptions(NotificationError):
    """The caller gets pushes in enough browsers already."""

    code = "too_many_browsers"
