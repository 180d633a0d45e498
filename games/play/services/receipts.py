"""Idempotency keys: the same command sent again is answered, not played again."""

import hashlib
import json
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from games.engine.wire import command_to_json
from games.play.errors import IdempotencyKeyReused
from games.play.models import CommandReceipt, Seat
from games.play.selectors.updates import Update
from web.database.conditional_write import Rows
from web.database.prepared_statements import PreparedQuery
from web.http.errors import InvalidInput
from web.http.idempotency import check_key as check_form

if TYPE_CHECKING:
    from games.play.services.plan import Request

CLOCK_KEY, BOT_KEY = "clock:", "bot:"
"""How the keys begin under which the clock and the bots play, for people's seats too."""
KEPT_FOR = timedelta(days=3)
"""How long a key is kept; bots and programs retry within minutes."""

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


class Receipt(NamedTuple):
    """A command, with what it was made for, on which a seat spends an idempotency key."""

    seat_id: int
    key: str
    fingerprint: str

    @classmethod
    def of(cls, seat: Seat, request: "Request") -> "Receipt":
        """Return the receipt of a command that is sent with a key."""
        return cls(seat.pk, request.key or "", _fingerprint(request))

    def rows(self, bought: Update, *, at: datetime) -> Rows:
        """Return the row to be inserted when the key has bought the events of the update."""
        row = {
            **self._asdict(),
            "first_version": bought.after + 1,
            "last_version": bought.version,
            "at": at,
        }
        return Rows(CommandReceipt, tuple(row), [row])


def _fingerprint(request: "Request") -> str:
    """Return what a key was spent on: SHA-256 over the command and what it was made for."""
    body = {
        "command": command_to_json(request.command),
        "expected_version": request.expected_version,
        # Left out where it is not said, as keys that were spent before there were marks have none.
        **({} if request.expected_mark is None else {"expected_mark": request.expected_mark}),
    }
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def spent_receipt(receipt: Receipt) -> CommandReceipt | None:
    """Return the row of a receipt whose key the seat spent before, if it did.

    Raises IdempotencyKeyReused if it was spent on another command.
    """
    spent = next(iter(_receipts(receipt.seat_id, receipt.key)), None)
    if spent is not None and spent.fingerprint != receipt.fingerprint:
        raise IdempotencyKeyReused("This idempotency key was sent with another command.")
    return spent


def delete_old_receipts(*, now: datetime) -> int:
    """Delete the receipts older than `KEPT_FOR`; how many."""
    deleted, _ = CommandReceipt.objects.filter(at__lt=now - KEPT_FOR).delete()
    return deleted
