"""Readiness reports each queue, where no other worker runs."""

from pathlib import Path

import pytest
from django.test import Client

from durak_site.server.health.heartbeats import BEAT, note_alive, this_process
from durak_site.server.health.readiness import seen
from tests.support.limits import WITH_PROCESSES
from tests.support.worker import running_worker


@WITH_PROCESSES
@pytest.mark.django_db(transaction=True)
def test_readyz_names_the_queues_that_no_worker_takes_from(client: Client, tmp_path: Path) -> None:
    """A worker of one queue answers for that queue alone, and the process stays ready."""
    with running_worker(tmp_path / "worker.log", concurrency=1, queue="bots"):
        # Noted for seconds only, and a worker may take longer to start.
        note_alive(this_process(BEAT))
        seen.clear()
        response = client.get("/readyz")
    parts = response.json()["parts"]
    assert (response.status_code, response.json()["status"]) == (200, "degraded")
    assert [name for name, works in parts.items() if not works] == [
        "worker",
        "review",
        "webhooks",
        "telegram",
    ]
