"""The passkeys (WebAuthn credentials) of an account, and whether it has a second factor."""

from collections.abc import Sequence

from allauth.mfa.models import Authenticator

from accounts.errors import TooManyPasskeys, UnknownPasskey
from accounts.models import User

MAX_PASSKEYS = 20
APP, PASSKEY = Authenticator.Type.TOTP, Authenticator.Type.WEBAUTHN


def passkeys_of(user: User) -> Sequence[Authenticator]:
    """Return the passkeys of the account, the oldest first."""
    return list(Authenticator.objects.filter(user=user, type=PASSKEY).order_by("pk"))


def passkey_of(user: User, passkey_id: int) -> Authenticator:
    """Return a passkey of the account. Raises UnknownPasskey."""
    found = Authenticator.objects.filter(user=user, type=PASSKEY, pk=passkey_id).first()
    if found is None:
        raise UnknownPasskey("No passkey of yours has this id.")
    return found


def check_room_for_one_more(user: User) -> None:
    """Raise TooManyPasskeys if the account has as many as it may."""
    if Authenticator.objects.filter(user=user, type=PASSKEY).count() >= MAX_PASSKEYS:
        raise TooManyPasskeys(f"An account has {MAX_PASSKEYS} passkeys at most.")


def has_app(user: User) -> bool:
    """Return whether the account has an authenticator app."""
    return bool(Authenticator.objects.filter(user=user, type=APP).exists())


def has_second_factor(user: User) -> bool:
    """Return whether logging in by password takes a second step as well."""
    return bool(Authenticator.objects.filter(user=user, type__in=(APP, PASSKEY)).exists())
