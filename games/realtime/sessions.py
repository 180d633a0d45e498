"""Sockets end with the session that opened them, and when their person is banned."""

import hashlib
import time

from channels.db import database_sync_to_async

from accounts.selectors.sanctions import active_ban
from accounts.services.sessions import is_session_alive
from games.realtime.fanout import tell_group

SECONDS_BETWEEN_LOOKS = 60.0


def session_group(session_key: str) -> str:
    """The group of all sockets of a session; the layer never hears the key itself."""
    return f"session.{hashlib.sha256(session_key.encode()).hexdigest()[:32]}"


def close_sockets(session_key: str, **_: object) -> None:
    """Tell the session's sockets, in whatever process, that it is over."""
    tell_group(session_group(session_key), {"type": "session.ended"})


def person_group(user_id: int) -> str:
    """The group of all sockets of a person, whatever their session."""
    return f"person.{user_id}"


def close_sockets_of(user_id: int, **_: object) -> None:
    """Tell the person's sockets, in whatever process, that they are banned."""
    tell_group(person_group(user_id), {"type": "person.banned"})


class SessionWatch:
    """Whether a socket's session still stands, looked up once a minute.

    The word that it is over may get lost; a session that ended is noticed all the same, and so is
    a ban that left the session as it was.
    """

    def __init__(self, session_key: str, user_id: int) -> None:
        self._session_key = session_key
        self._user_id = user_id
        self._looked_at = time.monotonic()

    async def is_over(self) -> bool:
        """Whether the session has ended, as far as was looked."""
        if time.monotonic() - self._looked_at < SECONDS_BETWEEN_LOOKS:
            return False
        self._looked_at = time.monotonic()
        return not await database_sync_to_async(self._stands, thread_sensitive=False)()

    def _stands(self) -> bool:
        return is_session_alive(self._session_key) and active_ban(self._user_id) is None
