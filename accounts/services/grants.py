"""What people have granted to apps, in the library's rows: ending it, and forgetting it."""

from collections.abc import Collection

from django.db import transaction
from django.db.models import Q
from oauth2_provider.models import (
    AccessToken,
    Grant,
    RefreshToken,
    clear_expired,
    revoke_access_token,
)


def end_access(digests: Collection[str]) -> int:
    """End the access tokens of these digests and the refresh tokens that go with them; how many."""
    ended = list(AccessToken.objects.filter(token_checksum__in=digests)) if digests else []
    for token in ended:
        revoke_access_token(token)
    return len(ended)


def end_grants(user_id: int, *, application_id: int | None = None) -> int:
    """End what the user has granted, to one app or to all; the number of grants that stood."""
    theirs = Q(user_id=user_id)
    if application_id is not None:
        theirs &= Q(application_id=application_id)
    with transaction.atomic():
        Grant.objects.filter(theirs).delete()
        standing = list(RefreshToken.objects.filter(theirs, revoked=None))
        for token in standing:
            token.revoke()
        # Of tokens whose refresh token is gone; deleting a row announces its end.
        AccessToken.objects.filter(theirs).delete()
    return len(standing)


def forget_grants() -> None:
    """Delete what has expired."""
    clear_expired()
