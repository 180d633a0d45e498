"""An HTTP server that keeps what is sent to it."""

import gzip
import queue
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.support.http_servers import serving

PATIENCE = 60


class Receiver:
    """The bodies that arrived."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._bodies: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def keep(self, body: bytes) -> None:
        """Keep a body."""
        self._bodies.put(body)

    def next_body(self) -> bytes:
        """The next body. Raises queue.Empty if none comes for long."""
        return self._bodies.get(timeout=PATIENCE)


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A server that answers every POST with an empty object."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            is_packed = self.headers.get("Content-Encoding") == "gzip"
            receiver.keep(gzip.decompress(body) if is_packed else body)
            self.send_response(200)
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is given
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(server.server_address[1])
    with serving(server):
        yield receiver
