"""Why a service of notifications says no: typed, each with a stable `code` for the interfaces."""

from web.errors import InvalidInput, ServiceError


class PushOff(ServiceError):
    """This house sends no pushes: it has no key to sign them with."""

    code = "push_off"
    status = 409


class UnknownPushService(InvalidInput):
    """The address belongs to no push service that this site sends to."""

    def __init__(self, detail: str) -> None:
        super().__init__("endpoint", detail)


class BrokenKey(InvalidInput):
    """A key of the browser isn't one."""


class TooManySubscriptions(ServiceError):
    """The caller gets pushes in enough browsers already."""

    code = "too_many_browsers"
    status = 409
