"""Deliveries up to a receiver: signed, in order, and with a limited number of retries."""

import json
import random
from collections import Counter, defaultdict
from datetime import timedelta

import pytest
from django.utils import timezone

from notifications.models import Notification
from tests.support.games import some_user
from tests.support.webhook_receiver import WebhookReceiver
from tests.support.webhooks import (
    GAME,
    deliver_all,
    deliver_due_once,
    happen,
    lane_of,
    make_due,
    new_webhook,
)
from webhooks.kinds import OffReason
from webhooks.models import Delivery, State, Webhook
from webhooks.reactions import Lane
from webhooks.selectors import MAX_WAITING, due_lanes
from webhooks.services import switching_off
from webhooks.services.delivering import (
    FAILS_AT_MOST,
    MAX_TRIES,
    TRIES_BEFORE_OFF,
    TryOutcome,
    deliver_next,
    pause_after,
)
from webhooks.services.managing import change_webhook, delete_webhook, renew_secret
from webhooks.services.planning import KEPT_FOR, delete_old_deliveries, plan_test
from webhooks.tasks import deliver

pytestmark = pytest.mark.django_db(transaction=True)


def test_the_receiver_knows_what_happened_and_who_sent_it(receiver: WebhookReceiver) -> None:
    webhook, secret = new_webhook(receiver.url("/durak?key=7"))
    planned = happen(webhook, 12)
    assert deliver_due_once() == [TryOutcome.DELIVERED]
    (arrived,) = receiver.arrived
    assert arrived.path == "/durak?key=7"
    assert arrived.is_signed_with(secret)
    assert arrived.message_id == f"msg_{planned.pk}"
    assert abs(int(arrived.headers["webhook-timestamp"]) - timezone.now().timestamp()) < 60
    assert arrived.headers["Content-Type"] == "application/json"
    body = json.loads(arrived.body)
    assert (body["type"], body["data"]) == ("game.waiting", {"game": GAME, "version": 12})
    (row,) = Delivery.objects.all()
    assert (row.state, len(row.tries)) == (State.DELIVERED, 1)
    assert (row.tries[0]["status"], row.tries[0]["error"]) == (204, None)
    assert row.ended_at is not None


def test_a_receiver_that_fails_half_the_time_gets_everything_in_order(
    receiver: WebhookReceiver,
) -> None:
    """Each game's events arrive in order; the log has every try."""
    rng = random.Random(15)
    asked: Counter[str] = Counter()

    def answer(message_id: str) -> int:
        asked[message_id] += 1
        # Fewer failures in a row than tries, so that no event is given up.
        return 500 if asked[message_id] < MAX_TRIES and rng.random() < 0.5 else 200

    receiver.answer = answer
    webhook, secret = new_webhook(receiver.url())
    games = [f"aB3dE6gH{number:02}" for number in range(6)]
    versions = range(1, 9)
    for version in versions:
        for game in games:
            happen(webhook, version, game)
    deliver_all()
    got: dict[str, list[int]] = defaultdict(list)
    for arrived in receiver.arrived:
        assert arrived.is_signed_with(secret)
        if arrived.status == 200:
            data = json.loads(arrived.body)["data"]
            got[data["game"]].append(data["version"])
    assert got == {game: list(versions) for game in games}
    tried: dict[str, list[int]] = defaultdict(list)
    for arrived in receiver.arrived:
        tried[arrived.message_id].append(arrived.status)
    logged = {
        row.message_id: [one["status"] for one in row.tries] for row in Delivery.objects.all()
    }
    assert logged == tried
    assert len(receiver.arrived) > len(logged)
    assert set(Delivery.objects.values_list("state", flat=True)) == {State.DELIVERED}


def test_an_event_that_fails_holds_up_its_own_game_only(receiver: WebhookReceiver) -> None:
    webhook, _ = new_webhook(receiver.url())
    stuck = happen(webhook, 1, "aB3dE6gH9k")
    behind = happen(webhook, 2, "aB3dE6gH9k")
    other = happen(webhook, 1, "zB3dE6gH9k")
    receiver.answer = lambda message_id: 500 if message_id == stuck.message_id else 200
    assert sorted(str(one) for one in deliver_due_once()) == [
        "TryOutcome.DELIVERED",
        "TryOutcome.LATER",
    ]
    assert deliver_due_once() == []
    states = dict(Delivery.objects.values_list("pk", "state"))
    assert states == {
        stuck.pk: State.WAITING,
        behind.pk: State.WAITING,
        other.pk: State.DELIVERED,
    }


def test_pauses_grow_and_after_the_last_try_the_next_event_has_its_turn(
    receiver: WebhookReceiver,
) -> None:
    webhook, _ = new_webhook(receiver.url())
    lost, following = happen(webhook, 1), happen(webhook, 2)
    receiver.answer = lambda message_id: 500 if message_id == lost.message_id else 200
    for tries in range(1, MAX_TRIES):
        before = timezone.now()
        assert deliver_due_once() == [TryOutcome.LATER]
        lost.refresh_from_db()
        assert lost.next_at >= before + pause_after(tries)
        make_due()
    assert [pause_after(tries).total_seconds() for tries in (1, 2, 3, 7)] == [5, 20, 80, 20480]
    assert deliver_due_once() == [TryOutcome.GIVEN_UP]
    assert deliver_due_once() == [TryOutcome.DELIVERED]
    following.refresh_from_db()
    assert following.state == State.DELIVERED


def test_a_task_that_runs_twice_at_once_sends_once(receiver: WebhookReceiver) -> None:
    webhook, _ = new_webhook(receiver.url())
    lane = lane_of(happen(webhook, 1))
    second: list[TryOutcome | None] = []

    def answer(_: str) -> int:
        # During this try another worker tries, too.
        second.append(deliver_next(lane))
        return 200

    receiver.answer = answer
    assert deliver_next(lane) is TryOutcome.DELIVERED
    assert second == [None]
    assert deliver_next(lane) is None
    assert len(receiver.arrived) == 1


def interrupted(row: Delivery) -> dict[str, object]:
    """Return a try during which the worker died."""
    return {"at": row.created_at.isoformat(), "status": None, "error": "interrupted", "ms": 0}


def test_a_delivery_of_a_dead_worker_is_sent_again_and_logged(receiver: WebhookReceiver) -> None:
    webhook, _ = new_webhook(receiver.url())
    row = happen(webhook, 1)
    Delivery.objects.update(tries=[interrupted(row)])
    assert deliver_due_once() == [TryOutcome.DELIVERED]
    row.refresh_from_db()
    assert [one["error"] for one in row.tries] == ["interrupted", None]


def test_after_the_last_try_of_dead_workers_an_event_is_given_up(
    receiver: WebhookReceiver,
) -> None:
    webhook, _ = new_webhook(receiver.url())
    row = happen(webhook, 1)
    Delivery.objects.update(tries=[interrupted(row)] * MAX_TRIES)
    assert deliver_due_once() == [None]
    row.refresh_from_db()
    assert row.state == State.GIVEN_UP
    assert receiver.arrived == []


def test_for_a_day_the_old_secret_signs_too(receiver: WebhookReceiver) -> None:
    webhook, old = new_webhook(receiver.url())
    _, new = renew_secret(user_id=webhook.user_id, webhook_id=webhook.pk, now=timezone.now())
    happen(webhook, 1)
    deliver_due_once()
    Webhook.objects.update(old_secret_until=timezone.now())
    happen(webhook, 2)
    deliver_due_once()
    both, only_new = receiver.arrived
    assert both.is_signed_with(old)
    assert both.is_signed_with(new)
    assert not only_new.is_signed_with(old)
    assert only_new.is_signed_with(new)


def told(webhook: Webhook) -> list[tuple[str, dict[str, str]]]:
    rows = Notification.objects.filter(user_id=webhook.user_id)
    return list(rows.values_list("kind", "data"))


def test_a_receiver_that_fails_for_a_day_is_switched_off_and_its_owner_notified(
    receiver: WebhookReceiver,
) -> None:
    webhook, _ = new_webhook(receiver.url())
    happen(webhook, 1)
    waiting = happen(webhook, 2)
    receiver.answer = lambda _: 503
    deliver_due_once()
    webhook.refresh_from_db()
    assert webhook.failing_since is not None
    assert webhook.off_reason == ""
    Webhook.objects.update(failing_since=timezone.now() - FAILS_AT_MOST)
    for _ in range(2, TRIES_BEFORE_OFF):
        make_due()
        deliver_due_once()
    webhook.refresh_from_db()
    assert webhook.off_reason == ""
    make_due()
    deliver_due_once()
    webhook.refresh_from_db()
    waiting.refresh_from_db()
    assert webhook.off_reason == OffReason.FAILING
    assert waiting.state == State.GIVEN_UP
    assert told(webhook) == [("webhook_off", {"reason": "failing"})]
    change_webhook(user_id=webhook.user_id, webhook_id=webhook.pk, is_on=True, now=timezone.now())
    receiver.answer = lambda _: 200
    happen(webhook, 3)
    assert deliver_due_once() == [TryOutcome.DELIVERED]


def test_one_success_ends_the_failing(receiver: WebhookReceiver) -> None:
    webhook, _ = new_webhook(receiver.url())
    Webhook.objects.update(failing_since=timezone.now() - 2 * FAILS_AT_MOST)
    happen(webhook, 1)
    assert deliver_due_once() == [TryOutcome.DELIVERED]
    webhook.refresh_from_db()
    assert (webhook.failing_since, webhook.off_reason) == (None, "")


def test_a_receiver_that_is_gone_is_switched_off_at_once(receiver: WebhookReceiver) -> None:
    webhook, _ = new_webhook(receiver.url())
    happen(webhook, 1)
    receiver.answer = lambda _: 410
    assert deliver_due_once() == [TryOutcome.GIVEN_UP]
    webhook.refresh_from_db()
    assert webhook.off_reason == OffReason.GONE
    assert told(webhook) == [("webhook_off", {"reason": "gone"})]


def test_a_receiver_for_which_too_much_waits_is_switched_off(
    receiver: WebhookReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MAX_WAITING >= 100
    monkeypatch.setattr("webhooks.selectors.MAX_WAITING", 2)
    full, _ = new_webhook(receiver.url())
    fine, _ = new_webhook(receiver.url())
    for version in (1, 2, 3):
        happen(full, version)
    happen(fine, 1)
    assert switching_off.switch_off_overfull(now=timezone.now()) == 1
    full.refresh_from_db()
    fine.refresh_from_db()
    assert (full.off_reason, fine.off_reason) == (OffReason.BACKLOG, "")
    assert switching_off.switch_off_overfull(now=timezone.now()) == 0


def test_a_test_event_is_sent_once_and_counts_for_nothing(receiver: WebhookReceiver) -> None:
    webhook, _ = new_webhook(receiver.url())
    change_webhook(user_id=webhook.user_id, webhook_id=webhook.pk, is_on=False, now=timezone.now())
    receiver.answer = lambda _: 500
    plan_test(user_id=webhook.user_id, webhook_id=webhook.pk, now=timezone.now())
    assert deliver_due_once() == [TryOutcome.GIVEN_UP]
    assert json.loads(receiver.arrived[0].body)["type"] == "test"
    webhook.refresh_from_db()
    assert webhook.failing_since is None
    plan_test(user_id=webhook.user_id, webhook_id=webhook.pk, now=timezone.now())
    receiver.answer = lambda _: 200
    assert deliver_due_once() == [TryOutcome.DELIVERED]


def test_a_webhook_deleted_while_its_event_is_on_its_way_is_let_go(
    receiver: WebhookReceiver,
) -> None:
    webhook, _ = new_webhook(receiver.url())
    lane = lane_of(happen(webhook, 1))

    def answer(_: str) -> int:
        delete_webhook(user_id=webhook.user_id, webhook_id=webhook.pk)
        return 200

    receiver.answer = answer
    assert deliver_next(lane) is None
    assert not Delivery.objects.exists()


def test_an_event_planned_while_its_webhook_was_deleted_harms_nobody() -> None:
    Delivery.objects.create(webhook_id=10**9, game_id=GAME, type="game.ended", body="{}")
    assert due_lanes(now=timezone.now()) == []
    assert deliver_next(Lane(10**9, GAME)) is None
    Delivery.objects.update(created_at=timezone.now() - KEPT_FOR - timedelta(seconds=1))
    assert delete_old_deliveries(now=timezone.now()) == 1


def test_the_task_goes_on_with_what_waits_behind(
    receiver: WebhookReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    webhook, _ = new_webhook(receiver.url())
    lane = lane_of(happen(webhook, 1))
    happen(webhook, 2)
    queued: list[Lane] = []
    monkeypatch.setattr(deliver, "apply_async", queued.append)
    assert deliver(*lane) == "delivered"
    assert queued == [lane]
    assert deliver(*lane) == "delivered"
    assert deliver(*lane) is None
    assert queued == [lane]


def test_a_stranger_gets_no_events(receiver: WebhookReceiver) -> None:
    mine, _ = new_webhook(receiver.url())
    stranger = some_user()
    new_webhook(receiver.url("/stranger"), user=stranger)
    happen(mine, 1)
    deliver_all()
    assert [arrived.path for arrived in receiver.arrived] == ["/hook"]
