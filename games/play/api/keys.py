"""The table keys in a session: proofs of table passwords (`games.play.selectors.admission`)."""

from rest_framework.request import Request

from games.play.selectors.admission import SESSION_KEYS, SessionKeys
from web.http.requests import http_of

MAX_KEPT = 50


def keys_of(request: Request) -> SessionKeys:
    """Return the table keys in the caller's session."""
    return SessionKeys(http_of(request).session)


def keep_key(request: Request, key: str) -> None:
    """Add the key to the session; if it has too many keys, drop the oldest."""
    session = http_of(request).session
    kept = [known for known in session.get(SESSION_KEYS, ()) if known != key]
    session[SESSION_KEYS] = [*kept, key][-MAX_KEPT:]
