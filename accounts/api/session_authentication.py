"""Session authentication by cookie, with cached users for views that allow them."""

from typing import Any

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from rest_framework.request import Request

from accounts.callers import callers
from web.http.authentication import SessionAuthentication as CheckedSession
from web.http.requests import http_of


class CachedSessionAuthentication(CheckedSession):
    """Authenticates the caller by the session, from the process's cache if the view allows it.

    A view with `is_caller_cached` gets a shared, read-only user that may be some seconds old; only
    a ban shows at once (`accounts.callers`).
    """

    def authenticate(self, request: Request) -> tuple[AbstractBaseUser | AnonymousUser, Any] | None:
        """Return the session's user, None for an inactive one. Raises Problem `csrf_failed`."""
        view = (request.parser_context or {}).get("view")
        if not getattr(view, "is_caller_cached", False):
            return super().authenticate(request)
        self.check_token(request)
        http = http_of(request)
        # The reply depends on the cookie, even where the session itself isn't read.
        http.session.accessed = True
        user = callers.user_of(http)
        return None if user is None else (user, None)
