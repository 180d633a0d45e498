"""Small HTTP servers behind the proxy, which report the requests they got."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

HEALTH = "/healthz"
LARGE = 50_000_000
"""Bytes: more than proxy and system keep for a client that doesn't read."""


class Asked(NamedTuple):
    """A request, without those for the server's health."""

    method: str
    path: str
    headers: dict[str, list[str]]
    body: bytes


class Backend(ThreadingHTTPServer):
    """A server that answers every request with its own name, until a test changes that."""

    daemon_threads = True

    def __init__(self, name: str) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.name = name
        self._connections: list[socket.socket] = []
        self.asked: list[Asked] = []
        self.is_draining = False
        self.arrived = threading.Semaphore(0)
        """Counts the requests that ask to be held."""
        self.let_go = threading.Event()
        """Set to answer the requests that were held."""
        self.cut = threading.Event()
        """Set when a client has gone before it had its whole answer."""

    @property
    def address(self) -> str:
        """The address at which it listens."""
        return f"127.0.0.1:{self.server_address[1]}"

    def get_request(self) -> tuple[socket.socket, Any]:
        """Take a connection, and keep it in mind."""
        connection, client = super().get_request()
        self._connections.append(connection)
        return connection, client

    def stop(self) -> None:
        """Listen no more and close all connections, as the end of a process does."""
        self.shutdown()
        self.server_close()
        for connection in self._connections:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, *_: object) -> None:
        """Say nothing of clients that go away."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Backend

    def do_GET(self) -> None:
        """Answer, or hold the answer back, or end without one."""
        if self.path == HEALTH:
            self._answer(404 if self.server.is_draining else 200, b"{}")
            return
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        headers = {
            name.lower(): self.headers.get_all(name, [])
            for name in self.headers.keys()  # noqa: SIM118 - a message lists repeated names
        }
        self.server.asked.append(Asked(self.command, self.path, headers, body))
        if self.path == "/dies":
            self.close_connection = True
            return
        if self.path.endswith("?held"):
            self.server.arrived.release()
            self.server.let_go.wait(60)
        large = b"x" * LARGE if self.path.endswith("/large") else b""
        self._answer(200, json.dumps(self.server.name).encode() + large)

    def do_POST(self) -> None:
        """Answer as to GET."""
        self.do_GET()

    def _answer(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            # The proxy reads no more than the head of what its checks are answered.
            if self.path != HEALTH:
                self.server.cut.set()
            raise

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is given
        """Say nothing."""


@contextmanager
def running_backend(name: str) -> Iterator[Backend]:
    """Run a server of this name; it may be stopped before."""
    backend = Backend(name)
    thread = threading.Thread(target=backend.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield backend
    finally:
        backend.let_go.set()
        backend.stop()
        thread.join()
