"""Watches that close sockets and streams when the session or token ends (logout), or by a ban."""

import hashlib
import time
from collections.abc import Callable

from django.utils import timezone

from accounts.selectors.bans_and_mutes import is_banned
from accounts.services.sessions import is_session_alive
from accounts.services.tokens import is_token_alive
from web.database.threads import read
from web.realtime.consumer import refusal_message
from web.realtime.groups import publish
from web.realtime.refusals import KEPT_OUT, SESSION_ENDED, CloseReason, ConnectionRefused

SECONDS_BETWEEN_LOOKS = 60.0
ENDED = CloseReason(SESSION_ENDED, "session_ended", "You were logged out.")
BANNED = CloseReason(KEPT_OUT, "banned", "You are banned.")


def session_group(session_key: str) -> str:
    """Return the group of all sockets of a session; its name doesn't reveal the session's key."""
    return f"session.{hashlib.sha256(session_key.encode()).hexdigest()[:32]}"


def close_sockets(session_key: str) -> None:
    """Close the session's sockets in all processes."""
    publish(session_group(session_key), refusal_message(ENDED))


def token_group(token_id: int) -> str:
    """Return the group of all sockets of a token."""
    return f"token.{token_id}"


def close_sockets_of_token(token_id: int) -> None:
    """Close the token's sockets in all processes."""
    publish(token_group(token_id), refusal_message(ENDED))


def person_group(user_id: int) -> str:
    """Return the group of all sockets of a person, of any session."""
    return f"person.{user_id}"


def close_sockets_of(user_id: int) -> None:
    """Close the sockets of a banned person in all processes."""
    publish(person_group(user_id), refusal_message(BANNED))


class CallerWatch:
    """Checks once a minute whether the session or token of a socket is still valid.

    The message about its end may get lost, so the check is needed. It also finds the expiry of a
    token, and a ban that left the session unchanged.
    """

    def __init__(self, group: str, user_id: int, is_alive: Callable[[], bool]) -> None:
        self.groups = (group, person_group(user_id))
        self._user_id = user_id
        self._is_alive = is_alive
        self._looked_at = time.monotonic()

    async def check(self) -> None:
        """Raise Refused if the last check found that it has ended."""
        if time.monotonic() - self._looked_at < SECONDS_BETWEEN_LOOKS:
            return
        self._looked_at = time.monotonic()
        if not await read(self._stands):
            raise ConnectionRefused(*ENDED)

    def _stands(self) -> bool:
        return self._is_alive() and not is_banned(self._user_id)


def session_watch(session_key: str, user_id: int) -> CallerWatch:
    """Return the watch over a session."""
    return CallerWatch(session_group(session_key), user_id, lambda: is_session_alive(session_key))


def token_watch(token_id: int, user_id: int) -> CallerWatch:
    """Return the watch over an API token."""
    return CallerWatch(
        token_group(token_id), user_id, lambda: is_token_alive(token_id, now=timezone.now())
    )
