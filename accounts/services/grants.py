"""The grants of people to apps, in the library's rows: ending and deleting them."""

from collections.abc import Collection

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from oauth2_provider.models import (
    AccessToken,
    Application,
    DeviceGrant,
    Grant,
    RefreshToken,
    clear_expired,
    revoke_access_token,
)

from accounts.services.device_grants import forget_expired


def end_access(digests: Collection[str]) -> int:
    """End the access tokens of these digests, and their refresh tokens; return how many."""
    ended = list(AccessToken.objects.filter(token_checksum__in=digests)) if digests else []
    for token in ended:
        revoke_access_token(token)
    return len(ended)


def end_grants(user_id: int, *, application_id: int | None = None) -> int:
    """End the user's grants to one app or to all; return the number of active grants."""
    theirs = Q(user_id=user_id)
    if application_id is not None:
        theirs &= Q(application_id=application_id)
    with transaction.atomic():
        Grant.objects.filter(theirs).delete()
        devices = DeviceGrant.objects.filter(user_id=user_id)
        if application_id is not None:
            apps = Application.objects.filter(pk=application_id)
            devices = devices.filter(client_id__in=apps.values("client_id"))
        devices.delete()
        standing = list(RefreshToken.objects.filter(theirs, revoked=None))
        for token in standing:
            token.revoke()
        # Access tokens without a refresh token; deleting a row publishes its end.
        AccessToken.objects.filter(theirs).delete()
    return len(standing)


def delete_expired_grants() -> None:
    """Delete expired grants and tokens."""
    clear_expired()
    forget_expired(now=timezone.now())
