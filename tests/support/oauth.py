"""An app that is connected by OAuth, for tests: it does what apps of other people do."""

import base64
import hashlib
import html
import re
import secrets
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from django.test import Client

from tests.support.api import ApiClient

BACK = "https://app.example/back"
HIDDEN = re.compile(r'<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?')


@dataclass
class App:
    """An app with its own PKCE verifier."""

    registered: Any
    verifier: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    http: Client = field(default_factory=lambda: Client(enforce_csrf_checks=True))

    @property
    def challenge(self) -> str:
        """Return the challenge of the app's verifier."""
        digest = hashlib.sha256(self.verifier.encode()).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def address(self, scope: str | None = "read play", **changes: str | None) -> str:
        """Return the address at which a person is asked for consent; None leaves a parameter
        out."""
        query = {
            "response_type": "code",
            "client_id": self.registered["client_id"],
            "redirect_uri": BACK,
            "scope": scope,
            "state": "of the app",
            "code_challenge": self.challenge,
            "code_challenge_method": "S256",
            **changes,
        }
        sent = {name: value for name, value in query.items() if value is not None}
        return f"/oauth/authorize?{urlencode(sent)}"

    def ask(self, person: ApiClient, scope: str = "read play", *, allow: bool = True) -> Any:
        """The parameters with which the person comes back to the app."""
        page = person.http.get(self.address(scope))
        assert page.status_code == 200, page
        answer = press(person, page, allow=allow)
        assert answer.status_code == 302, answer.content
        assert answer.headers["Location"].startswith(f"{BACK}?")
        return one_each(answer.headers["Location"])

    def exchange(self, code: str, **changes: str) -> tuple[int, Any]:
        """Exchange a code as the app; return status and body."""
        return self.token(
            grant_type="authorization_code",
            code=code,
            **{"redirect_uri": BACK, "code_verifier": self.verifier, **changes},
        )

    def refresh(self, refresh_token: str) -> tuple[int, Any]:
        """Renew the app's tokens; return status and body."""
        return self.token(grant_type="refresh_token", refresh_token=refresh_token)

    def token(self, **members: str) -> tuple[int, Any]:
        """Return the answer of the token endpoint."""
        body = {"client_id": self.registered["client_id"], **members}
        answer = self.http.post("/oauth/token", body)
        return answer.status_code, answer.json()

    def revoke(self, token: str) -> int:
        """Revoke a token as the app; return the status."""
        body = {"client_id": self.registered["client_id"], "token": token}
        return self.http.post("/oauth/revoke", body).status_code


def registered(owner: ApiClient, **members: Any) -> App:
    """A new app of the owner."""
    body = {"name": "Chart of games", "redirect_uris": [BACK], **members}
    reply = owner.post("auth/apps", body)
    assert reply.status == 201, reply
    return App(reply.body)


def connected(owner: ApiClient, person: ApiClient, scope: str = "read play") -> tuple[App, Any]:
    """A new app that may act for the person, and its tokens."""
    app = registered(owner)
    status, tokens = app.exchange(app.ask(person, scope)["code"])
    assert status == 200, tokens
    return app, tokens


def press(person: ApiClient, page: Any, *, allow: bool) -> Any:
    """The answer when the person presses one of the page's buttons."""
    members = hidden_members(page.content.decode())
    if allow:
        members["allow"] = "true"
    return person.http.post("/oauth/authorize", members)


def hidden_members(page: str) -> dict[str, str]:
    """Return the fields that the page's form sends beside its button."""
    members = {name: html.unescape(value) for name, value in HIDDEN.findall(page)}
    assert "csrfmiddlewaretoken" in members
    return members


def one_each(address: str) -> dict[str, str]:
    """The parameters of an address."""
    return {name: value for name, (value,) in parse_qs(urlsplit(address).query).items()}


def works(tokens: Any) -> bool:
    """Return whether these tokens of an app are good for reading."""
    reply = ApiClient(token=tokens["access_token"]).get("games?mine=true")
    assert reply.status in {200, 401}
    return reply.status == 200
