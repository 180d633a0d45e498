"""The cookie of a session, and the one under whose name sessions began until release 0.2."""

from collections.abc import Mapping

from django.conf import settings

FORMER_NAME = "sessionid"
"""Django's own name. It counts where ours is missing; other sites of the host may use it."""


def session_key_in(cookies: Mapping[str, str]) -> str | None:
    """Return the key of the session that a browser's cookies name; None without one."""
    return cookies.get(settings.SESSION_COOKIE_NAME) or cookies.get(FORMER_NAME)
