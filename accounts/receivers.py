"""What follows from allauth's own signals; `durak_site.wiring` connects it."""

from typing import Any

from django.http import HttpRequest

from accounts.models import User
from accounts.services.sessions import end_sessions_of
from accounts.services.tokens import revoke_tokens_of


def log_out_elsewhere(request: HttpRequest, user: User, **_: Any) -> None:
    """End all sessions of somebody who changed the password, but the one that they use."""
    end_sessions_of(user, but=request.session.session_key)


def log_out_everywhere(user: User, **_: Any) -> None:
    """End all sessions and tokens of somebody who reset the password.

    They had lost control of the account: somebody else may have made tokens, too.
    """
    end_sessions_of(user)
    revoke_tokens_of(user)
