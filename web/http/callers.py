"""The id of a request's caller, as services and selectors take it."""

from rest_framework.request import Request


def user_id_of(request: Request) -> int | None:
    """The caller's id; None for a caller who isn't logged in."""
    return request.user.pk if request.user.is_authenticated else None


def caller_id(request: Request) -> int:
    """The caller's id, in a view that only logged-in callers reach."""
    user_id = user_id_of(request)
    assert user_id is not None, "the view needs a login"  # noqa: S101 - only for the type
    return user_id
