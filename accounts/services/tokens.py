"""API tokens: making, presenting, revoking and deleting them."""

import hashlib
import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import Q, QuerySet

from accounts.errors import TooManyTokens, UnknownToken
from accounts.models import ApiToken, User
from accounts.models.token import HINT_LENGTH
from accounts.reactions import token_ended
from accounts.services.grants import end_access, end_grants, forget_grants
from web.http.scopes import Scope

PREFIX = "durak_"
"""The prefix by which scanners for leaked secrets recognise a token of this service."""
RANDOM_BYTES = 32
MOST_TOKENS = 20
LISTED_FOR = timedelta(days=30)
"""How long a token that has expired is still listed."""
USE_WRITTEN_EVERY = timedelta(minutes=1)


def make_token(
    *, user: User, name: str, scopes: Sequence[Scope], days: int, now: datetime
) -> tuple[ApiToken, str]:
    """Make a token; also returns its text, which is kept nowhere. Raises TooManyTokens."""
    text = PREFIX + secrets.token_urlsafe(RANDOM_BYTES)
    with transaction.atomic():
        User.objects.select_for_update(no_key=True).get(pk=user.pk)
        if tokens_of(user).filter(expires_at__gt=now).count() >= MOST_TOKENS:
            raise TooManyTokens(f"You have {MOST_TOKENS} tokens: revoke one that you don't need.")
        token = ApiToken.objects.create(
            user=user,
            name=name,
            digest=_digest(text),
            hint=text[-HINT_LENGTH:],
            scopes=[scope.value for scope in Scope if scope in scopes],
            created_at=now,
            expires_at=now + timedelta(days=days),
        )
    return token, text


def tokens_of(user: User) -> QuerySet[ApiToken]:
    """The tokens that the owner made, newest first, with those that expired lately."""
    return ApiToken.objects.filter(user=user, client_id="")


def revoke_token(user: User, token_id: int) -> None:
    """Revoke one token of the account. Raises UnknownToken."""
    if not _delete(ApiToken.objects.filter(user=user, pk=token_id)):
        raise UnknownToken("You have no such token.")


def revoke_tokens_of(user: User) -> int:
    """Revoke all tokens of the account, and what its owner granted to apps; the tokens' number."""
    ended = _delete(ApiToken.objects.filter(user=user))
    end_grants(user.pk)
    return ended


def forget_digest(digest: str) -> None:
    """End the token of this digest, whose access token an app has no more."""
    _delete(ApiToken.objects.filter(digest=digest))


def token_presented(text: str, *, now: datetime) -> ApiToken | None:
    """The valid token with this text, loaded with its user, or None. Notes that it was used."""
    tokens = ApiToken.objects.select_related("user")
    token = tokens.filter(digest=_digest(text), expires_at__gt=now, user__is_active=True).first()
    if token is not None:
        _note_use(token, now)
    return token


def is_token_alive(token_id: int, *, now: datetime) -> bool:
    """Whether the token still exists and hasn't expired."""
    return ApiToken.objects.filter(pk=token_id, expires_at__gt=now).exists()


def forget_tokens(*, now: datetime) -> int:
    """Delete the tokens that expired long ago; their number.

    Those of apps go with what was granted to them.
    """
    forget_grants()
    return _delete(ApiToken.objects.filter(expires_at__lt=now - LISTED_FOR, client_id=""))


def _delete(tokens: QuerySet[ApiToken]) -> int:
    with transaction.atomic():
        # First, in the order in which apps renew their tokens; this forgets the digests as well.
        of_apps = tokens.exclude(client_id="").values_list("digest", flat=True)
        ended = end_access(list(of_apps))
        ids = list(tokens.select_for_update().values_list("pk", flat=True))
        ApiToken.objects.filter(pk__in=ids).delete()
        for token_id in ids:
            # A socket that this doesn't reach looks for its token by itself a little later.
            token_ended.announce(token_id)
    return ended + len(ids)


def _note_use(token: ApiToken, now: datetime) -> None:
    before = now - USE_WRITTEN_EVERY
    if token.last_used_at is None or token.last_used_at <= before:
        # Of several simultaneous requests, one writes.
        unwritten = Q(last_used_at=None) | Q(last_used_at__lte=before)
        ApiToken.objects.filter(unwritten, pk=token.pk).update(last_used_at=now)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
