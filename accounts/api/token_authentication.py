"""Token authentication of programs (bearer tokens in the header `Authorization`)."""

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
"""The schemes by which browsers log in to a proxy in front of the service; none of them is ours."""
WRONG_TOKENS = Limit("wrong tokens", "120/minute", by_address=True)


class PassingSession(SessionBase):
    """A session that lasts for one request, for callers who present a token."""

    @property
    def modified(self) -> bool:
        """Return False, so that the session is neither stored nor sent as a cookie."""
        return False

    @modified.setter
    def modified(self, value: bool) -> None:
        """Ignore the value: Django sets it whenever a member changes."""

    def load(self) -> dict[str, Any]:
        """Return an empty dictionary, since nothing is stored."""
        return {}


class TokenAuthentication(BaseAuthentication):
    """Authenticates callers by `Authorization: Bearer …`.

    The session's cookie and the CSRF token are ignored then, because no foreign page can make a
    browser send this header.
    """

    def authenticate(self, request: Request) -> tuple[User, ApiToken] | None:
        """Return the token's user and the token; None without a token. Raises InvalidToken.

        A header that has neither a bearer token nor a proxy's scheme is an error.
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
        """Return the value of `WWW-Authenticate` for callers who aren't authenticated."""
        return "Bearer"


def bearer_in(header: str) -> str | None:
    """Return the token in a header `Authorization`; None if it is of another scheme."""
    return header.strip().partition(" ")[2].strip() if scheme_of(header) == "bearer" else None


def scheme_of(header: str) -> str:
    """Return the scheme of a header `Authorization`, in lower case."""
    return header.strip().partition(" ")[0].lower()
