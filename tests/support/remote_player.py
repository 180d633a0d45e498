"""A remote player, who follows a game by a socket or a stream and plays by requests.

After a failure it tries again: it reconnects from the newest version received, and sends a command
with the same key."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.support.offers import any_command

API = "/api/v1/games"
BROKEN = (OSError, EOFError, ConnectionClosed, InvalidMessage, InvalidStatus, httpx.TransportError)
COME_AGAIN = {httpx.codes.BAD_GATEWAY, httpx.codes.SERVICE_UNAVAILABLE}
SECONDS_BETWEEN_PINGS = 3
SILENCE_SECONDS = 20
"""Longer than a stream is ever silent; then the connection is dead."""
TOO_LATE = {httpx.codes.CONFLICT, httpx.codes.UNPROCESSABLE_ENTITY}
"""The answers to a command when the other player was quicker."""


class AcceptedCommand(NamedTuple):
    """A command that was accepted, with the versions of its events."""

    key: str
    versions: tuple[int, ...]
    at: float
    """Time of the answer, by the monotonic clock."""


class RemotePlayer:
    """One seat of one game."""

    def __init__(
        self, http: httpx.AsyncClient, game_id: str, seat: int, token: str, *, by_stream: bool
    ) -> None:
        self._http = http
        self._path = f"{API}/{game_id}"
        self._headers = {"Authorization": f"Bearer {token}"}
        self.seat = seat
        self.token = token
        self._game_id = game_id
        self._by_stream = by_stream
        self._rng = random.Random(f"{game_id} {seat}")
        self._news = asyncio.Event()
        self._newest: dict[str, Any] = {}
        self.versions: list[int] = []
        """The versions of all received events, in this order."""
        self.answered: list[AcceptedCommand] = []
        self.is_over = False
        self.is_resting = False
        """Set to go on listening, and play nothing any more."""
        self.connections = 0
        """Number of sockets or streams that were opened."""
        self.repeated = 0
        """Number of commands that were sent again."""

    async def play(self) -> None:
        """Play until the game is over and all of it was received."""
        listening = asyncio.create_task(self._listen())
        playing = asyncio.create_task(self._act())
        try:
            await listening
            self.is_over = True
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                async for message in self._messages():
                    if self._is_last(message):
                        return
            except BROKEN:
                continue

    def _messages(self) -> AsyncIterator[dict[str, Any]]:
        since = self.versions[-1] if self.versions else 0
        return self._from_stream(since) if self._by_stream else self._from_socket(since)

    async def _from_stream(self, since: int) -> AsyncIterator[dict[str, Any]]:
        path = f"{self._path}/stream?since={since}"
        async with self._http.stream(
            "GET", path, headers=self._headers, timeout=SILENCE_SECONDS
        ) as reply:
            if reply.status_code not in COME_AGAIN:
                reply.raise_for_status()
                self.connections += 1
                async for line in reply.aiter_lines():
                    if line:
                        yield json.loads(line)

    async def _from_socket(self, since: int) -> AsyncIterator[dict[str, Any]]:
        base = str(self._http.base_url).replace("http", "ws", 1).rstrip("/")
        address = f"{base}/ws/games/{self._game_id}?since={since}"
        async with connect(address, additional_headers=self._headers, open_timeout=10) as socket:
            self.connections += 1
            while True:
                try:
                    async with asyncio.timeout(SECONDS_BETWEEN_PINGS):
                        text = await socket.recv()
                except TimeoutError:
                    await socket.send('{"t": "ping"}')
                else:
                    yield json.loads(text)

    def _is_last(self, message: dict[str, Any]) -> bool:
        """Take the message in, and return whether the game is over with it."""
        assert message["t"] != "error", message
        if message["t"] == "events":
            self.versions += [event["version"] for event in message["events"]]
            self._newest = message
            self._news.set()
        return bool(message["t"] == "game" and message["game"]["status"] == "finished")

    async def _act(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._may_play():
                newest = self._newest
                await self._send(newest)
                if newest is self._newest:
                    break

    def _may_play(self) -> bool:
        is_awaited = self.seat in (self._newest["awaited"] or []) and self._newest["legal"]
        return bool(is_awaited) and not self.is_resting

    async def _send(self, newest: dict[str, Any]) -> None:
        key = f"{self.seat}-{newest['version']}"
        body = {
            "command": any_command(newest["legal"], self._rng),
            "expected_version": newest["version"],
        }
        reply = await self._insist(body, {**self._headers, "Idempotency-Key": key})
        if reply.status_code in TOO_LATE:
            return
        reply.raise_for_status()
        events = reply.json()["events"]
        versions = tuple(event["version"] for event in events)
        self.answered.append(AcceptedCommand(key, versions, time.monotonic()))

    async def _insist(self, body: dict[str, Any], headers: dict[str, str]) -> httpx.Response:
        while True:
            try:
                reply = await self._http.post(f"{self._path}/commands", json=body, headers=headers)
            except httpx.TransportError:
                self.repeated += 1
                if self.is_resting:
                    raise
                continue
            if reply.status_code not in COME_AGAIN or self.is_resting:
                return reply
            self.repeated += 1
