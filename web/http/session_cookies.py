"""The session cookie, and its name until release 0.2."""

from collections.abc import Mapping

from django.conf import settings

FORMER_NAME = "sessionid"
"""Django's default name. It counts only if ours is missing; other sites of the host may use it."""


def session_key_in(cookies: Mapping[str, str]) -> str | None:
    """Return the session key in a browser's cookies; None without one."""
    return cookies.get(settings.SESSION_COOKIE_NAME) or cookies.get(FORMER_NAME)
