"""Liveness, readiness and the page's shell."""

import subprocess

import pytest
from django.test import Client, override_settings


def test_healthz_answers_without_asking_anybody(client: Client) -> None:
    response = client.get("/healthz")
    assert response.status_code == 200
    assert response.json() == {"status": "ok"}


@pytest.mark.django_db
def test_readyz_says_that_no_worker_answers(client: Client) -> None:
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["parts"] == {"database": True, "redis": True, "worker": False}


@pytest.mark.django_db(transaction=True)
def test_readyz_is_ok_with_database_redis_and_worker(
    client: Client, worker: subprocess.Popen[bytes]
) -> None:
    assert worker.poll() is None
    response = client.get("/readyz")
    assert response.status_code == 200
    assert response.json()["status"] == "ok"


@pytest.mark.django_db
@override_settings(DURAK_REDIS_URL="unix:///nowhere/redis.sock")
def test_readyz_names_a_missing_redis(client: Client) -> None:
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["parts"]["redis"] is False


def test_health_takes_no_writes(client: Client) -> None:
    assert client.post("/healthz").status_code == 405
