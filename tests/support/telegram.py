"""Telegram's side: what it signs for a page, and a Bot API server that checks what is sent.

The signatures are made as Telegram's documentation describes them, without the code that checks
them.
"""

import hashlib
import hmac
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from typing import Any
from urllib.parse import urlencode

from tests.support.http_servers import serving

TOKEN = "4711:AAE-fake_token_of_the_tests_0123456789"
BOT = "durak_test_bot"
_openings = count()
"""Telegram opens a Mini App with another `query_id` each time."""


def signed(fields: dict[str, str], key: bytes) -> str:
    """Return the fields in the form of a query, with their hash."""
    text = "\n".join(sorted(f"{name}={value}" for name, value in fields.items()))
    digest = hmac.new(key, text.encode(), hashlib.sha256).hexdigest()
    return urlencode({**fields, "hash": digest})


def init_data(
    telegram_id: int = 99,
    *,
    age: float = 0,
    token: str = TOKEN,
    language: str = "de",
    writes: bool = False,
    fields: dict[str, str] | None = None,
) -> str:
    """Return a Mini App's init data of this person, opened `age` seconds ago."""
    person: dict[str, Any] = {
        "id": telegram_id,
        "first_name": "Änne & Co",
        "language_code": language,
    }
    if writes:
        person["allows_write_to_pm"] = True
    key = hmac.new(b"WebAppData", token.encode(), hashlib.sha256).digest()
    own = {"user": json.dumps(person), "auth_date": str(int(time.time() - age)), **(fields or {})}
    # Telegram's own signature, for those without the token, is a field as others are.
    return signed({"query_id": f"AAF{next(_openings)}", "signature": "bm9uZQ", **own}, key)


def widget_data(telegram_id: int = 99, *, age: float = 0, token: str = TOKEN) -> str:
    """Return what the login widget gives about this person, logged in `age` seconds ago."""
    key = hashlib.sha256(token.encode()).digest()
    name = f"Änne {next(_openings)}"
    own = {"id": str(telegram_id), "first_name": name, "auth_date": str(int(time.time() - age))}
    return signed(own, key)


@dataclass(frozen=True)
class Called:
    """A call that arrived."""

    method: str
    parameters: dict[str, Any]


@dataclass
class BotApi:
    """The server: its address, its next answers as status and body, and the calls it got."""

    address: str
    answers: list[tuple[int, Any]] = field(default_factory=list)
    called: list[Called] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    """Paths without the bot's token."""

    def answer(self, status: int, **parameters: Any) -> None:
        """Answer one of the next calls with an error, as Telegram writes it."""
        body = {"ok": False, "error_code": status, "description": f"Error {status}"}
        self.answers.append(
            (status, {**body, **({"parameters": parameters} if parameters else {})})
        )


@contextmanager
def bot_api() -> Iterator[BotApi]:
    """A running server, which answers `ok` by default."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    api = BotApi(f"http://127.0.0.1:{server.server_port}")
    server.RequestHandlerClass = _handler(api)
    with serving(server):
        yield api


def _handler(api: BotApi) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            start = f"/bot{TOKEN}/"
            if not self.path.startswith(start):
                api.unknown.append(self.path)
                self._send(404, {"ok": False, "error_code": 404, "description": "Not Found"})
                return
            assert self.headers["Content-Type"] == "application/json"
            api.called.append(Called(self.path.removeprefix(start), json.loads(body)))
            self._send(*(api.answers.pop(0) if api.answers else (200, {"ok": True, "result": {}})))

        def _send(self, status: int, body: Any) -> None:
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: Any) -> None:
            """Print nothing."""

    return Handler
