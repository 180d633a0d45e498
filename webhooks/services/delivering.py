"""Deliveries: the first event of a lane is claimed, sent, and noted; it may be tried again."""

from datetime import datetime, timedelta
from enum import Enum
from typing import NamedTuple

from django.db import transaction
from django.utils import timezone

from webhooks.kinds import TEST, Error, OffReason
from webhooks.models import Delivery, State, Webhook
from webhooks.reactions import Lane
from webhooks.sending import Answer, post
from webhooks.services.managing import valid_secrets
from webhooks.services.switching_off import switch_off
from webhooks.signing import signed_headers

FIRST_PAUSE = timedelta(seconds=5)
PAUSE_GROWS = 4
MOST_TRIES = 8
"""With the pauses between them they take seven and a half hours."""
LEASE = timedelta(minutes=2)
"""Longer than a worker may be at it: after that it must have died."""
FAILS_AT_MOST = timedelta(days=1)
TRIES_BEFORE_OFF = 4
"""Of one event: after a quiet week a receiver isn't switched off for a moment's failure."""


class Outcome(Enum):
    """What has become of an event by a try."""

    DELIVERED = "delivered"
    LATER = "later"
    GIVEN_UP = "given_up"


class _Claim(NamedTuple):
    delivery: Delivery
    number: int
    """Of the try, from 0 on."""


def deliver_next(lane: Lane) -> Outcome | None:
    """Try to deliver the first waiting event of the lane; None if none may be tried now.

    May be called at any time by any number of workers: the one that claims the event sends it,
    without holding a lock. What comes after it waits until it is delivered or given up.
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
        first.tries.append(_try(now, Answer(None, Error.INTERRUPTED, 0)))
        first.next_at = now + LEASE
        first.save(update_fields=["tries", "next_at"])
    return _Claim(first, len(first.tries) - 1)


def _note(claim: _Claim, answer: Answer, *, now: datetime) -> Outcome | None:
    """Write down what has become of a try; None if the webhook has been deleted meanwhile."""
    delivery_id, webhook_id = claim.delivery.pk, claim.delivery.webhook_id
    with transaction.atomic():
        # The webhook is locked before its deliveries, as where it is switched off.
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
    State.DELIVERED: Outcome.DELIVERED,
    State.WAITING: Outcome.LATER,
    State.GIVEN_UP: Outcome.GIVEN_UP,
}


def _judge(webhook: Webhook, row: Delivery, answer: Answer, *, now: datetime) -> None:
    """Note whether the locked webhook fails, and switch it off if it has failed for too long."""
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
    """How often an event is tried at most."""
    return 1 if delivery.type == TEST else MOST_TRIES


def pause_after(tries: int) -> timedelta:
    """How long to wait after that many failed tries: 5, 20, 80 … seconds."""
    return FIRST_PAUSE * int(PAUSE_GROWS ** (tries - 1))


def _end(row: Delivery, state: State, now: datetime) -> None:
    row.state, row.ended_at = state, now


def _try(at: datetime, answer: Answer) -> dict[str, object]:
    return {
        "at": at.isoformat(),
        "status": answer.status,
        "error": None if answer.error is None else answer.error.value,
        "ms": answer.ms,
    }
