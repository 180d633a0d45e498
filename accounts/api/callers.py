"""Who is asking, as the endpoints of accounts want to know it."""

from typing import cast

from rest_framework.request import Request

from accounts.models import User


def user_of(request: Request) -> User:
    """The account that is asking, where only accounts may."""
    return cast("User", request.user)
