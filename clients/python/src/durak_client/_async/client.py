"""The client: rooms by noun over one connection pool."""

from types import TracebackType

import httpx
from typing_extensions import Self

from durak_client._async import rooms
from durak_client._async.http import AsyncHttp
from durak_client._retrying import RetryPolicy

DEFAULT_URL = "http://localhost:8000"
TIMEOUT_SECONDS = 30.0


class AsyncClient(rooms.Rooms):
    """A program's way to a Durak service.

    `token` is a token of the account (without one a caller is a spectator), `base_url` the address
    of the service. `timeout` counts in seconds for a single attempt. A request is sent again up to
    `retries` times where that is safe; it never waits longer than `longest_wait` seconds for a
    limit. `transport` replaces the network, for tests.
    """

    def __init__(
        self,
        token: str | None = None,
        base_url: str = DEFAULT_URL,
        *,
        timeout: float = TIMEOUT_SECONDS,
        retries: int = 4,
        longest_wait: float = 60.0,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        http = AsyncHttp(
            token,
            base_url,
            timeout=timeout,
            retry=RetryPolicy(retries, longest_wait),
            transport=transport,
        )
        super().__init__(http)
        self.base_url = base_url.rstrip("/")

    async def aclose(self) -> None:
        """Close all connections."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.aclose()
