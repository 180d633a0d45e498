"""Replies kept under idempotency keys: a request that is sent again is answered, not done again."""

import hashlib
import json
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from django.db import IntegrityError, transaction

from accounts.errors import IdempotencyKeyInUse, IdempotencyKeyReused
from accounts.models import KeptReply
from accounts.secrets import UnreadableSecret, decrypt, encrypt
from web.database.retries import write_when_possible
from web.http.idempotency import check_key

KEPT_FOR = timedelta(hours=24)
LONGEST_WORK = timedelta(minutes=2)
"""A request that has not been done for so long has died with its process."""
SECONDS_OF_WORK = LONGEST_WORK.total_seconds()


class Reply(NamedTuple):
    """A status, and a JSON value."""

    status: int
    body: Any


class KeyOfRequest:
    """A key that a user spends on one request."""

    def __init__(self, user_id: int, key: str, *, method: str, address: str, body: Any) -> None:
        """Raises InvalidInput for a key of another form."""
        check_key(key)
        spent_on = json.dumps([method, address, body], sort_keys=True, separators=(",", ":"))
        self._fingerprint = _digest(spent_on)
        self._row = KeptReply.objects.filter(user_id=user_id, key_digest=_digest(key))
        self._ids = {"user_id": user_id, "key_digest": _digest(key)}

    def begin(self, *, now: datetime) -> Reply | None:
        """Begin the request, unless its reply is there already: that reply, or None to go on.

        Raises IdempotencyKeyReused if the key was spent on another request, IdempotencyKeyInUse
        if this request is being worked on.
        """
        begun = {"fingerprint": self._fingerprint, "begun_at": now}
        self._claim = self._row.filter(status=None, begun_at=now)
        try:
            with transaction.atomic(durable=True):
                KeptReply.objects.create(**self._ids, **begun)
        except IntegrityError:
            return self._again(begun, now)
        return None

    def keep(self, reply: Reply) -> None:
        """Keep the reply of the request, which is done; once the database can, if it is away."""
        text = encrypt(json.dumps(reply.body, separators=(",", ":")))
        claim = self._claim
        write_when_possible(
            lambda: claim.update(status=reply.status, body=text), seconds=SECONDS_OF_WORK
        )

    def release(self) -> None:
        """Forget that the request was begun: it was refused or failed, and may be sent again.

        Where the database is away, it is forgotten as soon as it is back.
        """
        write_when_possible(self._claim.delete, seconds=SECONDS_OF_WORK)

    def _again(self, begun: dict[str, Any], now: datetime) -> Reply | None:
        row = self._row.first()
        if row is None:
            # It was released just now.
            raise IdempotencyKeyInUse
        is_done = row.status is not None
        if now - row.begun_at >= (KEPT_FOR if is_done else LONGEST_WORK):
            taken = self._row.filter(begun_at=row.begun_at)
            if taken.update(status=None, body="", **begun):
                return None
            raise IdempotencyKeyInUse
        if row.fingerprint != self._fingerprint:
            raise IdempotencyKeyReused("This idempotency key was sent with another request.")
        if row.status is None:
            raise IdempotencyKeyInUse
        try:
            return Reply(row.status, json.loads(decrypt(row.body)))
        except UnreadableSecret as error:
            raise IdempotencyKeyInUse from error


def forget_replies(*, now: datetime) -> int:
    """Delete the replies older than `KEPT_FOR`; how many."""
    deleted, _ = KeptReply.objects.filter(begun_at__lt=now - KEPT_FOR).delete()
    return deleted


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
