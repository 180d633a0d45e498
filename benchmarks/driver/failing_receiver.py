"""A receiver of webhooks on this machine that fails half the time, and knows what it was sent."""

import json
import random
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

SUCCESS, FAILURE = 204, 500


class ReceivedTry(NamedTuple):
    """An event that arrived, and the status with which it was answered."""

    message_id: str
    game_id: str
    version: int
    status: int


class FailingReceiver:
    """The deliveries, in order of arrival. No event fails so often that it would be given up."""

    def __init__(self, seed: int, most_tries: int) -> None:
        self._rng = random.Random(seed)
        self._most_tries = most_tries
        self._counts: Counter[str] = Counter()
        self._lock = threading.Lock()
        self.url = ""
        self.tries: list[ReceivedTry] = []

    def answer(self, message_id: str, body: bytes) -> int:
        """Note the event; the status of the answer."""
        data = json.loads(body)["data"]
        with self._lock:
            self._counts[message_id] += 1
            is_last = self._counts[message_id] >= self._most_tries
            status = SUCCESS if is_last or self._rng.random() < 1 / 2 else FAILURE
            self.tries.append(ReceivedTry(message_id, data["game"], data["version"], status))
        return status


@contextmanager
def failing_receiver(seed: int, most_tries: int) -> Iterator[FailingReceiver]:
    """A running receiver."""
    receiver = FailingReceiver(seed, most_tries)
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(receiver))
    receiver.url = f"http://localhost:{server.server_port}/hook"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _handler(receiver: FailingReceiver) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(receiver.answer(self.headers["webhook-id"], body))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    return Handler
