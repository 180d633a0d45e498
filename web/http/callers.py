"""The id of a request's caller, for services and selectors."""

from rest_framework.request import Request


def user_id_of(request: Request) -> int | None:
    """Return the caller's id; None for a caller who isn't logged in."""
    return request.user.pk if request.user.is_authenticated else None


def caller_id(request: Request) -> int:
    """Return the caller's id, in a view that requires a login."""
    user_id = user_id_of(request)
    assert user_id is not None, "the view needs a login"  # noqa: S101 - only for the type
    return user_id
