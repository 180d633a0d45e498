"""The errors of services of webhooks, each with the stable `code` that clients get."""

from web.http.errors import InvalidInput, ServiceError


class UnknownWebhook(ServiceError):
    """The account has no webhook with this id."""

    code = "not_found"
    status = 404


class TooManyWebhooks(ServiceError):
    """The account has as many webhooks as it may."""

    code = "too_many_webhooks"
    status = 409


class TestPending(ServiceError):
    """A test event of this webhook waits to be sent."""

    code = "test_pending"
    status = 409


class WrongAddress(InvalidInput):
    """Nothing is sent to an address like this."""
