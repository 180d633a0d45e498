"""Authentication of programs, which send an account's token in the header `Authorization`."""

from typing import Any

from django.contrib.sessions.backends.base import SessionBase
from django.utils import timezone
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from accounts.errors import InvalidToken
from accounts.models import ApiToken, User
from accounts.services.tokens import token_presented
from web.http.requests import http_of
from web.limits.throttling import Limit, address_of

SCHEMES_OF_PROXIES = {"basic", "digest", "negotiate"}
"""Browsers send their answer to a proxy with every request, and ours are not of these schemes."""
WRONG_TOKENS = Limit("wrong tokens", "120/minute", by_address=True)


class PassingSession(SessionBase):
    """A session that lasts for one request, for callers who present a token."""

    @property
    def modified(self) -> bool:
        """Always False, so that the session is neither stored nor sent as a cookie."""
        return False

    @modified.setter
    def modified(self, value: bool) -> None:
        """Ignores the value: Django sets it whenever a member changes."""

    def load(self) -> dict[str, Any]:
        """An empty dictionary, since nothing is stored."""
        return {}


class TokenAuthentication(BaseAuthentication):
    """Authenticates callers by `Authorization: Bearer …`.

    Neither a session's cookie nor a CSRF token is looked at then, because no foreign page can make
    a browser send this header.
    """

    def authenticate(self, request: Request) -> tuple[User, ApiToken] | None:
        """Return the token's user and the token; None without a token. Raises InvalidToken.

        A header that gives neither a bearer token nor what a proxy asks of browsers is a mistake.
        """
        header = request.headers.get("Authorization", "")
        text = bearer_in(header)
        if text is None:
            if header.strip() and scheme_of(header) not in SCHEMES_OF_PROXIES:
                raise InvalidToken
            return None
        token = token_presented(text, now=timezone.now())
        if token is None:
            WRONG_TOKENS.check_caller(f"address {address_of(request)}")
            raise InvalidToken
        http_of(request).session = PassingSession()
        return token.user, token

    def authenticate_header(self, _request: Request) -> str:
        """The value of `WWW-Authenticate` for callers who aren't authenticated."""
        return "Bearer"


def bearer_in(header: str) -> str | None:
    """Return the token in a header `Authorization`; None if it is of another scheme."""
    return header.strip().partition(" ")[2].strip() if scheme_of(header) == "bearer" else None


def scheme_of(header: str) -> str:
    """Return the scheme of a header `Authorization`, in lower case."""
    return header.strip().partition(" ")[0].lower()
