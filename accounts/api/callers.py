"""The current user: the user who makes a request."""

from typing import cast

from rest_framework.request import Request

from accounts.models import User


def user_of(request: Request) -> User:
    """Return the caller's row, in a view that only logged-in callers reach."""
    return cast("User", request.user)
