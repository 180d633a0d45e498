"""Callers known by their session, for views to whom who somebody is matters, and not their row."""

from rest_framework.request import Request

from accounts.api.token_authentication import TokenAuthentication
from accounts.callers import callers
from accounts.models import User
from web.authentication import SessionAuthentication
from web.requests import http_of


class RememberedSession(SessionAuthentication):
    """Authenticates by the session's cookie, from what this process remembers (`accounts.callers`).

    The user may be seconds old, but for its ban, and is shared: for reading alone.
    """

    def authenticate(self, request: Request) -> tuple[User, None] | None:
        """The session's active user; None for anybody else. Raises Problem `csrf_failed`."""
        self.check_token(request)
        http = http_of(request)
        # The answer differs by the cookie, also where the session itself need not be read.
        http.session.accessed = True
        user = callers.user_of(http)
        return None if user is None else (user, None)


REMEMBERED = (TokenAuthentication, RememberedSession)
"""Who may call a view of those that are asked for most."""
