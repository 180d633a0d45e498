"""API tokens (API keys): creation, verification, revocation, expiry and deletion."""

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
from accounts.services.grants import delete_expired_grants, end_access, end_grants
from web.database.prepared_statements import PreparedQuery
from web.http.scopes import Scope

PREFIX = "durak_"
"""The prefix by which scanners for leaked secrets recognise a token of this service."""
RANDOM_BYTES = 32
MAX_TOKENS = 20
LISTED_FOR = timedelta(days=30)
"""The time for which an expired token is still listed."""
USE_WRITTEN_EVERY = timedelta(minutes=1)


def make_token(
    *, user: User, name: str, scopes: Sequence[Scope], days: int, now: datetime
) -> tuple[ApiToken, str]:
    """Make a token; return it with its text, which is stored nowhere. Raises TooManyTokens."""
    text = PREFIX + secrets.token_urlsafe(RANDOM_BYTES)
    with transaction.atomic():
        User.objects.select_for_update(no_key=True).get(pk=user.pk)
        if tokens_of(user).filter(expires_at__gt=now).count() >= MAX_TOKENS:
            raise TooManyTokens(f"You have {MAX_TOKENS} tokens: revoke one that you don't need.")
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
    """Return the tokens that the owner made, newest first, with those that expired lately."""
    return ApiToken.objects.filter(user=user, client_id="")


def revoke_token(user: User, token_id: int) -> None:
    """Revoke one token of the account. Raises UnknownToken."""
    if not _delete(ApiToken.objects.filter(user=user, pk=token_id)):
        raise UnknownToken("You have no such token.")


def revoke_tokens_of(user: User) -> int:
    """Revoke all tokens of the account, and its grants to apps; return the number of tokens."""
    ended = _delete(ApiToken.objects.filter(user=user))
    end_grants(user.pk)
    return ended


def end_token_of_digest(digest: str) -> None:
    """Delete the token with this digest, whose access token no longer exists."""
    _delete(ApiToken.objects.filter(digest=digest))


def token_presented(text: str, *, now: datetime) -> ApiToken | None:
    """Return the valid token with this text, with its user, or None; note the time of its use."""
    token = next(iter(_by_digest(_digest(text))), None)
    if token is None or token.expires_at <= now:
        return None
    token.user = User.objects.get(pk=token.user_id)
    if not token.user.is_active:
        return None
    _note_use(token, now)
    return token


_by_digest = PreparedQuery(
    lambda digest: ApiToken.objects.filter(digest=digest).order_by(), "(the digest)"
)


def is_token_alive(token_id: int, *, now: datetime) -> bool:
    """Return whether the token still exists and hasn't expired."""
    return any(token.expires_at > now for token in _ends(token_id))


_ends = PreparedQuery(
    lambda token_id: ApiToken.objects.filter(pk=token_id).order_by().only("expires_at"), -1
)


def delete_expired_tokens(*, now: datetime) -> int:
    """Delete the tokens that expired long ago, with the grants to apps; return their number."""
    delete_expired_grants()
    return _delete(ApiToken.objects.filter(expires_at__lt=now - LISTED_FOR, client_id=""))


def _delete(tokens: QuerySet[ApiToken]) -> int:
    with transaction.atomic():
        # First, in the lock order of renewals; this deletes the digests, too.
        of_apps = tokens.exclude(client_id="").values_list("digest", flat=True)
        ended = end_access(list(of_apps))
        ids = list(tokens.select_for_update().values_list("pk", flat=True))
        ApiToken.objects.filter(pk__in=ids).delete()
        for token_id in ids:
            # A socket that misses this message checks its token a little later.
            token_ended.announce(token_id)
    return ended + len(ids)


def _note_use(token: ApiToken, now: datetime) -> None:
    before = now - USE_WRITTEN_EVERY
    if token.last_used_at is None or token.last_used_at <= before:
        # Only one of several simultaneous requests writes.
        unwritten = Q(last_used_at=None) | Q(last_used_at__lte=before)
        ApiToken.objects.filter(unwritten, pk=token.pk).update(last_used_at=now)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
