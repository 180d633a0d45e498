"""The errors of services of notifications, each with the stable `code` that clients get."""

from web.http.errors import InvalidInput, ServiceError


class PushOff(ServiceError):
    """This site sends no pushes, because it has no key to sign them with."""

    code = "push_off"
    status = 409


class UnknownPushService(InvalidInput):
    """The endpoint belongs to no push service that this site sends to."""


class BrokenKey(InvalidInput):
    """A key of the browser's subscription can't be used."""


class TooManySubscriptions(ServiceError):
    """The caller gets pushes in as many browsers as allowed."""

    code = "too_many_browsers"
    status = 409


class ForgedReport(ServiceError):
    """A report about mails comes with a wrong secret or signature."""

    code = "forbidden"
    status = 403


class UnreadableReport(ServiceError):
    """A report about mails is not in the provider's format."""

    code = "bad_request"
    status = 400
