"""Clients who send or read slowly, at a real web process: they are cut off, and nobody waits."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress

import httpx
import psutil
import pytest
from websockets.sync.client import connect

from tests.support.connections import answer
from tests.support.limits import WITH_PROCESSES
from tests.support.web import Web, running_web
from tools.waiting import until

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]
PATIENCE = 50
THREADS = 2


@pytest.fixture(scope="module")
def web(
    django_db_setup: None,  # noqa: ARG001 - the process needs the tables
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Web]:
    """A web process of few threads and little patience."""
    log = tmp_path_factory.mktemp("web") / "web.log"
    limits = {"REQUEST_SECONDS": "2", "RESPONSE_SECONDS": "1", "WEB_THREADS": str(THREADS)}
    with running_web(log, **limits) as running:
        yield running


def connected(web: Web, sent: bytes = b"") -> socket.socket:
    """A connection on which this was sent, and nothing was read."""
    host, _, port = web.host.partition(":")
    connection = socket.create_connection((host, int(port)), timeout=PATIENCE)
    connection.sendall(sent)
    return connection


def post(web: Web, *headers: str) -> bytes:
    lines = ("POST /api/v1/rules/check HTTP/1.1", f"Host: {web.host}", *headers, "", "")
    return "\r\n".join(lines).encode()


def test_slow_bodies_keep_nobody_waiting_and_are_cut_off(web: Web) -> None:
    head = post(web, "Content-Type: application/json", "Content-Length: 100")
    with ExitStack() as stack:
        slow = [stack.enter_context(closing(connected(web, head))) for _ in range(4 * THREADS)]
        assert httpx.get(f"{web.url}/healthz", timeout=PATIENCE).status_code == 200
        answers = [answer(connection) for connection in slow]
    assert {reply.split(b"\r\n")[0] for reply in answers} == {b"HTTP/1.1 408 Request Timeout"}
    assert all(b'"code":"request_timeout"' in reply for reply in answers)


def test_heads_that_do_not_end_are_cut_off(web: Web) -> None:
    whole = f"GET /healthz HTTP/1.1\r\nHost: {web.host}\r\n\r\n".encode()
    beginnings = (b"", b"GET / HT", b"\r\n", b"GET / HTTP/1.1\r\nHost: a\r\n", whole + b"GET / HT")
    with ExitStack() as stack:
        slow = [stack.enter_context(closing(connected(web, sent))) for sent in beginnings]
        *firsts, second = [answer(connection) for connection in slow]
    assert firsts == [b""] * len(firsts)
    assert second.startswith(b"HTTP/1.1 200 OK")


def test_a_socket_has_no_head_to_wait_for(web: Web) -> None:
    with connect(f"ws://{web.host}/ws/lobby", open_timeout=PATIENCE) as lobby:
        lobby.recv(timeout=PATIENCE)
        with closing(connected(web, b"GET / HT")) as later:
            assert answer(later) == b""
        lobby.send('{"t": "ping"}')
        assert json.loads(lobby.recv(timeout=PATIENCE))["t"] == "pong"


def test_a_head_without_end_is_refused(web: Web) -> None:
    with closing(connected(web)) as connection:
        # The server stops reading when it has refused.
        with suppress(BrokenPipeError, ConnectionResetError):
            connection.sendall(post(web, "X-Padding: " + "x" * 10_000_000))
        assert not answer(connection).startswith(b"HTTP/1.1 200")


def test_who_does_not_read_is_cut_off(web: Web) -> None:
    request = f"GET /api/v1/schema HTTP/1.1\r\nHost: {web.host}\r\n\r\n".encode()
    with closing(connected(web, request * 100)) as connection:
        here, there = connection.getsockname(), connection.getpeername()

        def is_cut() -> bool:
            return not any(
                end.laddr == there and end.raddr == here and end.status == psutil.CONN_ESTABLISHED
                for end in psutil.net_connections("tcp")
            )

        until(is_cut, seconds=PATIENCE)
        assert httpx.get(f"{web.url}/healthz", timeout=PATIENCE).status_code == 200
        assert answer(connection).count(b"HTTP/1.1 200 OK") < 100


LARGE_FILE = "/static/drf_spectacular_sidecar/redoc/bundles/redoc.standalone.js.map"


@pytest.mark.parametrize("path", [LARGE_FILE, "/api/v1/schema"])
def test_those_who_read_slowly_keep_nobody_waiting_and_are_not_cut(web: Web, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: {web.host}\r\n\r\n".encode()
    with ExitStack() as stack:
        slow = [
            stack.enter_context(closing(connected(web, request * 9))) for _ in range(4 * THREADS)
        ]
        # Far longer than the time in which a client has to take something.
        ends = time.monotonic() + 3
        while time.monotonic() < ends:
            for connection in slow:
                assert connection.recv(4096)
            assert httpx.get(f"{web.url}/api/v1/bots", timeout=2).status_code == 200


def test_a_large_body_is_refused_and_the_connection_goes_on(web: Web) -> None:
    with httpx.Client(base_url=web.url, timeout=PATIENCE) as client:
        refused = client.post("/api/v1/rules/check", content=b"x" * 70_000)
        assert (refused.status_code, refused.json()["code"]) == (413, "body_too_large")
        assert client.get("/healthz").status_code == 200
