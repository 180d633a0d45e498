"""Sockets and streams that a program opens with an API token, as it sends requests with one."""

from functools import partial
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.utils import timezone

from accounts.api.token_authentication import PassingSession, bearer_in
from accounts.models import ApiToken
from accounts.services.tokens import token_presented
from accounts.sockets.watches import BANNED, token_watch
from web.database.threads import read
from web.http.scopes import Scope, scope_missing
from web.realtime.refusals import KEPT_OUT, SESSION_ENDED, CloseReason

INVALID = CloseReason(
    SESSION_ENDED, "invalid_token", "This token is unknown, has expired, or was revoked."
)
SCOPE_NEEDED = CloseReason(KEPT_OUT, "scope_needed", f"This token lacks the scope {Scope.READ}.")


class ByToken:
    """Authenticates callers with the header `Authorization` by their token, others by the session.

    No page can make a browser send this header, so the origin isn't checked and the cookie is
    ignored. The scope gets the `user` and a `watch` over the token, or a `refusal`.
    """

    def __init__(self, inner: Any, *, by_session: Any) -> None:
        self.inner = inner
        self.by_session = by_session

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> Any:
        """Pass the connection on."""
        text = _presented(scope)
        if text is None:
            return await self.by_session(scope, receive, send)
        token = await read(partial(_look_up, text))
        scope = {**scope, "session": PassingSession(), "user": AnonymousUser()}
        if isinstance(token, CloseReason):
            scope["refusal"] = token
        else:
            scope |= {"user": token.user, "watch": token_watch(token.pk, token.user_id)}
            if token.user.is_banned:
                scope["refusal"] = BANNED
        return await self.inner(scope, receive, send)


def _presented(scope: dict[str, Any]) -> str | None:
    header = dict(scope["headers"]).get(b"authorization", b"")
    return bearer_in(header.decode("latin-1"))


def _look_up(text: str) -> ApiToken | CloseReason:
    token = token_presented(text, now=timezone.now())
    if token is None:
        return INVALID
    return SCOPE_NEEDED if scope_missing(token, Scope.READ) else token
