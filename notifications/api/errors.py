"""Errors of notifications as problems."""

from collections.abc import Iterator
from contextlib import contextmanager

from accounts.rest.problems import Problem, invalid
from notifications.errors import BrokenKey, NotificationError, UnknownPushService


@contextmanager
def notification_problems() -> Iterator[None]:
    """Raises the Problem that a NotificationError inside stands for."""
    try:
        yield
    except UnknownPushService as error:
        raise invalid([{"field": "endpoint", "code": "invalid", "detail": str(error)}]) from error
    except BrokenKey as error:
        raise invalid([{"field": error.name, "code": "invalid", "detail": str(error)}]) from error
    except NotificationError as error:
        raise Problem(error.code, str(error)) from error
