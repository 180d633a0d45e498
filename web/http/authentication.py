"""Session authentication with a CSRF token (CSRF protection) for every change."""

from typing import Any

from django.conf import settings
from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.http import HttpResponse
from rest_framework.authentication import CSRFCheck
from rest_framework.authentication import SessionAuthentication as FrameworkSession
from rest_framework.permissions import SAFE_METHODS, IsAuthenticated
from rest_framework.request import Request

from web.http.problems import Problem
from web.http.requests import http_of


def _no_view(*_args: object, **_kwargs: object) -> HttpResponse:
    return HttpResponse()


class SessionAuthentication(FrameworkSession):
    """Authenticates the caller by Django's session, and every changing request by its CSRF token.

    The framework's class requires no CSRF token from anonymous callers. But logging in and starting
    as a guest change the session too, and a foreign page must not do so.
    """

    def authenticate(self, request: Request) -> tuple[AbstractBaseUser | AnonymousUser, Any] | None:
        """Return the session's user, None if it is inactive. Raises Problem `csrf_failed`."""
        self.check_token(request)
        user = http_of(request).user
        if not user.is_active:
            return None
        return user, None

    def check_token(self, request: Request) -> None:
        """Raise Problem `csrf_failed` for a changing request without its session's token.

        A request without a session passes if the view requires a login. It then gets
        `not_authenticated`, because a program without its API token can't use a CSRF token.
        """
        if request.method in SAFE_METHODS:
            return
        has_session = settings.SESSION_COOKIE_NAME in request.COOKIES
        if has_session or not _needs_login(request):
            self.enforce_csrf(request)

    def enforce_csrf(self, request: Request) -> None:
        """Raise Problem `csrf_failed` unless the request carries its session's token."""
        check = CSRFCheck(_no_view)
        check.process_request(http_of(request))
        reason = check.process_view(http_of(request), _no_view, (), {})
        if reason:
            raise Problem(
                "csrf_failed",
                f"{reason} Send the value of the cookie {settings.CSRF_COOKIE_NAME} in the header "
                "X-CSRFToken; GET /api/v1/auth/me sets the cookie.",
            )

    def authenticate_header(self, _request: Request) -> str:
        """Return the header `WWW-Authenticate`, which makes a missing login a 401, not a 403."""
        return "Bearer"


def _needs_login(request: Request) -> bool:
    view = (request.parser_context or {}).get("view")
    permissions = [] if view is None else view.get_permissions()
    return any(isinstance(permission, IsAuthenticated) for permission in permissions)
