"""A fake OpenID provider on this machine, which can be made to misbehave."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import oidc_provider_mock
import requests
from flask import Response
from werkzeug.serving import make_server

from tests.support.http_servers import serving

SECONDS = 10
TOKEN, DISCOVERY = "/oauth2/token", "/.well-known/openid-configuration"


class OpenIdServer:
    """The provider; it notes what it is asked for tokens, and can claim to be another issuer."""

    def __init__(self) -> None:
        self.app = oidc_provider_mock.app(require_nonce=True)
        self.app.after_request(without_stylesheet)
        self.claimed_host: dict[str, str] = {}
        """By path the host that the provider claims to be there."""
        self.token_requests: list[dict[str, str]] = []
        self.server = make_server("127.0.0.1", 0, self, threaded=True)
        self.issuer = f"http://localhost:{self.server.server_port}"

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        """Answer a request (WSGI)."""
        path = environ["PATH_INFO"]
        if path == TOKEN:
            body = environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"]))
            environ["wsgi.input"] = BytesIO(body)
            self.token_requests.append(dict(parse_qsl(body.decode())))
        environ["HTTP_HOST"] = self.claimed_host.get(path, environ["HTTP_HOST"])
        answer: Iterable[bytes] = self.app(environ, start_response)
        return answer

    def knows(self, subject: str, **claims: Any) -> None:
        """Make the provider say this about a person."""
        reply = requests.put(f"{self.issuer}/users/{subject}", json=claims, timeout=SECONDS)
        assert reply.status_code == 204, reply.text

    def agreed(self, url: str, subject: str) -> str:
        """Sign in at the provider; return the path and query at which the browser comes back."""
        reply = requests.post(url, {"sub": subject}, allow_redirects=False, timeout=SECONDS)
        assert reply.status_code == 302, reply.text
        return self._way_back(reply)

    def denied(self, url: str) -> str:
        """Refuse to sign in; return the path and query at which the browser comes back."""
        reply = requests.post(url, {"action": "deny"}, allow_redirects=False, timeout=SECONDS)
        state = dict(parse_qsl(urlsplit(url).query))["state"]
        # The provider forgets the state of a refusal, which RFC 6749, 4.1.2.1 wants.
        return with_query(self._way_back(reply), state=state)

    def _way_back(self, reply: requests.Response) -> str:
        parts = urlsplit(reply.headers["Location"])
        return urlunsplit(parts._replace(scheme="", netloc=""))


def without_stylesheet(response: Response) -> Response:
    """Take the stylesheet of another host out of a page, which a browser here can't fetch."""
    if response.mimetype == "text/html":
        response.set_data(re.sub(r"<link[^>]*>", "", response.get_data(as_text=True)))
    return response


@contextmanager
def openid_server() -> Iterator[OpenIdServer]:
    """Run a provider inside the block."""
    made = OpenIdServer()
    with serving(made.server):
        yield made


def with_query(url: str, **members: str) -> str:
    """Return the address with other parameters."""
    parts = urlsplit(url)
    query = {**dict(parse_qsl(parts.query)), **members}
    return urlunsplit(parts._replace(query=urlencode(query)))
