"""Who is asking, as the endpoints of accounts want to know it."""

from typing import cast

from django.http import HttpRequest
from rest_framework.request import Request

from accounts.models import User


def http_of(request: Request) -> HttpRequest:
    """Django's request, which Django's and allauth's own functions take."""
    return request._request  # noqa: SLF001 -- how the framework itself reaches it


def user_of(request: Request) -> User:
    """The account that is asking, where only accounts may."""
    return cast("User", request.user)
