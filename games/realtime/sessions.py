"""Sockets end with the session that opened them."""

import hashlib
import time

from channels.db import database_sync_to_async

from accounts.services.sessions import is_session_alive
from games.realtime.fanout import tell_group

SECONDS_BETWEEN_LOOKS = 60.0


def session_group(session_key: str) -> str:
    """The group of all sockets of a session; the layer never hears the key itself."""
    return f"session.{hashlib.sha256(session_key.encode()).hexdigest()[:32]}"


def close_sockets(session_key: str, **_: object) -> None:
    """Tell the session's sockets, in whatever process, that it is over."""
    tell_group(session_group(session_key), {"type": "session.ended"})


class SessionWatch:
    """Whether a socket's session still stands, looked up once a minute.

    The word that it is over may get lost; a session that ended is noticed all the same.
    """

    def __init__(self, session_key: str) -> None:
        self._session_key = session_key
        self._looked_at = time.monotonic()

    async def is_over(self) -> bool:
        """Whether the session has ended, as far as was looked."""
        if time.monotonic() - self._looked_at < SECONDS_BETWEEN_LOOKS:
            return False
        self._looked_at = time.monotonic()
        look = database_sync_to_async(is_session_alive, thread_sensitive=False)
        return not await look(self._session_key)
