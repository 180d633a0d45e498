"""Webhooks with a real worker: planned by a commit, queued, and posted."""

import queue
from pathlib import Path

import pytest
from pytest_django import Settings

from games.tables.services.creating import start_game
from games.tables.services.seating import join_game
from tests.support.games import open_table, some_user
from tests.support.limits import WITH_PROCESSES
from tests.support.webhook_receiver import webhook_receiver
from tests.support.webhooks import new_webhook
from tests.support.worker import running_worker
from webhooks.kinds import EventType
from webhooks.models import Delivery, State

PATIENCE = 50

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]


def test_a_worker_posts_what_a_game_plans(settings: Settings, tmp_path: Path) -> None:
    settings.DURAK_WEBHOOKS_TO_LOOPBACK = True
    heard: queue.SimpleQueue[str] = queue.SimpleQueue()

    def answer(message_id: str) -> int:
        heard.put(message_id)
        return 200

    player = some_user()
    with (
        webhook_receiver() as receiver,
        running_worker(tmp_path / "worker.log", WEBHOOKS_TO_LOOPBACK="true"),
    ):
        receiver.answer = answer
        new_webhook(receiver.url(), user=player, events=[EventType.STARTED])
        table = open_table(2)
        join_game(game_id=table.pk, user_id=player.pk)
        start_game(game_id=table.pk, user_id=table.host_id)
        assert heard.get(timeout=PATIENCE).startswith("msg_")
    # The worker has finished its task before it ended.
    assert Delivery.objects.get().state == State.DELIVERED
