"""Sockets that a program opens with an API token, as it sends requests with one."""

from functools import partial
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.utils import timezone

from accounts.api.token_authentication import PassingSession, bearer_in
from accounts.models import ApiToken
from accounts.services.tokens import token_presented
from games.play.realtime.requests import Objection
from web.database_threads import read
from web.scopes import Scope, scope_missing

INVALID = Objection("invalid_token", "This token is unknown, has expired, or was revoked.")
SCOPE_NEEDED = Objection("scope_needed", f"This token lacks the scope {Scope.READ}.")


class ByToken:
    """Lets sockets in by the token in the header `Authorization`; all others go by the session.

    No page can make a browser send this header, so it doesn't matter what page asks, and the cookie
    is not looked at. The scope has `token`, or else `objection`: why the token is good for nothing.
    """

    def __init__(self, inner: Any, *, by_session: Any) -> None:
        self.inner = inner
        self.by_session = by_session

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> Any:
        """Pass the socket on."""
        text = _presented(scope)
        if text is None:
            return await self.by_session(scope, receive, send)
        token = await read(partial(_look_up, text))
        user = AnonymousUser() if isinstance(token, Objection) else token.user
        known = "objection" if isinstance(token, Objection) else "token"
        scope = {**scope, "session": PassingSession(), "user": user, known: token}
        return await self.inner(scope, receive, send)


def _presented(scope: dict[str, Any]) -> str | None:
    header = dict(scope["headers"]).get(b"authorization", b"")
    return bearer_in(header.decode("latin-1"))


def _look_up(text: str) -> ApiToken | Objection:
    token = token_presented(text, now=timezone.now())
    if token is None:
        return INVALID
    return SCOPE_NEEDED if scope_missing(token, Scope.READ) else token
