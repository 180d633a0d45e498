"""Readiness, and what it says of each part."""

import subprocess
import sys
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest
import redis
from celery.signals import after_task_publish
from django.db import OperationalError, connection
from django.middleware.common import CommonMiddleware
from django.test import Client, override_settings

from tests.support.api import guest
from tests.support.limits import WITH_PROCESSES
from tools.waiting import until
from web.quick_redis import quick_redis


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
            "beat": False,
            "disk": True,
        },
    }


@pytest.mark.django_db(transaction=True)
def test_readyz_is_ok_with_database_redis_and_worker(
    client: Client, worker: subprocess.Popen[bytes]
) -> None:
    assert worker.poll() is None
    after_task_publish.send(sender="play.expire_clocks")
    for _ in range(3):  # An answer that came before the last worker's is not left for the next.
        response = client.get("/readyz")
        assert response.status_code == 200
        assert response.json()["status"] == "ok"


@pytest.mark.django_db
def test_readyz_names_a_full_disk(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    full = SimpleNamespace(free=2**20)
    monkeypatch.setattr("durak_site.health.shutil.disk_usage", lambda _folder: full)
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
@pytest.mark.usefixtures("worker")
def test_a_worker_is_alive_for_its_health_check() -> None:
    check = (sys.executable, "-m", "durak_site.alive")
    until(lambda: subprocess.run((*check, "worker"), check=False).returncode == 0)
    quick_redis().delete("durak:alive:beat")
    assert subprocess.run((*check, "beat"), check=False).returncode == 1
    after_task_publish.send(sender="play.expire_clocks")
    assert subprocess.run((*check, "beat"), check=False).returncode == 0


@pytest.mark.django_db
@override_settings(DURAK_REDIS_URL="unix:///nowhere/redis.sock")
def test_readyz_names_a_missing_redis(client: Client) -> None:
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["parts"]["redis"] is False


def test_health_takes_no_writes(client: Client) -> None:
    assert client.post("/readyz").status_code == 405
