"""Programs that ask in an account's name: a token in the header, and what it is good for."""

from typing import Any

from django.contrib.sessions.backends.base import SessionBase
from django.utils import timezone
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from accounts.errors import InvalidToken
from accounts.models import ApiToken, User
from accounts.services.tokens import token_presented
from web.requests import http_of
from web.throttling import Limit, address_of

WRONG_TOKENS = Limit("wrong tokens", "120/minute", by_address=True)


class PassingSession(SessionBase):
    """In place of a session where a token is presented: it lasts for one request."""

    @property
    def modified(self) -> bool:
        """Never, so that it's neither stored nor sent as a cookie."""
        return False

    @modified.setter
    def modified(self, value: bool) -> None:
        """Whatever is put in, nothing remains."""

    def load(self) -> dict[str, Any]:
        """Nothing is in it at first."""
        return {}


class TokenAuthentication(BaseAuthentication):
    """`Authorization: Bearer …`. The session's cookie isn't looked at then, nor a CSRF token:

    no page can make a browser send this header along.
    """

    def authenticate(self, request: Request) -> tuple[User, ApiToken] | None:
        """Whose the token is, and the token; None without one. Raises InvalidToken."""
        text = bearer_in(request.headers.get("Authorization", ""))
        if text is None:
            return None
        token = token_presented(text, now=timezone.now())
        if token is None:
            WRONG_TOKENS.check_caller(f"address {address_of(request)}")
            raise InvalidToken
        http_of(request).session = PassingSession()
        return token.user, token

    def authenticate_header(self, _request: Request) -> str:
        """How to ask."""
        return "Bearer"


def bearer_in(header: str) -> str | None:
    """The token in a header `Authorization`; None if it is of another scheme."""
    scheme, _, text = header.strip().partition(" ")
    return text.strip() if scheme.lower() == "bearer" else None
