"""Readiness, and what it says of each part."""

import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest
import redis
from django.db import OperationalError, connection
from django.middleware.common import CommonMiddleware
from django.test import Client, override_settings

from durak_site.server.health import heartbeats, readiness
from durak_site.server.health.__main__ import main
from durak_site.server.health.heartbeats import (
    BEAT,
    WorkingProcess,
    note_alive,
    note_ended,
    this_process,
    working,
)
from durak_site.server.launch.processes import bound_to_parent, redis_command
from tests.support.api import guest
from tests.support.limits import WITH_PROCESSES
from tools.waiting import until
from web.redis.fail_fast import quick_redis

HOST = socket.gethostname()


@pytest.fixture(autouse=True)
def nothing_seen() -> None:
    """This process has not asked its parts, and none has noted that it works."""
    readiness.seen.clear()
    quick_redis().delete(heartbeats.KEY)


def away(*_: Any) -> NoReturn:
    """A database that is away."""
    raise OperationalError("the connection was closed")


def lost(*_: Any) -> NoReturn:
    """A Redis that is away."""
    raise redis.ConnectionError("the connection was closed")


@pytest.mark.django_db
def test_readyz_says_that_worker_and_beat_are_away_and_stays_ready(client: Client) -> None:
    response = client.get("/readyz")
    assert response.status_code == 200
    assert response.json() == {
        "status": "degraded",
        "parts": {
            "database": True,
            "statements": True,
            "redis": True,
            "worker": False,
            "bots": False,
            "review": False,
            "webhooks": False,
            "telegram": False,
            "beat": False,
            "disk": True,
        },
    }


@pytest.mark.django_db(transaction=True)
def test_readyz_is_ok_with_database_redis_and_worker(
    client: Client, worker: subprocess.Popen[bytes]
) -> None:
    assert worker.poll() is None
    note_alive(this_process(BEAT))

    def status() -> str:
        readiness.seen.clear()
        return str(client.get("/readyz").json()["status"])

    until(lambda: status() == "ok")


@pytest.mark.django_db
def test_readyz_names_a_full_disk(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    full = SimpleNamespace(free=2**20)
    monkeypatch.setattr("shutil.disk_usage", lambda _folder: full)
    response = client.get("/readyz")
    assert (response.status_code, response.json()["parts"]["disk"]) == (200, False)


@pytest.mark.django_db
def test_readyz_is_not_ready_without_the_database(client: Client) -> None:
    with connection.execute_wrapper(away):
        response = client.get("/readyz")
    assert (response.status_code, response.json()["status"]) == (503, "unavailable")


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("method", "path"), [("GET", "auth/me"), ("GET", "games?mine=true"), ("POST", "auth/guest")]
)
def test_an_outage_of_the_database_is_no_fault_of_the_request(method: str, path: str) -> None:
    client = guest()
    with connection.execute_wrapper(away):
        reply = client.send(method, path)
    assert (reply.status, reply.code, reply.headers["Retry-After"]) == (503, "unavailable", "5")


def test_what_no_view_answers_in_an_outage_is_unavailable_too(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.raise_request_exception = False
    monkeypatch.setattr(CommonMiddleware, "process_request", lost)
    response = client.get("/api/v1/bots")
    assert (response.status_code, response.json()["code"]) == (503, "unavailable")
    assert client.get("/").status_code == 503


@WITH_PROCESSES
@pytest.mark.django_db(transaction=True)
def test_a_worker_is_alive_for_its_health_check(worker: subprocess.Popen[bytes]) -> None:
    check = (sys.executable, "-m", "durak_site.server.health")

    def status(*arguments: str) -> int:
        return subprocess.run((*check, *arguments), check=False).returncode

    own = ("worker", "--pid", str(worker.pid))
    until(lambda: status(*own) == 0)
    assert status("worker", "--pid", "1") == 1
    assert status("bots") == 1
    assert status("beat") == 1
    note_alive(this_process(BEAT))
    assert status("beat") == 0


def test_a_process_that_ended_while_the_clock_was_ahead_is_not_alive_for_hours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended, works = WorkingProcess("bots", HOST, 11), WorkingProcess("worker", HOST, 12)

    def note_at(seconds: float, part: WorkingProcess) -> None:
        monkeypatch.setattr(heartbeats, "_now", lambda _: 1_800_000_000 + seconds)
        note_alive(part)

    note_at(7200, ended)
    note_at(7200, works)
    note_at(0, works)
    assert set(working(quick_redis())) == {ended, works}
    note_at(heartbeats.SECONDS_KEPT + 1, works)
    assert set(working(quick_redis())) == {works}


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        (["bots"], 0),
        (["bots", "--pid", "11"], 0),
        (["bots", "--pid", "12"], 1),
        (["review"], 1),
        (["webhooks"], 1),
        (["worker"], 1),
        (["beat"], 0),
        (["beat", "--pid", "31"], 1),
    ],
)
def test_no_part_answers_for_one_of_another_kind_process_or_machine(
    asked: list[str], status: int
) -> None:
    note_alive(WorkingProcess("bots", HOST, 11, ("bots",)))
    note_alive(WorkingProcess("worker", "another", 12, ("durak",)))
    note_alive(WorkingProcess("webhooks", HOST, 13, ("webhooks",)))
    note_ended(WorkingProcess("webhooks", HOST, 13, ("webhooks",)))
    note_alive(WorkingProcess("beat", "another", 31))
    assert main(asked) == status


def test_what_was_not_noted_for_long_works_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    note_alive(WorkingProcess("bots", HOST, 11, ("bots",)))
    assert main(["bots"]) == 0
    monkeypatch.setattr(heartbeats, "SECONDS_KEPT", 0)
    assert main(["bots"]) == 1


def test_a_part_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["horses"])
    assert "horses" in capsys.readouterr().err


@pytest.mark.django_db
def test_readyz_has_each_kind_by_the_queues_that_it_takes_from(client: Client) -> None:
    note_alive(WorkingProcess("review", HOST, 11, ("review", "webhooks")))
    note_alive(WorkingProcess("bots", "another", 12, ("bots",)))
    parts = client.get("/readyz").json()["parts"]
    kinds = ("worker", "bots", "review", "webhooks")
    assert [parts[kind] for kind in kinds] == [False, True, True, True]


@pytest.mark.django_db
def test_readyz_asks_its_parts_once_for_all_who_ask_at_the_same_time(client: Client) -> None:
    asked: list[str] = []

    def count(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
        asked.append(sql)
        return execute(sql, *rest)

    with connection.execute_wrapper(count):
        for _ in range(20):
            assert client.get("/readyz").status_code == 200
    assert 1 <= len(asked) <= 4


def refusing(start: str, error: type[Exception]) -> Callable[..., Any]:
    """A database that refuses statements that begin so."""

    def refuse(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
        if sql.startswith(start):
            raise error("no space left on device")
        return execute(sql, *rest)

    return refuse


ON_POSTGRESQL = pytest.mark.skipif(
    connection.vendor != "postgresql", reason="SQLite's file lies on the disk that is looked at"
)


@ON_POSTGRESQL
@pytest.mark.django_db
@pytest.mark.parametrize("start", ["CREATE", "INSERT"])
def test_readyz_is_not_ready_with_a_database_that_has_no_room(client: Client, start: str) -> None:
    with connection.execute_wrapper(refusing(start, OperationalError)):
        response = client.get("/readyz")
    assert (response.status_code, response.json()["parts"]["database"]) == (503, False)


@ON_POSTGRESQL
@pytest.mark.django_db(transaction=True)
def test_readyz_is_not_ready_with_a_database_that_only_reads(client: Client) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SET default_transaction_read_only = on")
    try:
        response = client.get("/readyz")
    finally:
        with connection.cursor() as cursor:
            cursor.execute("SET default_transaction_read_only = off")
    assert (response.status_code, response.json()["parts"]["database"]) == (503, False)
    readiness.seen.clear()
    assert client.get("/readyz").status_code == 200


@contextmanager
def own_redis(folder: Path, *arguments: str) -> Iterator[redis.Redis]:
    """A Redis-compatible server of the test's own, at the settings' address."""
    file = folder / "own.sock"
    process = subprocess.Popen(bound_to_parent((*redis_command(file), *arguments)))
    url = f"unix://{file}"
    try:
        with closing(redis.Redis.from_url(url)) as client, override_settings(DURAK_REDIS_URL=url):
            until(lambda: file.exists() and client.ping())
            yield client
    finally:
        process.terminate()
        process.wait()


@pytest.mark.django_db
@pytest.mark.parametrize("is_full", [True, False])
def test_readyz_is_not_ready_with_a_redis_that_takes_no_writes(
    client: Client, tmp_path: Path, is_full: bool
) -> None:
    with own_redis(tmp_path, "--maxmemory-policy", "noeviction") as server:
        assert client.get("/readyz").status_code == 200
        if is_full:
            server.config_set("maxmemory", "1mb")
        else:
            server.replicaof("127.0.0.1", 1)
        readiness.seen.clear()
        response = client.get("/readyz")
        assert server.ping()
    assert (response.status_code, response.json()["parts"]["redis"]) == (503, False)


@pytest.mark.django_db
@override_settings(DURAK_REDIS_URL="unix:///nowhere/redis.sock")
def test_readyz_names_a_missing_redis(client: Client) -> None:
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["parts"]["redis"] is False


def test_health_takes_no_writes(client: Client) -> None:
    assert client.post("/readyz").status_code == 405
