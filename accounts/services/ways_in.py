"""Ways to log in to an account (password, passkeys, identities): the last one stays."""

from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount

from accounts.errors import LastWayIn
from accounts.identity_providers import enabled_providers
from accounts.models import User


def check_another_way_in(
    user: User,
    *,
    without_passkey: Authenticator | None = None,
    without_identity: SocialAccount | None = None,
) -> None:
    """Raise LastWayIn if nobody could log in to the account without this one.

    An identity counts as long as its provider is switched on.
    """
    if user.has_usable_password():
        return
    passkeys = Authenticator.objects.filter(user=user, type=Authenticator.Type.WEBAUTHN)
    if without_passkey is not None:
        passkeys = passkeys.exclude(pk=without_passkey.pk)
    identities = SocialAccount.objects.filter(user=user, provider__in=enabled_providers())
    if without_identity is not None:
        identities = identities.exclude(pk=without_identity.pk)
    if not passkeys.exists() and not identities.exists():
        raise LastWayIn(
            "Set a password or add another way to log in first: this is the only way into the"
            " account."
        )
