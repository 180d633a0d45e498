"""The cache of callers (logged-in users): each session's user, for a minute in each process.

The end of a session and a ban invalidate the entry in all processes at once. Nothing is cached
while this process can't receive invalidations.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module

import redis
from django.conf import settings
from django.contrib.auth import get_user
from django.http import HttpRequest

from accounts.models import User
from web.database.lookup_cache import Lookups
from web.realtime.groups import Message, groups, publish
from web.realtime.redis_connections import redis_connections

log = logging.getLogger(__name__)

GROUP = "callers"
SECONDS_BETWEEN_ATTEMPTS = 0.5
SECONDS_CACHED = 60.0
"""The lifetime of an entry, for changes that nobody announces, such as a row edited by hand.

A player moves every five or ten seconds, so one lookup serves several commands.
"""


def _look_up(key: str) -> User | None:
    return _user_of(HttpRequest(), key)


def _user_of(request: HttpRequest, key: str) -> User | None:
    if not key:
        return None
    if not hasattr(request, "session"):
        request.session = import_module(settings.SESSION_ENGINE).SessionStore(key)
    user = get_user(request)
    return user if user.is_authenticated and user.is_active else None


class Callers:
    """The users of sessions with recent requests. Safe for any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._hears: Callable[[], bool] = lambda: False
        self._users: Lookups[str, User | None] = Lookups(
            _look_up,
            seconds=SECONDS_CACHED,
            may_cache=self._may_cache,
            clock=clock,
        )

    def listen(self) -> None:
        """Receive invalidations from now on, in the running event loop.

        Nothing is cached before that, nor while Redis is away.
        """
        redis_connections().on_break(self.clear)
        self._subscribing = asyncio.create_task(self._subscribe())

    def cached(self, key: str) -> User | None:
        """Return the cached user of the session with this key, or None."""
        return self._users.cached(key)

    def user_of(self, request: HttpRequest) -> User | None:
        """Return the active user of the session in the request's cookie, or None.

        Callers share the object, so it is read-only.
        """
        key = request.COOKIES.get(settings.SESSION_COOKIE_NAME, "")
        return self._users.cached(key) or self._users.looked_up(key, partial(_user_of, request))

    def clear(self) -> None:
        """Remove all entries."""
        self._users.clear()

    async def _subscribe(self) -> None:
        own = redis_connections()
        while True:
            try:
                await groups().subscribe(self._take, GROUP)
                break
            except redis.ConnectionError:
                log.warning("Redis can't be reached: every caller is looked up.")
                await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)
        self._hears = lambda: own.is_up

    def _may_cache(self) -> bool:
        return self._hears()

    def _take(self, message: Message) -> None:
        self._users.invalidate(
            lambda key, user: (
                user is None
                or user.pk == message.get("user")
                or _name(key) == message.get("session")
            )
        )


callers = Callers()


def invalidate_session(session_key: str) -> None:
    """Invalidate the session, which has ended, in all processes."""
    # A key logs its owner in, so neither the group's name nor its messages contain it.
    publish(GROUP, {"session": _name(session_key)})


def invalidate_user(user_id: int) -> None:
    """Invalidate all sessions of the user in all processes."""
    publish(GROUP, {"user": user_id})


def _name(session_key: str) -> str:
    return hashlib.sha256(session_key.encode()).hexdigest()[:32]
