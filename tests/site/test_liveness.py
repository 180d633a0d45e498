"""The health check of a web process, and its answer once the process must stop."""

import json
import signal
from threading import Event
from typing import Any

import pytest
import uvicorn

from durak_site.server import serve
from durak_site.server.health import liveness
from durak_site.server.health.liveness import Liveness
from tools.waiting import until


@pytest.fixture(autouse=True)
def draining(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Pretend for this test alone that this process must stop."""
    draining = Event()
    for module in (liveness, serve):
        monkeypatch.setattr(module, "draining", draining)
    return draining


async def handed_on(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 299, "headers": []})


async def asked(method: str = "GET", path: str = "/healthz") -> tuple[int, Any]:
    """Status and body of the answer; none was handed on to where it would need more."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "method": method, "path": path}
    await Liveness(handed_on)(scope, None, send)  # type: ignore[arg-type]  # nothing is received
    return sent[0]["status"], json.loads(sent[1]["body"]) if len(sent) > 1 else None


async def test_a_process_that_answers_may_be_sent_requests() -> None:
    assert await asked() == (200, {"status": "ok"})


async def test_one_that_was_told_to_stop_may_not(draining: Event) -> None:
    draining.set()
    assert await asked() == (404, {"status": "draining"})


async def test_everything_else_is_handed_on() -> None:
    assert await asked("POST") == (299, None)
    assert await asked(path="/healthz/") == (299, None)


def server(drain_seconds: float) -> serve.WebServer:
    return serve.WebServer(uvicorn.Config(handed_on), drain_seconds)


def test_a_process_goes_on_for_a_while_after_a_signal(draining: Event) -> None:
    stopping = server(0.01)
    stopping.handle_exit(signal.SIGTERM, None)
    assert draining.is_set()
    until(lambda: stopping.should_exit)


def test_a_second_signal_stops_it_at_once() -> None:
    stopping = server(60)
    stopping.handle_exit(signal.SIGTERM, None)
    assert not stopping.should_exit
    stopping.handle_exit(signal.SIGTERM, None)
    assert stopping.should_exit


def test_without_a_proxy_it_stops_at_once(draining: Event) -> None:
    stopping = server(0)
    stopping.handle_exit(signal.SIGTERM, None)
    assert stopping.should_exit
    assert not draining.is_set()
