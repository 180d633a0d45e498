"""The API test client; every reply is checked against the OpenAPI document."""

import functools
import json
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.test import Client
from django.test.client import ClientHandler

from accounts.models import User
from tests.support.contract import check_reply
from tests.support.cookies import CSRF

ROOT = "/api/v1/"
NOT_GIVEN = object()


@dataclass(frozen=True, slots=True)
class ApiReply:
    """A reply of the API."""

    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> str | None:
        """The code of a problem; None for any other reply."""
        is_problem = self.headers.get("Content-Type") == "application/problem+json"
        return self.body["code"] if is_problem else None


@functools.cache
def _handler() -> ClientHandler:
    """The site with its middleware, shared by all clients, since it has no state of theirs."""
    return ClientHandler(enforce_csrf_checks=True)


def _csrf_secret() -> str:
    """Return what a page's first request sets as the cookie of its CSRF token."""
    request = HttpRequest()
    get_token(request)
    return str(request.META["CSRF_COOKIE"])


class ApiClient:
    """A browser with cookies and the CSRF token, or a program with an API token."""

    def __init__(self, user: User | None = None, *, token: str | None = None) -> None:
        self.token = token
        self.http = Client(enforce_csrf_checks=True, raise_request_exception=False)
        self.http.handler = _handler()
        if user is not None:
            self.http.force_login(user)
        if token is None:
            self.http.cookies[CSRF] = _csrf_secret()

    def get(self, path: str, **headers: str) -> ApiReply:
        """Send GET to a path below the API's root."""
        return self.send("GET", path, headers=headers)

    def post(self, path: str, body: Any = NOT_GIVEN, **headers: str) -> ApiReply:
        """Send POST with a JSON body, or without a body."""
        return self.send("POST", path, body, headers=headers)

    def patch(self, path: str, body: Any) -> ApiReply:
        """Send PATCH with a JSON body."""
        return self.send("PATCH", path, body)

    def send(
        self,
        method: str,
        path: str,
        body: Any = NOT_GIVEN,
        *,
        raw: bytes | None = None,
        content_type: str = "application/json",
        headers: dict[str, str] | None = None,
    ) -> ApiReply:
        """Send any request, `raw` as it is; check the reply against the OpenAPI document."""
        data = raw
        if data is None:
            data = b"" if body is NOT_GIVEN else json.dumps(body).encode()
        all_headers = {name.replace("_", "-"): value for name, value in (headers or {}).items()}
        if self.token is not None:
            all_headers.setdefault("Authorization", f"Bearer {self.token}")
        token = self.http.cookies.get(CSRF)
        if token is not None:
            all_headers.setdefault("X-CSRFToken", token.value)
        response = self.http.generic(
            method,
            ROOT + path,
            data,
            content_type=content_type if data else "",
            headers=all_headers,
        )
        media_type = response.headers.get("Content-Type", "").partition(";")[0]
        is_json = media_type.endswith("json") and not media_type.endswith("ndjson")
        content = response.getvalue()
        answer = json.loads(content) if is_json else content.decode() or None
        plain_path = ROOT + path.partition("?")[0]
        # Each line is a reply.
        is_lines = media_type.endswith("ndjson")
        for part in map(json.loads, content.splitlines()) if is_lines else (answer,):
            check_reply(method, plain_path, response.status_code, media_type, part)
        return ApiReply(response.status_code, answer, dict(response.headers))


def guest() -> ApiClient:
    """The client of a new guest."""
    client = ApiClient()
    assert client.post("auth/guest").status == 201
    return client


def duel(client: ApiClient, **members: Any) -> str:
    """The id of a new running game of the client, on seat 0, against a bot that doesn't move."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    reply = client.post("games", {"preset": "podkidnoy", "seats": seats, "start": True, **members})
    assert reply.status == 201, reply
    return str(reply.body["id"])
