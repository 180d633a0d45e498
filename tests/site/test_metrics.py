"""The metrics of a part's processes are served at a separate address."""

import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from django.conf import settings
from django.db import connection
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from bots.tasks import take_turn
from durak_site.server.monitoring.metrics_server import exposition
from games.play.selectors.games import get_game
from tests.support.bots import bots_table
from tests.support.games import running_table
from tests.support.limits import WITH_PROCESSES
from tests.support.web import Web, running_web
from tests.support.worker import running_worker
from tools.free_ports import free_port
from tools.waiting import until

PROJECT_ROOT = Path(__file__).resolve().parents[2]
COUNT = "import sys; from web.monitoring import metrics; "
Numbers = Mapping[tuple[str, tuple[tuple[str, str], ...]], float]


def numbers_in(text: str) -> Numbers:
    """The numbers of an answer, by name and labels."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def asked(port: int) -> Numbers:
    reply = httpx.get(f"http://127.0.0.1:{port}/metrics").raise_for_status()
    return numbers_in(reply.text)


def counting(folder: Path, code: str) -> subprocess.Popen[bytes]:
    """A process that counts, says so, and lives until its input ends."""
    return subprocess.Popen(
        (sys.executable, "-c", f"{COUNT}{code}; print(flush=True); sys.stdin.read()"),
        env={"PROMETHEUS_MULTIPROC_DIR": str(folder), "PATH": "", "PYTHONPATH": str(PROJECT_ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


def test_numbers_of_all_processes_are_added_and_sockets_of_dead_ones_are_not(
    tmp_path: Path,
) -> None:
    code = "metrics.outages.inc(2); metrics.sockets.labels('table').set(3)"
    processes = [counting(tmp_path, code) for _ in range(2)]
    for process in processes:
        assert process.stdout is not None
        process.stdout.readline()
    sockets = ("durak_sockets", (("kind", "table"),))
    before = numbers_in(exposition(tmp_path).decode())
    assert (before["durak_outages_total", ()], before[sockets]) == (4, 6)
    processes[0].communicate()
    after = numbers_in(exposition(tmp_path).decode())
    assert (after["durak_outages_total", ()], after[sockets]) == (4, 3)
    processes[1].communicate()


@WITH_PROCESSES
@pytest.mark.django_db(transaction=True)
def test_web_processes_tell_of_requests_commands_refusals_and_sockets(tmp_path: Path) -> None:
    port = free_port()
    game = running_table(2)
    # The folder of the embedded set-up would bring its own key.
    own = {"DURAK_DATA_DIR": str(tmp_path), "SECRET_KEY": settings.SECRET_KEY}
    with running_web(tmp_path / "log", before="", METRICS_PORT=str(port), **own) as web:
        play_one_command(web, game.pk)
        address = web.socket_address(game.pk)
        with connect(address) as socket:
            socket.recv(timeout=30)
            numbers = asked(port)
        assert httpx.get(f"{web.url}/metrics").status_code == 404
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 404
    command = "fast: /api/v1/games/([0-9A-Za-z]{10})/commands"
    labels = [("method", "POST"), ("route", command)]
    for status in ("200", "422"):
        key = ("durak_request_seconds_count", tuple(sorted([*labels, ("status", status)])))
        assert numbers[key] == 1
    views = [
        number
        for (name, labels_of), number in numbers.items()
        if name == "durak_request_seconds_count" and dict(labels_of)["route"].endswith("/view")
    ]
    assert views == [1]
    assert numbers["durak_commands_total", (("by", "player"), ("outcome", "accepted"))] == 1
    assert numbers["durak_commit_seconds_count", ()] == 1
    assert numbers["durak_refusals_total", (("code", "card_not_in_hand"),)] == 1
    assert numbers["durak_sockets", (("kind", "table"),)] == 1
    for part, works in (("database", 1), ("redis", 1), ("bots", 0)):
        assert numbers["durak_part_up", (("part", part),)] == works
    assert numbers["durak_queue_tasks", (("queue", "review"),)] >= 0
    assert numbers["durak_disk_free_bytes", ()] > 0
    assert numbers["durak_redis_memory_bytes", ()] > 0
    if connection.vendor == "postgresql":
        assert numbers["durak_database_connections", ()] >= 1
        assert numbers["durak_database_connections_most", ()] > 1


def play_one_command(web: Web, game_id: str) -> None:
    """Two commands of the seat to move: one refused, one accepted."""
    game = get_game(game_id)
    seat = game.awaited[0]
    user = game.seats.get(number=seat).user
    with closing(web.client(user)) as client:
        view = client.get(f"games/{game_id}/view").raise_for_status().json()["view"]
        other = next(
            card
            for card in ("6C", "7C", "8C", "9C", "TC", "JC", "QC")
            if card not in view["hands"][seat]
        )
        for cards, status in (([other], 422), (view["hands"][seat][:1], 200)):
            command = {"type": "lead", "cards": cards}
            reply = client.post(f"games/{game_id}/commands", json={"command": command})
            assert reply.status_code == status, reply.text


@WITH_PROCESSES
@pytest.mark.django_db(transaction=True)
def test_a_worker_tells_of_tasks_their_time_in_the_queue_and_bots_commands(
    tmp_path: Path,
    no_reactions: None,  # noqa: ARG001 - turns are queued by this test alone
) -> None:
    port = free_port()
    game = bots_table("beginner", "beginner")
    log, before = tmp_path / "log", str(port - 1)
    with running_worker(log, METRICS_PORT=before, DURAK_DATA_DIR=str(tmp_path)):
        take_turn.apply_async((game.pk, game.awaited[0], game.version), countdown=0)
        until(lambda: get_game(game.pk).version > game.version)
        ended = ("durak_task_seconds_count", (("state", "SUCCESS"), ("task", "bots.take_turn")))
        until(lambda: ended in asked(port))
        numbers = asked(port)
    assert numbers["durak_commands_total", (("by", "bot"), ("outcome", "accepted"))] >= 1
    assert numbers["durak_task_age_seconds_count", (("task", "bots.take_turn"),)] >= 1
    assert numbers["durak_task_last_success_timestamp_seconds", (("task", "bots.take_turn"),)] > 0
