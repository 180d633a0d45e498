"""Who is asking, remembered for a minute in the process: a session's user.

A session that ends and a person who is banned are forgotten in all processes at once. While this
process could not hear of that, nothing is remembered.
"""

import hashlib
import logging
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module

from django.conf import settings
from django.contrib.auth import get_user
from django.db import Error
from django.http import HttpRequest

from accounts.models import User
from web.hub import Message, hub, tell_group
from web.runners import off_the_loop

log = logging.getLogger(__name__)

GROUP = "callers"
SECONDS_REMEMBERED = 60.0
"""A bound for what nobody says, such as a row that is changed by hand. Who plays moves every five
or ten seconds, and is looked up for one of so many commands."""
SECONDS_FRESH = 45.0
"""After so long somebody who asks again is looked up anew, beside what an event loop does."""
MOST_REMEMBERED = 20_000


class Callers:
    """The users of sessions that asked lately. For any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._known: dict[str, tuple[float, User]] = {}
        self._forgotten = 0
        self._renewed: set[str] = set()
        self._hears: Callable[[], bool] = lambda: False

    def listen(self) -> None:
        """Hear from now on, in the running event loop, what is to be forgotten.

        Nothing is remembered before, nor while Redis is away.
        """
        own = hub()
        own.on_break(self.forget_all)
        own.join_soon(GROUP, self._take)
        self._hears = lambda: own.hears(GROUP)

    def remembered(self, key: str) -> User | None:
        """The user whose session has this key, if they asked lately."""
        known = self._known.get(key)
        if known is None or self._clock() - known[0] >= SECONDS_REMEMBERED:
            return None
        return known[1]

    def remembered_soon(self, key: str) -> User | None:
        """As `remembered`, for an event loop: who goes on asking is looked up anew beside."""
        known = self._known.get(key)
        user = self.remembered(key)
        if known is None or user is None:
            return None
        if self._clock() - known[0] >= SECONDS_FRESH and key not in self._renewed:
            self._renewed.add(key)
            off_the_loop(partial(self._renew, key))
        return user

    def user_of(self, request: HttpRequest) -> User | None:
        """The active user whose session's cookie the request has, None for anybody else.

        Others get the same object: it is for reading.
        """
        key = request.COOKIES.get(settings.SESSION_COOKIE_NAME, "")
        known = self.remembered(key)
        if known is not None:
            return known
        return self._looked_up(request, key)

    def forget_all(self) -> None:
        """Have everybody looked up anew."""
        self._forgotten += 1
        self._known.clear()

    def _looked_up(self, request: HttpRequest, key: str) -> User | None:
        # What is forgotten while it is being looked up must not be remembered afterwards.
        before = self._forgotten
        user = _look_up(request, key)
        if user is not None and self._hears():
            self._remember(key, user, before)
        return user

    def _renew(self, key: str) -> None:
        try:
            if self._looked_up(HttpRequest(), key) is None:
                self._known.pop(key, None)
        except Error:
            log.warning("The database can't be asked who is asking.", exc_info=True)
        finally:
            self._renewed.discard(key)

    def _remember(self, key: str, user: User, before: int) -> None:
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[key] = self._clock(), user
        if self._forgotten != before:
            self._known.pop(key, None)

    def _take(self, message: Message) -> None:
        self._forgotten += 1
        for key, (_, user) in tuple(self._known.items()):
            if user.pk == message.get("user") or _name(key) == message.get("session"):
                self._known.pop(key, None)


callers = Callers()


def forget_session(session_key: str) -> None:
    """Have all processes forget who asked by this session, which is over."""
    # The group's name and its messages don't tell keys, which log people in.
    tell_group(GROUP, {"session": _name(session_key)})


def forget_person(user_id: int) -> None:
    """Have all processes look the user up anew."""
    tell_group(GROUP, {"user": user_id})


def _look_up(request: HttpRequest, key: str) -> User | None:
    if not key:
        return None
    if not hasattr(request, "session"):
        request.session = import_module(settings.SESSION_ENGINE).SessionStore(key)
    user = get_user(request)
    return user if user.is_authenticated and user.is_active else None


def _name(session_key: str) -> str:
    return hashlib.sha256(session_key.encode()).hexdigest()[:32]
