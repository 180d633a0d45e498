"""Web push: send one push to one browser, encrypted (RFC 8291) and signed (VAPID, RFC 8292)."""

import logging
import time
from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase
from http import HTTPStatus
from typing import Literal
from urllib.parse import urlsplit

import http_ece
import requests
from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings
from py_vapid import Vapid02

from notifications.models import PushSubscription
from notifications.vapid import from_text

log = logging.getLogger(__name__)

TIMEOUTS = (5, 10)
"""Seconds to connect, and to wait for an answer."""
TOKEN_SECONDS = 12 * 3600
NOT_NOW = frozenset({HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS})
GONE = frozenset({HTTPStatus.NOT_FOUND, HTTPStatus.GONE})
"""404 or 410: the push subscription has expired, and its row is deleted."""


class PushOutcome(Enum):
    """The result of an attempt to send a push."""

    SENT = "sent"
    LATER = "later"
    GONE = "gone"
    """The browser accepts no more pushes."""
    REFUSED = "refused"
    """The push service would refuse the push again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Push:
    """The content of a push. It replaces an undelivered push with the same topic."""

    payload: bytes
    ttl: int
    topic: str
    urgency: Literal["very-low", "low", "normal", "high"]


def is_push_service(endpoint: str) -> bool:
    """Return whether the address belongs to a configured push service.

    No other address is ever called. Clients can send any address; without the list they could make
    this server call its neighbours.
    """
    if not endpoint.isascii() or not endpoint.isprintable() or "\\" in endpoint or " " in endpoint:
        return False  # parsers disagree about the host of such an address
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or parts.username is not None or parts.password is not None:
        return False
    host = parts.hostname or ""
    place = host if port in {None, 443} else f"{host}:{port}"
    return any(fnmatchcase(place, pattern) for pattern in settings.DURAK_PUSH_SERVICES)


def send(subscription: PushSubscription, push: Push) -> PushOutcome:
    """Send a push now; return its outcome."""
    if not is_push_service(subscription.endpoint):
        return PushOutcome.GONE
    try:
        answer = requests.post(
            subscription.endpoint,
            data=_encrypted(subscription, push.payload),
            headers=_headers(subscription.endpoint, push),
            timeout=TIMEOUTS,
            allow_redirects=False,
        )
    except requests.RequestException as error:
        log.warning("A push service can't be reached: %s", type(error).__name__)
        return PushOutcome.LATER
    return _outcome(answer)


def _outcome(answer: requests.Response) -> PushOutcome:
    status = answer.status_code
    if status in GONE:
        return PushOutcome.GONE
    if status in NOT_NOW or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return PushOutcome.LATER
    if HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
        return PushOutcome.SENT
    log.error("A push service refuses a push with status %s.", status)
    return PushOutcome.REFUSED


def _encrypted(subscription: PushSubscription, payload: bytes) -> bytes:
    encrypted: bytes = http_ece.encrypt(
        payload,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=from_text(subscription.p256dh),
        auth_secret=from_text(subscription.auth),
        version="aes128gcm",
    )
    return encrypted


def _headers(endpoint: str, push: Push) -> dict[str, str]:
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": settings.DURAK_VAPID_CONTACT,
        "exp": int(time.time()) + TOKEN_SECONDS,
    }
    signer = Vapid02.from_raw(settings.DURAK_VAPID_KEY.encode("ascii"))
    signed: dict[str, str] = signer.sign(claims)
    return {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(push.ttl),
        "Topic": push.topic,
        "Urgency": push.urgency,
    }
