"""Idempotency of moves: a move that is sent twice with one key is played once.

The repeated command, such as a retry after a lost reply, gets the first answer.
"""

import hashlib
import json
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from games.engine.wire import command_to_json
from games.play.errors import IdempotencyKeyReused
from games.play.models import CommandReceipt, Seat
from games.play.selectors.updates import Update
from web.database.conditional_write import InsertedRows
from web.database.prepared_statements import PreparedQuery
from web.http.errors import InvalidInput
from web.http.idempotency import check_key as check_form

if TYPE_CHECKING:
    from games.play.services.plan import Request

CLOCK_KEY, BOT_KEY = "clock:", "bot:"
"""The prefixes of the keys that the clock and the bots use, on the seats of people, too."""
KEPT_FOR = timedelta(days=3)
"""The time for which a key is kept; bots and programs retry within minutes."""

_receipts = PreparedQuery(
    lambda seat_id, key: CommandReceipt.objects.filter(seat_id=seat_id, key=key).order_by(),
    -1,
    "(the key)",
)


def check_key(key: str, *, is_person: bool) -> None:
    """Raise InvalidInput for a malformed key, and for a person's key with a reserved prefix.

    If a person used a key of the clock or of a bot, these could not play on that seat any more.
    """
    if is_person and key.startswith((CLOCK_KEY, BOT_KEY)):
        own = _("Keys that begin with {clock} or {bot} are the service's.")
        told = format_lazy(own, clock=CLOCK_KEY, bot=BOT_KEY)
        raise InvalidInput("idempotency_key", ("reserved", told))
    check_form(key)


class Receipt(NamedTuple):
    """The receipt of a seat's command: it says for which command the seat used a key."""

    seat_id: int
    key: str
    fingerprint: str

    @classmethod
    def of(cls, seat: Seat, request: "Request") -> "Receipt":
        """Return the receipt of a command that was sent with a key."""
        return cls(seat.pk, request.key or "", _fingerprint(request))

    def rows(self, update: Update, *, at: datetime) -> InsertedRows:
        """Return the row to insert when the command has caused the events of the update."""
        row = {
            **self._asdict(),
            "first_version": update.after + 1,
            "last_version": update.version,
            "at": at,
        }
        return InsertedRows(CommandReceipt, tuple(row), [row])


def _fingerprint(request: "Request") -> str:
    """Return the SHA-256 of the command and of the version for which it was made."""
    body = {
        "command": command_to_json(request.command),
        "expected_version": request.expected_version,
        # Receipts from before marks existed have no mark, so a missing one is left out.
        **({} if request.expected_mark is None else {"expected_mark": request.expected_mark}),
    }
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def stored_receipt(receipt: Receipt) -> CommandReceipt | None:
    """Return the stored row of a receipt; None if the seat has not used its key.

    Raises IdempotencyKeyReused if the seat used the key for another command.
    """
    stored = next(iter(_receipts(receipt.seat_id, receipt.key)), None)
    if stored is not None and stored.fingerprint != receipt.fingerprint:
        raise IdempotencyKeyReused("This idempotency key was sent with another command.")
    return stored


def delete_old_receipts(*, now: datetime) -> int:
    """Delete the receipts older than `KEPT_FOR`; return their number."""
    deleted, _by_model = CommandReceipt.objects.filter(at__lt=now - KEPT_FOR).delete()
    return deleted
