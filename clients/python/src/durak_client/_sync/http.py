# `make api` writes this file from _async/http.py.
"""HTTP of the client: send requests, retry where that is safe, raise the service's errors."""

import time
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import httpx

from durak_client._retrying import RetryPolicy
from durak_client._version import VERSION
from durak_client._wire import NEVER_SENT, parameters, refusal_of
from durak_client.errors import NoReplyError

ROOT = "/api/v1/"
JSON = "application/json"
REPEATABLE = frozenset({"GET", "PUT", "DELETE"})


class Http:
    """A connection pool to one service, with a token."""

    def __init__(
        self,
        token: str | None,
        base_url: str,
        *,
        timeout: float,
        retry: RetryPolicy,
        transport: httpx.BaseTransport | None,
    ) -> None:
        headers = {"User-Agent": f"durak-client/{VERSION}"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self._client = httpx.Client(
            base_url=base_url.rstrip("/") + ROOT,
            headers=headers,
            timeout=timeout,
            limits=httpx.Limits(max_connections=None),
            transport=transport,
        )
        self._retry = retry

    def close(self) -> None:
        """Close all connections."""
        self._client.close()

    def json(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        keyed: bool = False,
    ) -> Any:
        """Return the JSON of the reply; None if it has no body."""
        response = self.send(method, path, query=query, body=body, keyed=keyed)
        return response.json() if response.content else None

    def text(self, method: str, path: str, *, query: Mapping[str, Any] | None = None) -> str:
        """Return the text of the reply."""
        response = self.send(method, path, query=query, accept="text/plain, */*;q=0.5")
        return response.text

    def send(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        keyed: bool = False,
        accept: str = JSON,
    ) -> httpx.Response:
        """Return the reply; `keyed` says that the operation takes an Idempotency-Key.

        All attempts have the same key, so that the service does the request once. Raises ApiError
        for a refusal and NoReplyError if no reply comes.
        """
        headers = {"Accept": f"{accept}, application/problem+json"}
        if keyed:
            headers["Idempotency-Key"] = uuid.uuid4().hex
        repeatable = keyed or method in REPEATABLE
        attempt = 0
        while True:
            try:
                response = self._client.request(
                    method, path, params=parameters(query), json=body, headers=headers
                )
            except httpx.TransportError as error:
                pause = self._retry.pause_after_silence(
                    attempt, was_sent=not isinstance(error, NEVER_SENT), repeatable=repeatable
                )
                if pause is None:
                    why = str(error) or type(error).__name__
                    raise NoReplyError(f"{method} {path}: {why}") from error
            else:
                if response.is_success:
                    return response
                refusal = refusal_of(response)
                pause = self._retry.pause_after_reply(
                    attempt,
                    response.status_code,
                    refusal.code,
                    response.headers.get("Retry-After"),
                    repeatable=repeatable,
                )
                if pause is None:
                    raise refusal
            attempt += 1
            time.sleep(pause)

    @contextmanager
    def lines(
        self,
        path: str,
        *,
        query: Mapping[str, Any],
        accept: str,
        silence: float,
        last_event_id: str | None = None,
    ) -> Iterator[Iterator[str]]:
        """Open a reply that is read line by line; it breaks after so many seconds without data.

        Raises ApiError for a refusal, and what httpx raises for a broken connection.
        """
        headers = {"Accept": f"{accept}, application/problem+json"}
        if last_event_id is not None:
            headers["Last-Event-ID"] = last_event_id
        timeout = httpx.Timeout(self._client.timeout.connect, read=silence)
        with self._client.stream(
            "GET", path, params=parameters(query), headers=headers, timeout=timeout
        ) as response:
            if not response.is_success:
                response.read()
                raise refusal_of(response)
            yield response.iter_lines()
