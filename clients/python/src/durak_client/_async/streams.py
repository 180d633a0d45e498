"""Streams that reconnect with backoff: one that is cut resumes where it was left."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from typing import TYPE_CHECKING, Any, cast

import httpx

from durak_client._retrying import BUSY, growing_pause
from durak_client._wire import EventReader
from durak_client.errors import ApiError, NoReplyError, ServiceError, StreamEndedError

if TYPE_CHECKING:
    from durak_client import models
    from durak_client._async.http import AsyncHttp

EVENTS = "text/event-stream"
SILENCE_SECONDS = 15.0
"""A stream without a line for so long is dead: the service sends a comment after 7.5 seconds."""
PATIENCE_SECONDS = 300.0
OVER = frozenset({"finished", "cancelled"})
TABLES = frozenset({"view", "game"})
"""The messages that have the whole table."""


async def game_stream(
    http: "AsyncHttp",
    path: str,
    *,
    since: int | str | None,
    chat_since: int | None,
    until_end: bool,
    patience: float,
) -> AsyncIterator["models.SocketMessage"]:
    """Yield the messages of a game; see `Games.stream`."""
    query = {"since": since, "chat_since": chat_since}
    async for message in _messages(http, path, query, patience=patience):
        yield cast("models.SocketMessage", message)
        if until_end and message["t"] in TABLES and message["game"]["status"] in OVER:
            return


async def plain_stream(
    http: "AsyncHttp", path: str, query: Mapping[str, Any] | None = None, *, patience: float
) -> AsyncIterator[Any]:
    """Yield the messages of a stream that begins, each time, with how things stand."""
    async for message in _messages(http, path, query or {}, patience=patience):
        yield message


async def _messages(
    http: "AsyncHttp", path: str, query: Mapping[str, Any], *, patience: float
) -> AsyncIterator[dict[str, Any]]:
    """Yield messages over as many connections as it takes, each message once.

    Raises ApiError for a refusal, StreamEndedError where the service says that the stream is over,
    and NoReplyError after `patience` seconds without a connection.
    """
    reader = EventReader()
    attempt, heard_at = 0, time.monotonic()
    while True:
        why: Exception | None = None
        pause: float | None = None
        try:
            async with http.lines(
                path,
                query=query,
                accept=EVENTS,
                silence=SILENCE_SECONDS,
                last_event_id=reader.begin(),
            ) as lines:
                async for line in lines:
                    attempt, heard_at = 0, time.monotonic()
                    message = reader.feed(line)
                    if message is None:
                        continue
                    if message["t"] == "error":
                        raise StreamEndedError(message["code"], message["detail"])
                    yield message
                    heard_at = time.monotonic()
        except httpx.TransportError as error:
            why = error
        except ApiError as error:
            if error.status not in BUSY and not isinstance(error, ServiceError):
                raise
            why, pause = error, error.retry_after
        if time.monotonic() - heard_at > patience:
            raise NoReplyError(f"{path}: no connection for {patience:g} seconds") from why
        attempt += 1
        await asyncio.sleep(growing_pause(attempt) if pause is None else pause)
