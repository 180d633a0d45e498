"""Idempotency keys: the same command sent again is answered, not played again."""

import hashlib
import json
from datetime import datetime, timedelta

from games.engine.commands import Command
from games.engine.wire import command_to_json
from games.play.errors import IdempotencyKeyReused
from games.play.models import CommandReceipt, Seat
from games.play.selectors.updates import Update
from web.conditional import Rows
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


def write_receipt(seat: Seat, key: str, spent_on: str, bought: Update, *, at: datetime) -> None:
    """Keep that the key bought the events of the update."""
    model, names, rows = receipt_rows(seat, key, spent_on, bought, at=at)
    send_insert(model, names, rows)()


def receipt_rows(seat: Seat, key: str, spent_on: str, bought: Update, *, at: datetime) -> Rows:
    """The receipt that the key bought the events of the update, to be inserted."""
    row = {
        "seat_id": seat.pk,
        "key": key,
        "fingerprint": spent_on,
        "first_version": bought.after + 1,
        "last_version": bought.version,
        "at": at,
    }
    return Rows(CommandReceipt, tuple(row), [row])


def forget_receipts(*, now: datetime) -> int:
    """Delete the receipts older than `KEPT_FOR`; how many."""
    deleted, _ = CommandReceipt.objects.filter(at__lt=now - KEPT_FOR).delete()
    return deleted
