"""Faulty requests of strangers are no errors: the log of a real web process has none."""

import os
import random
import re
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from games.play.models import Game
from games.play.selectors.games import get_game
from tests.support.games import running_table
from tests.support.offers import any_command
from tests.support.web import Web, running_web

# Some thousand connections, each cut in one way or another: half a minute where nothing else runs.
pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.timeout(300, func_only=True),
]
PATIENCE = 5
ERROR = re.compile(
    r"\[(error|critical) *\]|^(error|critical):|traceback|exception ignored",
    re.IGNORECASE,
)
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Server(NamedTuple):
    """A web process and its log."""

    web: Web
    log: Path

    def errors(self) -> list[str]:
        """Return the error lines of its log, once it has answered all earlier requests."""
        with closing(self.dial()) as connection:
            connection.sendall(head(b"GET /healthz"))
            assert b" 200 " in connection.recv(65536)[:20]
        return [line for line in self.log.read_text("utf-8").splitlines() if ERROR.search(line)]

    def dial(self) -> socket.socket:
        """A connection to it."""
        host, _, port = self.web.host.partition(":")
        return socket.create_connection((host, int(port)), PATIENCE)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    log = tmp_path / "web.log"
    with running_web(log, REQUEST_SECONDS="2", LOG_FORMAT="text", LOG_LEVEL="INFO") as web:
        yield Server(web, log)


def cut(connection: socket.socket) -> None:
    """Break the connection off, without a goodbye."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def head(line: bytes, *headers: bytes, host: bytes = b"localhost") -> bytes:
    lines = [line + b" HTTP/1.1", b"Host: " + host, b"Connection: close", *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def upgraded(path: bytes, *headers: bytes, host: bytes = b"localhost") -> bytes:
    lines = [b"GET " + path + b" HTTP/1.1", b"Host: " + host, *headers]
    return b"\r\n".join(lines) + b"\r\n" + UPGRADE + b"\r\n"


def frame(opcode: int, payload: bytes, *, first: int = 0x80, is_masked: bool = True) -> bytes:
    """A frame of RFC 6455; `first` has the other bits of its first byte."""
    size = len(payload)
    mask = os.urandom(4) if is_masked else b""
    bit = 0x80 if is_masked else 0
    if size < 126:
        length = bytes([bit | size])
    elif size < 65536:
        length = bytes([bit | 126]) + struct.pack(">H", size)
    else:
        length = bytes([bit | 127]) + struct.pack(">Q", size)
    body = bytes(b ^ mask[i % 4] for i, b in enumerate(payload)) if is_masked else payload
    return bytes([first | opcode]) + length + mask + body


HOSTS = (
    b"evil.example",
    b"",
    b"a b",
    b"\xff\xfe",
    b"[::1",
    b"localhost:x",
    b"-",
    b"..",
    b"a" * 9000,
)
LINES = (
    *(b"GET /", b"GET /login", b"GET /api/v1/bots", b"GET /api/v1/lobby/stream", b"GET /readyz"),
    *(b"GET /admin/login/?next=http://[", b"GET /login?next=//", b"GET /oauth/authorize?x=%FF"),
    *(b"GET /static/../../etc/passwd", b"GET /static/%2e%2e/%00", b"GET /\xd0\xb6", b"GET /%zz%"),
    *(b"GET //evil.example/%2F..", b"GET http://[/", b"OPTIONS *", b"TRACE /", b"BREW /tea"),
)
BODIES = (
    (b"application/json", b"{"),
    (b"application/json", b"\xff\xfe"),
    (b"application/json", b"[" * 5000),
    (b"application/json; charset=klingon", b"{}"),
    (b"multipart/form-data; boundary=x", b"--x\r\nContent-Disposition: form-data"),
    (b"multipart/form-data", b"--\r\n"),
    (b"application/x-www-form-urlencoded", b"a=1&" * 3000),
    (b"text/plain; charset=utf-7", b"+AGE-"),
)
ODD_COOKIES = b"Cookie: sessionid=" + b"x" * 40 + b'; csrftoken=\xff; a="\\300"; __Host-x=1; =;'


def requests() -> Iterator[bytes]:
    for host in HOSTS:
        for line in (
            b"GET /",
            b"GET /api/v1/bots",
            b"GET /api/v1/lobby/stream",
            b"GET /icons/192.png",
        ):
            yield head(line, host=host)
        yield upgraded(b"/ws/lobby", host=host)
        yield head(b"POST /api/v1/auth/guest", b"Content-Length: 2", host=host) + b"{}"
    for line in LINES:
        yield head(line, ODD_COOKIES)
    for path in (b"auth/login", b"games", b"games/aaaaaaaaaa/commands", b"../../oauth/token"):
        for kind, body in BODIES:
            length = b"Content-Length: %d" % len(body)
            yield head(b"POST /api/v1/" + path, b"Content-Type: " + kind, length) + body
    yield b"\r\n\r\n\r\n"
    yield b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"  # a greeting of TLS
    yield b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
    yield b"GET / HTTP/9.9\r\n\r\n"
    yield b"GET /\r\n\r\n"
    yield b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"
    yield b"GET / HTTP/1.1\r\nno colon\r\n\r\n"
    yield b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 200_000 + b"\r\n\r\n"
    yield head(b"POST /api/v1/games", b"Content-Length: -1")
    yield head(b"POST /api/v1/games", b"Content-Length: 5, 6")
    yield head(b"POST /api/v1/games", b"Transfer-Encoding: chunked") + b"zz\r\n"
    yield head(b"POST /api/v1/games", b"Expect: 200-maybe", b"Content-Length: 2") + b"{}"
    for path in (
        b"/ws/lobby?a=%FF",
        b"/ws/lobby/\xff",
        b"/ws/nowhere",
        b"/ws/games/aaaaaaaaaa?since=x",
    ):
        yield upgraded(path, b"Origin: http://evil.example", ODD_COOKIES)
        yield upgraded(path, b"Sec-WebSocket-Protocol: \xff, ,", b"X: \xd0\xb6")
    yield upgraded(b"/ws/lobby").replace(b"Version: 13", b"Version: 7")
    yield upgraded(b"/ws/lobby").replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"short")
    yield upgraded(b"/ws/lobby").replace(b"Connection: Upgrade\r\n", b"")
    yield upgraded(b"/api/v1/bots")
    yield upgraded(b"/ws/lobby").replace(b"GET", b"POST")


FRAMES = {
    "bad_utf8": frame(1, b"\xff\xfe"),
    "half_a_letter": frame(1, b"\xd0", first=0) + frame(0, b"\x20"),
    "bytes": frame(2, b"\0\1"),
    "no_json": frame(1, b"{"),
    "deep_json": frame(1, b"[" * 60_000),
    "half_a_surrogate": frame(1, b'{"t": "\\ud800"}'),
    "not_masked": frame(1, b'{"t":"ping"}', is_masked=False),
    "unknown_opcode": frame(7, b"x"),
    "reserved_bits": frame(1, b"x", first=0xF0),
    "goes_on_from_nothing": frame(0, b"x"),
    "begins_twice": frame(1, b"a", first=0) + frame(1, b"b"),
    "large": frame(1, b"x" * 70_000),
    "large_ping": frame(9, b"x" * 126),
    "ping_in_parts": frame(9, b"x", first=0),
    "lone_pong": frame(10, b"x"),
    "close_of_one_byte": frame(8, b"\x03"),
    "close_with_a_bad_code": frame(8, struct.pack(">H", 999)),
    "close_with_bad_utf8": frame(8, struct.pack(">H", 1000) + b"\xff"),
    "close_then_more": frame(8, struct.pack(">H", 1000)) + frame(1, b'{"t":"ping"}') * 3,
    "length_of_a_world": b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
    "cut_in_a_frame": frame(1, b'{"t":"ping"}')[:5],
    "many_pings": frame(1, b'{"t":"ping"}') * 50,
}


def goodbye(connection: socket.socket) -> None:
    # The server may have gone first.
    with suppress(OSError):
        connection.shutdown(socket.SHUT_WR)
        connection.recv(65536)


def stop_reading(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RD)
    connection.close()


ENDS: tuple[Callable[[socket.socket], None], ...] = (goodbye, stop_reading, cut)


def test_odd_requests_are_no_errors(server: Server) -> None:
    errors: dict[bytes, list[str]] = {}
    for request in requests():
        before = len(server.errors())
        for size in (len(request), len(request) // 2):
            for end in ENDS:
                with closing(server.dial()) as connection, suppress(ConnectionError):
                    connection.sendall(request[:size])
                    end(connection)
        found = server.errors()[before:]
        if found:
            errors[request[:200]] = found
    assert errors == {}


def test_odd_frames_are_no_errors(server: Server) -> None:
    errors: dict[tuple[str, bytes], list[str]] = {}
    for name, frames in FRAMES.items():
        for path in (b"/ws/lobby", b"/ws/me", b"/ws/games/aaaaaaaaaa"):
            before = len(server.errors())
            for end in ENDS:
                with closing(server.dial()) as connection, suppress(ConnectionError):
                    connection.sendall(upgraded(path, b"Origin: http://localhost"))
                    connection.sendall(frames)
                    end(connection)
            found = server.errors()[before:]
            if found:
                errors[name, path] = found
    assert errors == {}


def begun_socket(server: Server, game: Game) -> socket.socket:
    """A watcher's socket that has been sent its first message."""
    connection = server.dial()
    connection.sendall(upgraded(b"/ws/games/" + game.pk.encode()))
    received = b""
    while b"hello" not in received and b"snapshot" not in received and b'"t"' not in received:
        received += connection.recv(65536)
    return connection


@pytest.mark.parametrize("end", ENDS)
def test_sockets_that_end_while_a_commit_is_published_are_no_errors(
    server: Server, end: Callable[[socket.socket], None]
) -> None:
    game = running_table(2)
    rng = random.Random(1)
    users = {seat.number: seat.user for seat in get_game(game.pk).seats.all()}
    with ExitStack() as stack:
        players = {
            number: stack.enter_context(closing(server.web.client(user)))
            for number, user in users.items()
        }
        for _ in range(12):
            row = get_game(game.pk)
            client = players[row.awaited[0]]
            legal = client.get(f"games/{game.pk}/legal").json()
            watchers = [stack.enter_context(closing(begun_socket(server, game))) for _ in range(6)]
            for watcher in watchers[:3]:
                watcher.sendall(frame(8, struct.pack(">H", 1000)))
                cut(watcher)
            body = {"command": any_command(legal["legal"], rng), "expected_version": row.version}
            answer = client.post(f"games/{game.pk}/commands", json=body)
            for watcher in watchers[3:]:
                end(watcher)
            assert answer.status_code == 200, answer.text
    assert server.errors() == []
