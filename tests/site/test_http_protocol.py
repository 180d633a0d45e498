"""HTTP itself, at a real web process and behind the proxy: heads, `Host`, HTTP/1.0, problems."""

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from email.parser import BytesParser
from socket import create_connection
from typing import Any, NamedTuple

import pytest

from tests.support.connections import answer
from tests.support.limits import WITH_PROCESSES
from tests.support.proxy import running_proxy
from tests.support.web import running_web

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]
PATIENCE = 50
LIMIT = 65_536
BOTS = "/api/v1/bots"
HOST = "Host: localhost"
UPGRADE = (
    *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


class Reply(NamedTuple):
    """A reply as it came: the status line, the headers, and all bytes behind them."""

    line: str
    headers: Any
    body: bytes

    @property
    def status(self) -> int:
        return int(self.line.split()[1])

    @property
    def code(self) -> str:
        """The code of a problem; an empty text for another reply."""
        if self.headers["Content-Type"] != "application/problem+json":
            return ""
        problem = json.loads(self.body)
        assert problem["status"] == self.status
        return str(problem["code"])


@pytest.fixture(scope="module")
def addresses(
    django_db_setup: None,  # noqa: ARG001 - the process needs the tables
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[dict[str, str]]:
    """The addresses of a web process, and of a proxy in front of it."""
    log = tmp_path_factory.mktemp("web") / "web.log"
    with running_web(log) as web, running_proxy([web.host]) as proxy:
        proxy.wait_for(web1="UP")
        yield {"web process": web.host, "proxy": proxy.host}


@pytest.fixture(params=["web process", "proxy"])
def address(request: pytest.FixtureRequest, addresses: dict[str, str]) -> str:
    """The address of the web process, and of the proxy."""
    return addresses[request.param]


@pytest.fixture
def bad_request(request: pytest.FixtureRequest, address: str) -> set[tuple[int, str]]:  # noqa: ARG001 - it is asked about its parameter
    """The answers to what is no HTTP: HAProxy has a text of its own, which can't be configured."""
    is_proxy = request.node.callspec.params["address"] == "proxy"
    return {(400, "bad_request"), *([(400, "")] if is_proxy else [])}


def asked(address: str, first: str, *headers: str) -> Reply:
    """Send a request as it is written; return the reply, which has to end the connection."""
    host, _, port = address.partition(":")
    with closing(create_connection((host, int(port)), timeout=PATIENCE)) as connection:
        connection.sendall("\r\n".join((first, *headers, "", "")).encode())
        head, _, body = answer(connection).partition(b"\r\n\r\n")
    line, _, rest = head.partition(b"\r\n")
    return Reply(line.decode(), BytesParser().parsebytes(rest), body)


@pytest.mark.parametrize(
    "headers",
    [(), (HOST, "Host: durak.example"), ("Host:",), ("X-Forwarded-Host: localhost",)],
)
def test_a_request_has_one_host(
    address: str, headers: Sequence[str], bad_request: set[tuple[int, str]]
) -> None:
    for path in (BOTS, "/", "/api/v1/lobby/stream", "/api/v1/schema", "/static/none.css"):
        reply = asked(address, f"GET {path} HTTP/1.1", *headers, "Connection: close")
        assert (reply.status, reply.code) in bad_request, path


def test_a_request_names_its_host_once(addresses: dict[str, str]) -> None:
    # HAProxy sends one of two equal headers on.
    reply = asked(addresses["web process"], f"GET {BOTS} HTTP/1.1", HOST, HOST)
    assert (reply.status, reply.code) == (400, "bad_request")


@pytest.mark.parametrize("headers", [(), (HOST, "Host: durak.example")])
def test_a_socket_has_one_host(
    address: str, headers: Sequence[str], bad_request: set[tuple[int, str]]
) -> None:
    reply = asked(address, "GET /ws/lobby HTTP/1.1", *UPGRADE, *headers, "Connection: close")
    assert (reply.status, reply.code) in bad_request


@pytest.mark.parametrize("size", [LIMIT, 70_000, 90_000])
def test_a_head_that_is_too_large_is_refused(address: str, size: int) -> None:
    padding = {
        "one header": ("", ["X-Padding: " + "x" * size]),
        "many headers": ("", [f"X-{n}: {'x' * 990}" for n in range(size // 1000 + 1)]),
        "cookies": ("", ["Cookie: a=" + "x" * size]),
        "target": ("?a=" + "x" * size, []),
        "both": ("?a=" + "x" * (size // 2), ["X-Padding: " + "x" * (size // 2)]),
    }
    for name, (query, headers) in padding.items():
        reply = asked(address, f"GET {BOTS}{query} HTTP/1.1", HOST, *headers)
        assert (name, reply.status, reply.code) == (name, 431, "head_too_large")
        assert reply.headers["Connection"] == "close"


def test_a_socket_s_head_has_the_same_limit(address: str) -> None:
    padding = "X-Padding: " + "x" * 70_000
    reply = asked(address, "GET /ws/lobby HTTP/1.1", HOST, *UPGRADE, padding)
    assert (reply.status, reply.code) == (431, "head_too_large")


def test_a_large_head_within_the_limit_is_taken(address: str) -> None:
    padding = "X-Padding: " + "x" * 60_000
    reply = asked(address, f"GET {BOTS} HTTP/1.1", HOST, padding, "Connection: close")
    assert reply.status == 200


@pytest.mark.parametrize(
    "first",
    [
        *("hello", "GET", f"GET {BOTS}", f"GET {BOTS} HTTP/x.y", f"GET {BOTS} FTP/1.1"),
        *(f"GET  {BOTS} HTTP/1.1 more", f"G\x01T {BOTS} HTTP/1.1"),
    ],
)
def test_what_is_no_http_is_answered_with_a_problem(
    address: str, first: str, bad_request: set[tuple[int, str]]
) -> None:
    reply = asked(address, first, HOST, "Connection: close")
    assert (reply.status, reply.code) in bad_request


def test_a_client_of_http_1_0_gets_no_chunks(address: str) -> None:
    for path, status in ((BOTS, 200), ("/api/v1/nothing", 404), ("/login", 200)):
        reply = asked(address, f"GET {path} HTTP/1.0", HOST)
        assert (path, reply.status) == (path, status)
        assert "Transfer-Encoding" not in reply.headers
        if "Content-Length" in reply.headers:
            assert len(reply.body) == int(reply.headers["Content-Length"])
        head = asked(address, f"HEAD {path} HTTP/1.0", HOST)
        assert (path, head.status, head.body) == (path, status, b"")


def test_a_client_of_http_1_0_reads_a_stream_as_it_comes(address: str) -> None:
    host, _, port = address.partition(":")
    with closing(create_connection((host, int(port)), timeout=PATIENCE)) as connection:
        request = f"GET /api/v1/lobby/stream HTTP/1.0\r\n{HOST}\r\n\r\n"
        connection.sendall(request.encode())
        with connection.makefile("rb") as reply:
            head = list(iter(reply.readline, b"\r\n"))
            assert head[0].split()[1] == b"200"
            assert not any(line.lower().startswith(b"transfer-encoding") for line in head)
            assert json.loads(reply.readline())["t"] == "tables"


def test_other_hosts_names_are_refused_to_clients_of_http_1_0(address: str) -> None:
    reply = asked(address, f"GET {BOTS} HTTP/1.0", "Host: nowhere.example")
    assert (reply.status, reply.code) == (400, "bad_request")
    assert "Transfer-Encoding" not in reply.headers
