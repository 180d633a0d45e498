"""Login of the command line (device flow): a token by a code typed in a browser (RFC 8628)."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import httpx

from durak_client.errors import DurakError

GRANT = "urn:ietf:params:oauth:grant-type:device_code"
MORE_SECONDS = 5
"""The seconds by which polling slows down after `slow_down` (RFC 8628 3.5)."""
SAID = {
    "access_denied": "The request was denied.",
    "expired_token": "The code is too old: begin again.",
}


class LoginError(DurakError):
    """The login did not succeed."""


@dataclass(frozen=True)
class Prompt:
    """The address to open, and the code to type there."""

    address: str
    code: str
    whole_address: str


def log_in(
    http: httpx.Client, client_id: str, scope: str, show: Callable[[Prompt], None]
) -> dict[str, Any]:
    """Return the tokens that the service gives once the person has agreed. Raises LoginError.

    `http` has the service's address as its base.
    """
    given = _asked(http, "/oauth/device-authorization", {"client_id": client_id, "scope": scope})
    show(
        Prompt(
            given["verification_uri"],
            given["user_code"],
            given.get("verification_uri_complete", given["verification_uri"]),
        )
    )
    interval = given.get("interval", 5)
    form = {"grant_type": GRANT, "device_code": given["device_code"], "client_id": client_id}
    while True:
        time.sleep(interval)
        try:
            reply = http.post("/oauth/token", data=form)
        except httpx.TransportError:
            # RFC 8628 3.5: ask less often after a reply that did not come.
            interval *= 2
            continue
        payload = _told(reply)
        if reply.status_code == HTTPStatus.OK:
            return payload
        match payload.get("error"):
            case "authorization_pending":
                continue
            case "slow_down":
                interval += MORE_SECONDS
            case "temporarily_unavailable":
                interval = max(interval, int(reply.headers.get("Retry-After", MORE_SECONDS)))
            case code:
                raise LoginError(SAID.get(str(code), payload.get("error_description", str(code))))


def renew(http: httpx.Client, client_id: str, refresh_token: str) -> dict[str, Any]:
    """Return new tokens. Raises LoginError where the old ones are over or were revoked."""
    form = {
        "grant_type": "refresh_token",
        "refresh_token": refresh_token,
        "client_id": client_id,
    }
    return _asked(http, "/oauth/token", form)


def _asked(http: httpx.Client, path: str, form: dict[str, str]) -> dict[str, Any]:
    try:
        reply = http.post(path, data=form)
    except httpx.TransportError as error:
        raise LoginError(f"{http.base_url}: {error}") from error
    payload = _told(reply)
    if reply.status_code != HTTPStatus.OK:
        raise LoginError(payload.get("error_description") or f"{path}: {reply.status_code}")
    return payload


def _told(reply: httpx.Response) -> dict[str, Any]:
    if "json" not in reply.headers.get("Content-Type", ""):
        raise LoginError(f"{reply.url} is no Durak service: {reply.status_code}")
    payload: dict[str, Any] = reply.json()
    return payload
