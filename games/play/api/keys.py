"""The keys to tables with passwords that a session carries (`games.play.selectors.admission`)."""

from rest_framework.request import Request

from games.play.selectors.admission import SESSION_KEYS, SessionKeys
from web.http.requests import http_of

MOST_KEPT = 50


def keys_of(request: Request) -> SessionKeys:
    """The keys of the caller's session."""
    return SessionKeys(http_of(request).session)


def keep_key(request: Request, key: str) -> None:
    """Have the session carry the key from now on; the oldest go when there are too many."""
    session = http_of(request).session
    kept = [known for known in session.get(SESSION_KEYS, ()) if known != key]
    session[SESSION_KEYS] = [*kept, key][-MOST_KEPT:]
