"""A webhook receiver for tests, which verifies signatures with its own code."""

import base64
import hashlib
import hmac
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.support.http_servers import serving


@dataclass(frozen=True)
class Arrived:
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes
    status: int
    """Of the answer that it got."""

    @property
    def message_id(self) -> str:
        """The id of the event."""
        return self.headers["webhook-id"]

    def is_signed_with(self, secret: str) -> bool:
        """Return whether one of the signatures is made with the secret."""
        signed = f"{self.message_id}.{self.headers['webhook-timestamp']}.".encode() + self.body
        key = base64.b64decode(secret.removeprefix("whsec_"))
        expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        return f"v1,{expected}" in self.headers["webhook-signature"].split()


@dataclass
class WebhookReceiver:
    """The receiver: where it is, what it answers, and what arrived."""

    port: int
    answer: Callable[[str], int]
    """The status for the event with this id."""
    arrived: list[Arrived] = field(default_factory=list)

    def url(self, path: str = "/hook") -> str:
        """An address of the receiver."""
        return f"http://localhost:{self.port}{path}"


@contextmanager
def webhook_receiver() -> Iterator[WebhookReceiver]:
    """A running receiver, which answers 204 by default."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    receiver = WebhookReceiver(server.server_port, lambda _: 204)
    server.RequestHandlerClass = _handler(receiver)
    with serving(server):
        yield receiver


def _handler(receiver: WebhookReceiver) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = receiver.answer(self.headers["webhook-id"])
            receiver.arrived.append(Arrived(self.path, dict(self.headers), body, status))
            self.send_response(status)
            self.send_header("Location", receiver.url("/elsewhere"))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Print nothing."""

    return Handler
