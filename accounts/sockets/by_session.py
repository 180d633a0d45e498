"""Sockets and streams that a page opens with the cookie of its session."""

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, parse_cookie

from accounts.callers import callers
from accounts.sockets.watches import BANNED, session_watch
from web.database.threads import read
from web.http.session_cookies import session_key_in

if TYPE_CHECKING:
    from django.contrib.sessions.backends.base import SessionBase

    from accounts.models import User


class BySession:
    """Lets everybody in; the scope has the `session` of the cookie and that session's `user`.

    For a user it has a `watch` over the session, and for a banned one a `refusal`. A user whom
    this process has cached is not looked up, and the session isn't read before somebody asks what
    is in it.

    It does at once what Channels' stack does in three layers. Each of those keeps a scope of its
    own as long as the socket is open, and one looks at every message for cookies to be set, which
    no message of a socket can have.
    """

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """Pass the connection on."""
        key = _session_key(scope)
        user, session = callers.cached(key or ""), _session(key)
        if user is None:
            session, user = await read(partial(_look_up, key))
        scope |= {"session": session, "user": user or AnonymousUser()}
        if user is not None and key is not None:
            scope["watch"] = session_watch(key, user.pk)
            if user.is_banned:
                scope["refusal"] = BANNED
        await self.inner(scope, receive, send)


def _session_key(scope: dict[str, Any]) -> str | None:
    # Several lines of cookies are one, as HTTP/2 splits them.
    cookies = b"; ".join(value for name, value in scope["headers"] if name == b"cookie")
    return session_key_in(parse_cookie(cookies.decode("latin-1")))


def _session(key: str | None) -> "SessionBase":
    session: SessionBase = import_module(settings.SESSION_ENGINE).SessionStore(key)
    return session


def _look_up(key: str | None) -> "tuple[SessionBase, User | None]":
    request = HttpRequest()
    request.session = _session(key)
    request.COOKIES[settings.SESSION_COOKIE_NAME] = key or ""
    return request.session, callers.user_of(request)
