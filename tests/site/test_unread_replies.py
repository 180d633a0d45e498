"""A long reply that its client doesn't take holds no thread."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from django.conf import settings

from durak_site.asgi import application
from games.records import export_api
from tests.support.limits import WITH_PROCESSES

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]
LINES = 1000


class StalledClient:
    """A client who has sent a request, and takes nothing of the reply but its beginning."""

    def __init__(self, path: str) -> None:
        self._scope: Any = {
            "type": "http",
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "root_path": "",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "server": ("localhost", 80),
            "client": ("127.0.0.1", 50000),
        }
        self._status = asyncio.get_running_loop().create_future()
        self._reads_on = asyncio.Event()
        self.parts = 0
        whole: Any = application
        self._task = asyncio.create_task(whole(self._scope, self._receive, self._send))

    async def status(self) -> int:
        """Return the status of the reply once it has begun."""
        return int(await self._status)

    async def read_on(self) -> None:
        """Take all of the reply."""
        self._reads_on.set()
        await self._task

    async def _receive(self) -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self._status.set_result(message["status"])
        else:
            await self._reads_on.wait()
            self.parts += bool(message["body"])


def lines(*_arguments: object, **_named: object) -> Iterator[str]:
    return (f"{number}\n" for number in range(LINES))


async def test_exports_that_are_not_read_keep_no_view_from_answering(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(export_api, "lines_of", lines)
    exports = [StalledClient("/api/v1/games/export") for _ in range(settings.DURAK_WEB_THREADS)]
    assert [await export.status() for export in exports] == [200] * len(exports)
    other = StalledClient("/api/v1/bots")
    assert await other.status() == 200
    for client in [*exports, other]:
        await client.read_on()
    assert [export.parts for export in exports] == [LINES] * len(exports)
