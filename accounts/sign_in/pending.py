"""A newcomer's identity, kept in the session until they have chosen a name."""

import time
from dataclasses import dataclass

from allauth.account.models import EmailAddress
from allauth.account.signals import email_confirmed
from django.contrib.sessions.backends.base import SessionBase
from django.http import HttpRequest

from accounts.models import User
from accounts.services.identities import Identity

KEY = "newcomer_from_provider"
KEPT_SECONDS = 15 * 60


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A person who has come from a provider, and has no account yet."""

    identity: Identity
    email: str
    """An address that the provider has verified; empty if it has none."""


def keep_newcomer(session: SessionBase, newcomer: Newcomer) -> None:
    """Keep the newcomer for a quarter of an hour."""
    identity = newcomer.identity
    session[KEY] = [identity.provider, identity.subject, newcomer.email, time.time()]


def newcomer_in(session: SessionBase) -> Newcomer | None:
    """Return the newcomer of this session, if their time is not over."""
    kept = session.get(KEY)
    if kept is None or time.time() - kept[3] > KEPT_SECONDS:
        return None
    return Newcomer(Identity(kept[0], kept[1]), kept[2])


def drop_newcomer(session: SessionBase) -> None:
    """Remove the newcomer from the session: the account exists now."""
    session.pop(KEY, None)


def is_address_of_account(email: str) -> bool:
    """Return whether an account has confirmed this address."""
    return bool(EmailAddress.objects.filter(email=email.lower(), verified=True).exists())


def keep_verified_address(http: HttpRequest, user: User, email: str) -> None:
    """Give the new account the address that its provider has verified.

    An address that another account has confirmed stays there.
    """
    if not email or is_address_of_account(email):
        return
    address = EmailAddress.objects.create(user=user, email=email, verified=True, primary=True)
    user.email = email
    user.save(update_fields=["email"])
    # The same follows as from a link in a mail: a banned person's address is banned again.
    email_confirmed.send(sender=EmailAddress, request=http, email_address=address)
