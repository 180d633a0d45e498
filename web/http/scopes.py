"""Scopes (permissions) of API tokens: the actions that a token allows."""

from collections.abc import Collection
from enum import Enum, StrEnum, auto
from typing import Final, Protocol, cast

from rest_framework.request import Request

from web.http.problems import Problem


class Scope(StrEnum):
    """An action that a token may allow. No scope includes another."""

    READ = "read"
    PLAY = "play"
    TALK = "talk"
    TOURNAMENTS = "tournaments:write"
    WEBHOOKS = "webhooks"


class AnyScope(Enum):
    """Marks a view that accepts every token, whatever its scopes are."""

    ANY_SCOPE = auto()


ANY_SCOPE: Final = AnyScope.ANY_SCOPE


class Scoped(Protocol):
    """A token with scopes."""

    @property
    def scopes(self) -> Collection[str]:
        """The names of the scopes that the token has."""
        ...


def scope_missing(token: Scoped, scope: Scope) -> bool:
    """Return whether the token lacks the scope."""
    return scope.value not in token.scopes


def check_scope(request: Request, scope: Scope | AnyScope | None) -> None:
    """Raise Problem `session_needed` or `scope_needed` if the request's token lacks the scope."""
    token = cast("Scoped | None", request.auth)
    if token is None:
        return
    if scope is ANY_SCOPE:
        return
    if scope is None:
        raise Problem("session_needed", "No token is good for this: log in and use the session.")
    if scope_missing(token, scope):
        raise scope_needed(scope)


def scope_needed(scope: Scope) -> Problem:
    """Return the problem of a token that lacks the scope."""
    return Problem(
        "scope_needed",
        f"This token is not good for that: it lacks the scope {scope}.",
        headers={"WWW-Authenticate": f'Bearer error="insufficient_scope", scope="{scope}"'},
        scope=scope.value,
    )
