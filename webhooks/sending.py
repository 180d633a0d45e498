"""Post one webhook to its receiver: timeouts, no private address (SSRF), no redirect."""

import time
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, NamedTuple

import requests
from celery.exceptions import SoftTimeLimitExceeded
from django.conf import settings
from requests_hardened import Config, HTTPSession
from requests_hardened.ip_filter import InvalidIPAddress
from requests_hardened.ip_filter_adapter import IPFilterAdapter

from webhooks.addresses import check_connection
from webhooks.errors import WrongAddress
from webhooks.kinds import Error

TIMEOUTS = (5.0, 10.0)
"""Seconds to connect, and to wait for the next bytes of an answer."""
USER_AGENT = "Durak-Webhooks/1"


class ReceiverAnswer(NamedTuple):
    """The receiver's status, or the error that prevented one; and the duration in milliseconds."""

    status: int | None
    error: Error | None
    ms: int

    @property
    def is_success(self) -> bool:
        """Return whether the receiver has the event."""
        return (
            self.status is not None and HTTPStatus.OK <= self.status < HTTPStatus.MULTIPLE_CHOICES
        )

    @property
    def is_gone(self) -> bool:
        """Return whether the receiver wants no more events."""
        return self.status == HTTPStatus.GONE


def post(url: str, *, body: bytes, headers: Mapping[str, str]) -> ReceiverAnswer:
    """Post the body; return the answer, of which only the status is read.

    The code connects to the very IP address that it has looked up and checked, so that a name can't
    lead elsewhere after the check.
    """
    begun = time.monotonic()
    status, error = _tried(url, body, headers)
    return ReceiverAnswer(status, error, int((time.monotonic() - begun) * 1000))


def _tried(url: str, body: bytes, headers: Mapping[str, str]) -> tuple[int | None, Error | None]:
    try:
        with (
            _session() as session,
            session.post(
                url,
                data=body,
                headers={"Content-Type": "application/json", **headers},
                timeout=TIMEOUTS,
                allow_redirects=False,
                stream=True,
            ) as answer,
        ):
            return answer.status_code, None
    except InvalidIPAddress:
        return None, Error.PRIVATE_ADDRESS
    except (requests.Timeout, SoftTimeLimitExceeded):
        # The soft limit of the task ends a try whose answer comes too slowly.
        return None, Error.TIMEOUT
    except requests.exceptions.SSLError:
        return None, Error.TLS
    except requests.RequestException:
        return None, Error.UNREACHABLE


class _Adapter(IPFilterAdapter):
    """The library's adapter, with the same rule for addresses as at registration."""

    def build_connection_pool_key_attributes(
        self, request: Any, verify: Any, cert: Any = None
    ) -> tuple[Any, Any]:
        """Return where to connect to. Raises InvalidIPAddress."""
        place, others = super().build_connection_pool_key_attributes(request, verify, cert)
        try:
            check_connection(place["host"])
        except WrongAddress as error:
            raise InvalidIPAddress(place["host"]) from error
        return place, others


class _Session(HTTPSession):
    def __init__(self, config: Config) -> None:
        super().__init__(config)
        for scheme in ("http", "https"):
            adapter = _Adapter(scheme == "https", config.ip_filter_allow_loopback_ips)
            self.mount(f"{scheme}://", adapter)


def _session() -> HTTPSession:
    session = _Session(
        Config(
            ip_filter_enable=True,
            ip_filter_allow_loopback_ips=settings.DURAK_WEBHOOKS_TO_LOOPBACK,
            never_redirect=True,
            default_timeout=TIMEOUTS,
            user_agent_override=USER_AGENT,
        )
    )
    # A proxy from the environment would look the name up a second time.
    session.trust_env = False
    return session
