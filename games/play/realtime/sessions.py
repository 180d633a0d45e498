"""Sockets end with the session or token that opened them, and when their person is banned."""

import hashlib
import time
from abc import ABC, abstractmethod

from django.utils import timezone

from accounts.selectors.standing import is_banned
from accounts.services.sessions import is_session_alive
from accounts.services.tokens import is_token_alive
from web.database_threads import read
from web.hub import tell_group

SECONDS_BETWEEN_LOOKS = 60.0


def session_group(session_key: str) -> str:
    """The group of all sockets of a session; its name does not tell the session's key."""
    return f"session.{hashlib.sha256(session_key.encode()).hexdigest()[:32]}"


def close_sockets(session_key: str) -> None:
    """Tell the session's sockets, in whatever process, that it is over."""
    tell_group(session_group(session_key), {"type": "session.ended"})


def token_group(token_id: int) -> str:
    """The group of all sockets of a token."""
    return f"token.{token_id}"


def close_sockets_of_token(token_id: int) -> None:
    """Tell the token's sockets, in whatever process, that it is good for nothing any more."""
    tell_group(token_group(token_id), {"type": "session.ended"})


def person_group(user_id: int) -> str:
    """The group of all sockets of a person, whatever their session."""
    return f"person.{user_id}"


def close_sockets_of(user_id: int) -> None:
    """Tell the person's sockets, in whatever process, that they are banned."""
    tell_group(person_group(user_id), {"type": "person.banned"})


class Watch(ABC):
    """Whether what a socket was opened with still stands, looked up once a minute.

    The message that it is over may get lost: the end is noticed all the same, and so are the expiry
    of a token, and a ban that left the session as it was.
    """

    group: str
    """The group to which the message of its end is sent."""

    def __init__(self, user_id: int) -> None:
        self._user_id = user_id
        self._looked_at = time.monotonic()

    async def is_over(self) -> bool:
        """Whether it has ended, as far as was looked."""
        if time.monotonic() - self._looked_at < SECONDS_BETWEEN_LOOKS:
            return False
        self._looked_at = time.monotonic()
        return not await read(self._stands)

    def _stands(self) -> bool:
        return self._is_alive() and not is_banned(self._user_id)

    @abstractmethod
    def _is_alive(self) -> bool:
        """Whether somebody may still come in with it."""


class SessionWatch(Watch):
    """Watches a session."""

    def __init__(self, session_key: str, user_id: int) -> None:
        super().__init__(user_id)
        self._session_key = session_key
        self.group = session_group(session_key)

    def _is_alive(self) -> bool:
        return is_session_alive(self._session_key)


class TokenWatch(Watch):
    """Watches an API token."""

    def __init__(self, token_id: int, user_id: int) -> None:
        super().__init__(user_id)
        self._token_id = token_id
        self.group = token_group(token_id)

    def _is_alive(self) -> bool:
        return is_token_alive(self._token_id, now=timezone.now())
