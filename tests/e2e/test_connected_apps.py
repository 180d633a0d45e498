"""An app registered on the page, allowed by somebody else on theirs, and disconnected again."""

import base64
import hashlib
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import SimpleQueue
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.accounts import new_name, open_developers_part, register
from tests.e2e.axe import findings, findings_in_both_themes
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.person import BrowserPerson
from tests.e2e.shots import shot
from tests.e2e.waiting import WAITS_MS
from tests.support.http_servers import serving

PHONE = {"viewport": {"width": 390, "height": 844}}
THANKS = b"<!doctype html><html lang=en><title>App</title><p>Thank you."
# The service refuses an address before it takes the right one, which the browser reports.
REFUSED = ("status of 400",)


class DesktopApp:
    """A program on its user's machine, to which the browser comes back."""

    def __init__(self, server: RunningSetUp) -> None:
        self.told: SimpleQueue[dict[str, str]] = SimpleQueue()
        self.client_id = ""
        self._server = server
        self._verifier = secrets.token_urlsafe(48)
        told = self.told

        class Back(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                parts = urlsplit(self.path)
                if parts.path == "/back":
                    told.put(dict(parse_qsl(parts.query)))
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(THANKS)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.receiver = ThreadingHTTPServer(("127.0.0.1", 0), Back)
        self.back = f"http://localhost:{self.receiver.server_port}/back"

    def question(self) -> str:
        """Return where the app sends people to be asked."""
        digest = hashlib.sha256(self._verifier.encode()).digest()
        asked = {
            "response_type": "code",
            "client_id": self.client_id,
            "redirect_uri": self.back,
            "scope": "read play",
            "state": "its own",
            "code_challenge": base64.urlsafe_b64encode(digest).decode().rstrip("="),
            "code_challenge_method": "S256",
        }
        return f"/oauth/authorize?{urlencode(asked)}"

    def answer(self) -> dict[str, str]:
        """Return what somebody came back with."""
        return self.told.get(timeout=WAITS_MS / 1000)

    def exchange(self, code: str) -> str:
        """Return the token for the code."""
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self.back,
            "client_id": self.client_id,
            "code_verifier": self._verifier,
        }
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        status, tokens = self._send("POST", "/oauth/token", urlencode(form), kind)
        assert status == 200, tokens
        return str(tokens["access_token"])

    def games_of(self, token: str) -> tuple[int, Any]:
        """Return the status and the answer to the question for the person's games."""
        bearer = {"Authorization": f"Bearer {token}"}
        return self._send("GET", "/api/v1/games?mine=true", None, bearer)

    def _send(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> tuple[int, Any]:
        connection = HTTPConnection(urlsplit(self._server.url).netloc, timeout=WAITS_MS / 1000)
        connection.request(method, path, body, headers)
        reply = connection.getresponse()
        answer = json.loads(reply.read())
        connection.close()
        return reply.status, answer


@contextmanager
def running_app(server: RunningSetUp) -> Iterator[DesktopApp]:
    """Run an app that receives the people sent back to it."""
    app = DesktopApp(server)
    with serving(app.receiver):
        yield app


def register_app(owner: BrowserPerson, app: DesktopApp, name: str) -> None:
    """Register the app by the form; an address that can't be is refused first."""
    part = owner.page.get_by_test_id("own-apps")
    owner.press(part.locator("summary"))
    part.get_by_label("Name of the app").fill(name)
    addresses = part.get_by_label("Addresses to come back to")
    addresses.fill(f"{app.back}\nhttp://app.example/back")
    owner.press(part.get_by_role("button", name="Register the app"))
    expect(part).to_contain_text("http://app.example/back: Use https://")
    shot(owner, "own-apps-refused")
    addresses.fill(app.back)
    owner.press(part.get_by_role("button", name="Register the app"))
    app.client_id = part.get_by_test_id("fresh-client-id").inner_text()
    # A program on people's machines can't keep a secret.
    expect(part.get_by_test_id("client-secret")).to_have_count(0)
    expect(part.get_by_role("listitem")).to_contain_text(app.back)
    assert findings(owner.page) == []
    shot(owner, "own-apps")


@pytest.mark.long
def test_an_app_is_registered_allowed_and_disconnected(visit: Visit, server: RunningSetUp) -> None:
    owner, person = visit(may_say=REFUSED), visit(**PHONE)
    owner_name, name = register(owner, "Olga"), new_name("Chart")
    open_developers_part(owner)
    with running_app(server) as app:
        register_app(owner, app, name)
        register(person, "Paul")

        person.page.goto(app.question())
        expect(person.page.get_by_role("heading")).to_contain_text(name)
        expect(person.page.get_by_role("main")).to_contain_text(owner_name)
        # A page of the service's own, which no test of components sees.
        assert findings_in_both_themes(person.page) == []
        shot(person, "consent")
        person.press(person.page.get_by_role("button").last)
        assert app.answer()["error"] == "access_denied"

        person.page.goto(app.question())
        person.press(person.page.get_by_role("button").first)
        answer = app.answer()
        assert answer["state"] == "its own"
        token = app.exchange(answer["code"])
        assert app.games_of(token)[0] == 200

        person.page.goto("/account")
        part = person.page.get_by_test_id("connections")
        row = part.get_by_role("listitem")
        expect(row).to_contain_text(name)
        expect(row).to_contain_text(f"by {owner_name}")
        expect(row).to_contain_text("reads · plays")
        shot(person, "connections")
        person.press(row.get_by_role("button", name=f"Disconnect “{name}”"))
        person.press(person.page.get_by_test_id("disconnect"))
        expect(part).to_contain_text("No app is connected any more.")
        status, refused = app.games_of(token)
        assert (status, refused["code"]) == (401, "invalid_token")

    part = owner.page.get_by_test_id("own-apps")
    owner.press(part.get_by_role("button", name="Done"))
    owner.press(part.get_by_role("button", name=f"Delete “{name}”"))
    owner.press(owner.page.get_by_test_id("delete-app"))
    expect(part.get_by_role("listitem")).to_have_count(0)
