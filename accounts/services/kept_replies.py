"""Replies by idempotency keys: a repeated request gets the first reply and is not done again."""

import hashlib
import json
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from django.db import IntegrityError, transaction

from accounts.errors import IdempotencyKeyInUse, RequestKeyReused
from accounts.models import KeptReply
from accounts.secrets import UnreadableSecret, decrypt, encrypt
from web.database.retries import write_when_possible
from web.http.idempotency import check_key

KEPT_FOR = timedelta(hours=24)
MAX_WORK = timedelta(minutes=2)
"""An unfinished request that is older died with its process."""
SECONDS_OF_WORK = MAX_WORK.total_seconds()


class StoredReply(NamedTuple):
    """A status, and a JSON value."""

    status: int
    body: Any


class KeyOfRequest:
    """A key that a user sends with one request."""

    def __init__(self, user_id: int, key: str, *, method: str, address: str, body: Any) -> None:
        """Raise InvalidInput for a malformed key."""
        check_key(key)
        spent_on = json.dumps([method, address, body], sort_keys=True, separators=(",", ":"))
        self._fingerprint = _digest(spent_on)
        self._row = KeptReply.objects.filter(user_id=user_id, key_digest=_digest(key))
        self._ids = {"user_id": user_id, "key_digest": _digest(key)}

    def begin(self, *, now: datetime) -> StoredReply | None:
        """Begin the request and return None, or return the reply that it already has.

        Raises IdempotencyKeyReused if the key was used for another request, IdempotencyKeyInUse if
        this request is in progress.
        """
        begun = {"fingerprint": self._fingerprint, "begun_at": now}
        self._claim = self._row.filter(status=None, begun_at=now)
        try:
            with transaction.atomic(durable=True):
                KeptReply.objects.create(**self._ids, **begun)
        except IntegrityError:
            return self._again(begun, now)
        return None

    def kept(self, *, now: datetime) -> StoredReply | None:
        """Return the reply that the request already has; None without one.

        Raises IdempotencyKeyReused if the key was used for another request.
        """
        row = self._row.filter(begun_at__gt=now - KEPT_FOR).exclude(status=None).first()
        return None if row is None else self._reply_of(row)

    def keep_new(self, reply: StoredReply, *, now: datetime) -> None:
        """Store the reply of a request without `begin`, in the transaction of what it has done."""
        KeptReply.objects.create(
            **self._ids,
            fingerprint=self._fingerprint,
            begun_at=now,
            status=reply.status,
            body=encrypt(json.dumps(reply.body, separators=(",", ":"))),
        )

    def keep(self, reply: StoredReply) -> None:
        """Store the reply of the finished request, if necessary once the database is back."""
        text = encrypt(json.dumps(reply.body, separators=(",", ":")))
        claim = self._claim
        write_when_possible(
            lambda: claim.update(status=reply.status, body=text), seconds=SECONDS_OF_WORK
        )

    def release(self) -> None:
        """Release the key of a request that was refused or failed, so that it may be sent again.

        If the database is away, the key is released as soon as it is back.
        """
        write_when_possible(self._claim.delete, seconds=SECONDS_OF_WORK)

    def _again(self, begun: dict[str, Any], now: datetime) -> StoredReply | None:
        row = self._row.first()
        if row is None:
            # Another request released it just now.
            raise IdempotencyKeyInUse
        is_done = row.status is not None
        if now - row.begun_at >= (KEPT_FOR if is_done else MAX_WORK):
            taken = self._row.filter(begun_at=row.begun_at)
            if taken.update(status=None, body="", **begun):
                return None
            raise IdempotencyKeyInUse
        return self._reply_of(row)

    def _reply_of(self, row: KeptReply) -> StoredReply:
        if row.fingerprint != self._fingerprint:
            raise RequestKeyReused("This idempotency key was sent with another request.")
        if row.status is None:
            raise IdempotencyKeyInUse
        try:
            return StoredReply(row.status, json.loads(decrypt(row.body)))
        except UnreadableSecret as error:
            raise IdempotencyKeyInUse from error


def delete_old_replies(*, now: datetime) -> int:
    """Delete the replies older than `KEPT_FOR`; return how many."""
    deleted, _ = KeptReply.objects.filter(begun_at__lt=now - KEPT_FOR).delete()
    return deleted


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
