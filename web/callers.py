"""Who is asking, as services and selectors want to know it."""

from rest_framework.request import Request


def user_id_of(request: Request) -> int | None:
    """The caller's id; None for nobody in particular."""
    return request.user.pk if request.user.is_authenticated else None


def caller_id(request: Request) -> int:
    """The id of a caller who has to be logged in here."""
    user_id = user_id_of(request)
    assert user_id is not None, "the view lets only logged-in callers in"  # noqa: S101
    return user_id
