"""What follows from what allauth does."""

from typing import Any

from allauth.account.models import EmailAddress
from allauth.account.signals import email_confirmed, password_changed, password_reset
from django.dispatch import receiver
from django.http import HttpRequest

from accounts.models import User
from accounts.services.banned_addresses import carry_over_ban
from accounts.services.sessions import end_sessions_of
from accounts.services.tokens import revoke_tokens_of


@receiver(password_changed)
def _log_out_elsewhere(request: HttpRequest, user: User, **_: Any) -> None:
    end_sessions_of(user, but=request.session.session_key)


@receiver(password_reset)
def _log_out_everywhere(user: User, **_: Any) -> None:
    # Somebody had lost control of the account: whoever had it may have made tokens, too.
    end_sessions_of(user)
    revoke_tokens_of(user)


@receiver(email_confirmed)
def _ban_again(email_address: EmailAddress, **_: Any) -> None:
    carry_over_ban(user=email_address.user, email=email_address.email)
