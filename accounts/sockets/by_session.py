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
    """Accepts every caller, and adds the `session` of the cookie and its `user` to the scope.

    The scope of a user also gets a `watch` over the session, that of a banned user a `refusal`. A
    cached user is not looked up, and the session is read only when its content is used.

    This class replaces three layers of Channels. Each of them keeps another copy of the scope as
    long as the socket is open, and one checks every message for cookies to set, which no message of
    a socket has.
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
    # HTTP/2 may split the cookies into several headers.
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
