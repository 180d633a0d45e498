"""Link and unlink identities at other providers (social login); register and log in by them.

The table is allauth's `SocialAccount`: provider, `uid` (the provider's id of the person), account.
Nothing else that a provider tells is kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from allauth.socialaccount.models import SocialAccount
from django.db import IntegrityError, transaction
from django.utils import timezone

from accounts.errors import IdentityTaken, ProviderLinked, UnknownIdentity
from accounts.identity_providers import provider_name
from accounts.models import User
from accounts.services.locks import locked
from accounts.services.people import checked_name_of_account, create_account
from accounts.services.ways_in import check_another_way_in


@dataclass(frozen=True, slots=True)
class Identity:
    """A person as a provider knows them; `subject` is the provider's lasting id of the person."""

    provider: str
    subject: str


def identities_of(user: User) -> Sequence[SocialAccount]:
    """Return the identities that are linked to the account, the oldest first."""
    return list(SocialAccount.objects.filter(user=user).order_by("pk"))


def account_of(identity: Identity) -> User | None:
    """Return the account that the identity logs in to; None if it is linked to none."""
    row = _row_of(identity)
    return row.user if row is not None and row.user.is_active else None


def is_identity_of(user: User, identity: Identity) -> bool:
    """Return whether the identity is linked to this account."""
    row = _row_of(identity)
    return row is not None and row.user_id == user.pk


def link_identity(user: User, identity: Identity) -> SocialAccount:
    """Link the identity to the account, and return its row; again, it returns the same row.

    Raises IdentityTaken if another account has it, ProviderLinked if the account has another
    identity at this provider.
    """
    with transaction.atomic():
        locked(user.pk)
        for row in SocialAccount.objects.filter(user=user, provider=identity.provider):
            if row.uid == identity.subject:
                return row
            name = provider_name(identity.provider)
            raise ProviderLinked(f"Another identity at {name} is linked: unlink it first.")
        try:
            with transaction.atomic():
                return SocialAccount.objects.create(
                    user=user, provider=identity.provider, uid=identity.subject
                )
        except IntegrityError as error:
            raise IdentityTaken(
                "Another account logs in with this identity: log in with it to unlink it there."
            ) from error


def unlink_identity(user: User, identity_id: int) -> None:
    """Remove an identity from the account. Raises UnknownIdentity, LastWayIn."""
    with transaction.atomic():
        locked(user.pk)
        row = SocialAccount.objects.filter(user=user, pk=identity_id).first()
        if row is None:
            raise UnknownIdentity("No identity of yours has this id.")
        check_another_way_in(user, without_identity=row)
        row.delete()


def register_with_identity(
    *, username: str, identity: Identity, guest: User | None = None, language: str = ""
) -> User:
    """Create an account without a password that the identity logs in to.

    With `guest`, the guest becomes the account and keeps id, games and ratings. Raises
    InvalidInput (username), UsernameTaken, AlreadyRegistered, IdentityTaken.
    """
    with transaction.atomic():
        user = create_account(checked_name_of_account(username), guest=guest, language=language)
        link_identity(user, identity)
    return user


def note_use(identity: Identity) -> None:
    """Store that the identity has just logged its account in."""
    rows = SocialAccount.objects.filter(provider=identity.provider, uid=identity.subject)
    rows.update(last_login=timezone.now())


def _row_of(identity: Identity) -> SocialAccount | None:
    rows = SocialAccount.objects.filter(provider=identity.provider, uid=identity.subject)
    return rows.select_related("user").first()
