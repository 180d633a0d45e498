"""The receiver of allauth's signals that `durak_site.wiring` connects."""

from typing import Any

from allauth.account.models import EmailAddress

from moderation.services.banned_addresses import carry_over_ban


def ban_again(email_address: EmailAddress, **_: Any) -> None:
    """Ban a user who confirms the address of a deleted account that was banned."""
    carry_over_ban(user=email_address.user, email=email_address.email)
