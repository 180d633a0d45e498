"""Callers known by their session, remembered for views to whom their row does not matter."""

from typing import Any

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from rest_framework.request import Request

from accounts.callers import callers
from web.http.authentication import SessionAuthentication as CheckedSession
from web.http.requests import http_of


class SessionAuthentication(CheckedSession):
    """Authenticates the caller by the session, from what this process remembers if the view may.

    The user of a view with `is_caller_cached` may be seconds old, but for its ban, and is
    shared: for reading alone (`accounts.callers`).
    """

    def authenticate(self, request: Request) -> tuple[AbstractBaseUser | AnonymousUser, Any] | None:
        """The session's user, or None if the user is switched off. Raises Problem `csrf_failed`."""
        view = (request.parser_context or {}).get("view")
        if not getattr(view, "is_caller_cached", False):
            return super().authenticate(request)
        self.check_token(request)
        http = http_of(request)
        # The answer differs by the cookie, also where the session itself need not be read.
        http.session.accessed = True
        user = callers.user_of(http)
        return None if user is None else (user, None)
