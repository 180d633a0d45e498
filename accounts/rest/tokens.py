"""Programs that ask in an account's name: a token in the header, and what it is good for."""

from typing import Any

from django.contrib.sessions.backends.base import SessionBase
from django.utils import timezone
from rest_framework.authentication import BaseAuthentication
from rest_framework.request import Request

from accounts.models import ApiToken, Scope, User
from accounts.rest.problems import Problem
from accounts.rest.requests import http_of
from accounts.rest.throttling import Limit, address_of
from accounts.services.tokens import token_presented

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
        """Whose the token is, and the token; None without one. Raises Problem `invalid_token`."""
        text = bearer_in(request.headers.get("Authorization", ""))
        if text is None:
            return None
        token = token_presented(text, now=timezone.now())
        if token is None:
            WRONG_TOKENS.check_caller(f"address {address_of(request)}")
            raise invalid_token()
        http_of(request).session = PassingSession()
        return token.user, token

    def authenticate_header(self, _request: Request) -> str:
        """How to ask."""
        return "Bearer"


def bearer_in(header: str) -> str | None:
    """The token in a header `Authorization`; None if it is of another scheme."""
    scheme, _, text = header.strip().partition(" ")
    return text.strip() if scheme.lower() == "bearer" else None


def scope_missing(token: ApiToken, scope: Scope) -> bool:
    """Whether the token is not good for this."""
    return scope.value not in token.scopes


def check_scope(request: Request, scope: Scope | None) -> None:
    """Raises Problem `session_needed` or `scope_needed` if a token is not good for that scope."""
    token = request.auth
    if not isinstance(token, ApiToken):
        return
    if scope is None:
        raise Problem("session_needed", "No token is good for this: log in and use the session.")
    if scope_missing(token, scope):
        raise scope_needed(scope)


def invalid_token() -> Problem:
    """A token that is unknown, expired or revoked."""
    return Problem(
        "invalid_token",
        "This token is unknown, has expired, or was revoked.",
        headers={"WWW-Authenticate": 'Bearer error="invalid_token"'},
    )


def scope_needed(scope: Scope) -> Problem:
    """A token that is good for other things."""
    return Problem(
        "scope_needed",
        f"This token is not good for that: it lacks the scope {scope}.",
        headers={"WWW-Authenticate": f'Bearer error="insufficient_scope", scope="{scope}"'},
        scope=scope.value,
    )
