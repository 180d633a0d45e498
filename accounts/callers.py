"""The cache of callers: each session's user, for a minute in the process.

A session that ends and a person who is banned are invalidated in all processes at once. While this
process could not hear of that, nothing is cached.
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
from web.realtime.redis_connections import line

log = logging.getLogger(__name__)

GROUP = "callers"
SECONDS_BETWEEN_ATTEMPTS = 0.5
SECONDS_CACHED = 60.0
"""A bound for what nobody says, such as a row that is changed by hand. Who plays moves every five
or ten seconds, and is looked up for one of so many commands."""


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
    """The users of sessions that asked lately. For any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._hears: Callable[[], bool] = lambda: False
        self._users: Lookups[str, User | None] = Lookups(
            _look_up,
            seconds=SECONDS_CACHED,
            may_cache=self._may_cache,
            clock=clock,
        )

    def listen(self) -> None:
        """Hear from now on, in the running event loop, what is invalidated.

        Nothing is cached before, nor while Redis is away.
        """
        line().on_break(self.clear)
        self._subscribing = asyncio.create_task(self._subscribe())

    def cached(self, key: str) -> User | None:
        """Return the user whose session has this key, if they asked lately."""
        return self._users.cached(key)

    def user_of(self, request: HttpRequest) -> User | None:
        """The active user whose session's cookie the request has, None for anybody else.

        Others get the same object: it is for reading.
        """
        key = request.COOKIES.get(settings.SESSION_COOKIE_NAME, "")
        return self._users.cached(key) or self._users.looked_up(key, partial(_user_of, request))

    def clear(self) -> None:
        """Have everybody looked up anew."""
        self._users.clear()

    async def _subscribe(self) -> None:
        own = line()
        while True:
            try:
                await groups().subscribe(GROUP, self._take)
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


def forget_session(session_key: str) -> None:
    """Have all processes forget who asked by this session, which is over."""
    # The group's name and its messages don't tell keys, which log people in.
    publish(GROUP, {"session": _name(session_key)})


def forget_person(user_id: int) -> None:
    """Have all processes look the user up anew."""
    publish(GROUP, {"user": user_id})


def _name(session_key: str) -> str:
    return hashlib.sha256(session_key.encode()).hexdigest()[:32]
