"""Webhook delivery: a worker sends an event; retries with backoff, failures disable the webhook."""

from datetime import datetime, timedelta
from enum import Enum
from typing import NamedTuple

from django.db import transaction
from django.utils import timezone

from webhooks.kinds import TEST, Error, OffReason
from webhooks.models import Delivery, State, Webhook
from webhooks.reactions import Lane
from webhooks.sending import ReceiverAnswer, post
from webhooks.services.managing import valid_secrets
from webhooks.services.switching_off import switch_off
from webhooks.signing import signed_headers

FIRST_PAUSE = timedelta(seconds=5)
PAUSE_GROWS = 4
MAX_TRIES = 8
"""The tries of an event; with the pauses between them they take seven and a half hours."""
LEASE = timedelta(minutes=2)
"""Longer than a try may take: after this time the worker must have died."""
FAILS_AT_MOST = timedelta(days=1)
TRIES_BEFORE_OFF = 4
"""The failed tries of one event that switch a webhook off. After a quiet week a receiver isn't
switched off for a short failure."""


class TryOutcome(Enum):
    """The result of a try."""

    DELIVERED = "delivered"
    LATER = "later"
    GIVEN_UP = "given_up"


class _Claim(NamedTuple):
    delivery: Delivery
    number: int
    """The number of the try, from 0 on."""


def deliver_next(lane: Lane) -> TryOutcome | None:
    """Try to deliver the first waiting event of the lane; return None if there is none to try.

    Any number of workers may call it at any time: the one that claims the event sends it, without
    holding a lock. Later events wait until this one is delivered or given up.
    """
    claim = _claim(lane, now=timezone.now())
    if claim is None:
        return None
    delivery, now = claim.delivery, timezone.now()
    body = delivery.body.encode()
    headers = signed_headers(
        valid_secrets(delivery.webhook, now=now),
        message_id=delivery.message_id,
        timestamp=int(now.timestamp()),
        body=body,
    )
    answer = post(delivery.webhook.url, body=body, headers=headers)
    return _note(claim, answer, now=timezone.now())


def _claim(lane: Lane, *, now: datetime) -> _Claim | None:
    with transaction.atomic():
        rows = Delivery.objects.select_for_update(of=("self",)).select_related("webhook")
        waiting = rows.filter(webhook_id=lane.webhook_id, game_id=lane.game_id, state=State.WAITING)
        first = waiting.order_by("pk").first()
        if first is None or first.next_at > now:
            return None
        if len(first.tries) >= most_tries(first):
            # The worker of the last try has died.
            _end(first, State.GIVEN_UP, now)
            first.save(update_fields=["state", "ended_at"])
            return None
        first.tries.append(_try(now, ReceiverAnswer(None, Error.INTERRUPTED, 0)))
        first.next_at = now + LEASE
        first.save(update_fields=["tries", "next_at"])
    return _Claim(first, len(first.tries) - 1)


def _note(claim: _Claim, answer: ReceiverAnswer, *, now: datetime) -> TryOutcome | None:
    """Record the result of a try; return None if the webhook has been deleted meanwhile."""
    delivery_id, webhook_id = claim.delivery.pk, claim.delivery.webhook_id
    with transaction.atomic():
        # The webhook is locked before its deliveries, as in `switch_off`.
        webhook = Webhook.objects.select_for_update(no_key=True).filter(pk=webhook_id).first()
        row = Delivery.objects.select_for_update().filter(pk=delivery_id).first()
        if webhook is None or row is None:
            return None
        at = datetime.fromisoformat(row.tries[claim.number]["at"])
        row.tries[claim.number] = _try(at, answer)
        is_newest = claim.number == len(row.tries) - 1
        if answer.is_success:
            _end(row, State.DELIVERED, now)
        elif row.state == State.WAITING and is_newest:
            if len(row.tries) >= most_tries(row) or answer.is_gone:
                _end(row, State.GIVEN_UP, now)
            else:
                row.next_at = now + pause_after(len(row.tries))
        row.save(update_fields=["tries", "next_at", "state", "ended_at"])
        _judge(webhook, row, answer, now=now)
    return OUTCOME_OF[State(row.state)]


OUTCOME_OF = {
    State.DELIVERED: TryOutcome.DELIVERED,
    State.WAITING: TryOutcome.LATER,
    State.GIVEN_UP: TryOutcome.GIVEN_UP,
}


def _judge(webhook: Webhook, row: Delivery, answer: ReceiverAnswer, *, now: datetime) -> None:
    """Record whether the locked webhook fails; switch it off if it has failed for too long."""
    if answer.is_success:
        failing_since = None
    elif row.type == TEST:
        return
    else:
        failing_since = webhook.failing_since or now
    if failing_since != webhook.failing_since:
        webhook.failing_since = failing_since
        webhook.save(update_fields=["failing_since"])
    if answer.is_gone:
        switch_off(webhook.pk, OffReason.GONE, now=now)
    elif (
        failing_since is not None
        and failing_since <= now - FAILS_AT_MOST
        and len(row.tries) >= TRIES_BEFORE_OFF
    ):
        switch_off(webhook.pk, OffReason.FAILING, now=now)


def most_tries(delivery: Delivery) -> int:
    """Return the most tries of an event."""
    return 1 if delivery.type == TEST else MAX_TRIES


def pause_after(tries: int) -> timedelta:
    """Return the pause after that many failed tries: 5, 20, 80 … seconds."""
    return FIRST_PAUSE * int(PAUSE_GROWS ** (tries - 1))


def _end(row: Delivery, state: State, now: datetime) -> None:
    row.state, row.ended_at = state, now


def _try(at: datetime, answer: ReceiverAnswer) -> dict[str, object]:
    return {
        "at": at.isoformat(),
        "status": answer.status,
        "error": None if answer.error is None else answer.error.value,
        "ms": answer.ms,
    }
