"""Idempotency keys: the same command sent again is answered, not played again."""

import hashlib
import json
from datetime import datetime, timedelta

from games.engine.commands import Command
from games.engine.wire import command_to_json
from games.play.errors import IdempotencyKeyReused
from games.play.models import CommandReceipt, Seat
from web.errors import InvalidInput
from web.idempotency import check_key as check_form
from web.prepared import PreparedQuery
from web.statements import send_insert

CLOCK_KEY, BOT_KEY = "clock:", "bot:"
"""How the keys begin under which the clock and the bots play, for people's seats too."""
KEPT_FOR = timedelta(days=3)
"""How long a key is remembered; bots and programs retry within minutes."""

_receipts = PreparedQuery(
    lambda seat_id, key: CommandReceipt.objects.filter(seat_id=seat_id, key=key).order_by(),
    -1,
    "(the key)",
)


def check_key(key: str, *, is_person: bool) -> None:
    """Raises InvalidInput unless the key has the form of one and is one's own.

    People may not spend the keys of the clock and the bots, who could not play for them then.
    """
    if is_person and key.startswith((CLOCK_KEY, BOT_KEY)):
        raise InvalidInput(
            "idempotency_key", f"Keys beginning with {CLOCK_KEY} or {BOT_KEY} are the service's."
        )
    check_form(key)


def fingerprint(command: Command, expected_version: int | None) -> str:
    """What a key was spent on: SHA-256 over the command and its expected version."""
    body = {"command": command_to_json(command), "expected_version": expected_version}
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def find_receipt(seat: Seat, key: str, expected_fingerprint: str) -> CommandReceipt | None:
    """The receipt under this key, if the seat spent it. Raises IdempotencyKeyReused."""
    receipt = next(iter(_receipts(seat.pk, key)), None)
    if receipt is not None and receipt.fingerprint != expected_fingerprint:
        raise IdempotencyKeyReused("This idempotency key was sent with another command.")
    return receipt


def write_receipt(
    seat: Seat, key: str, spent_on: str, *, first_version: int, last_version: int, at: datetime
) -> None:
    """Keep that the key bought these events."""
    row = {
        "seat_id": seat.pk,
        "key": key,
        "fingerprint": spent_on,
        "first_version": first_version,
        "last_version": last_version,
        "at": at,
    }
    send_insert(CommandReceipt, tuple(row), [row])()


def forget_receipts(*, now: datetime) -> int:
    """Delete the receipts older than `KEPT_FOR`; how many."""
    deleted, _ = CommandReceipt.objects.filter(at__lt=now - KEPT_FOR).delete()
    return deleted
