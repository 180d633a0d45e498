"""Receivers of signals of Django and allauth: a password change logs out elsewhere."""

from typing import Any

from django.http import HttpRequest

from accounts.callers import invalidate_user
from accounts.models import User
from accounts.services.sessions import end_sessions_of
from accounts.services.tokens import revoke_tokens_of


def log_out_elsewhere(request: HttpRequest, user: User, **_: Any) -> None:
    """End all sessions of a user who changed the password, except the current one."""
    end_sessions_of(user, but=request.session.session_key)


def log_out_everywhere(user: User, **_: Any) -> None:
    """End all sessions and tokens of a user who reset the password.

    The owner may have lost control of the account, and another person may have made tokens.
    """
    end_sessions_of(user)
    revoke_tokens_of(user)


def invalidate_caller(user: User | None, **_: Any) -> None:
    """Invalidate the cached caller when a user is logged out for any reason."""
    if user is not None:
        invalidate_user(user.pk)
