"""Plays one game: waits for its turns on the stream, asks the bot, and sends its commands."""

import asyncio
import inspect
import logging
import math
import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from durak_client._retrying import growing_pause
from durak_client.errors import (
    ApiError,
    ConflictError,
    NoReplyError,
    RefusedError,
    ServiceError,
    ThrottledError,
)

if TYPE_CHECKING:
    from durak_client import models
    from durak_client._async.client import AsyncClient
    from durak_client.bots.loading import Strategy

log = logging.getLogger("durak.bot")
PASSING = (NoReplyError, ServiceError, ThrottledError)
"""Errors that pass: the service is away, or a limit is reached."""


async def persistently(ask: Any) -> Any:
    """Return what the call returns, however long the service is away. Raises what it refuses."""
    attempt = 0
    while True:
        try:
            return await ask()
        except PASSING as error:  # noqa: PERF203 - the loop is for this
            attempt += 1
            asked = error.retry_after if isinstance(error, ApiError) else None
            pause = growing_pause(attempt) if asked is None else asked
            log.warning("%s; trying again in %.1f s", error, pause)
            await asyncio.sleep(pause)


class Play:
    """One game of the bot."""

    def __init__(self, client: "AsyncClient", game: "models.Game", strategy: "Strategy") -> None:
        self._client = client
        self._id = game["id"]
        self._seat = game["you"]["seat"]
        self._strategy = strategy
        self._played_version = -1
        self.last: models.Game = game

    async def run(self) -> "models.Game":
        """Play until the game is over, and return it as it is then."""
        stream = self._client.games.stream(self._id, patience=math.inf)
        async for message in stream:
            if message["t"] == "game" or message["t"] == "view":
                self.last = message["game"]
            if (
                (message["t"] == "view" or message["t"] == "events")
                and message["version"] > self._played_version
                and self._seat in message["awaited"]
                and message["legal"]
            ):
                await self._move()
        return self.last

    async def _move(self) -> None:
        """Play a command for the present version; later versions arrive by the stream."""
        now = await persistently(lambda: self._client.games.view(self._id))
        offers = [one for one in now["legal"] if self._wants_sets or "any_of" not in one]
        if self._seat not in now["awaited"] or not offers:
            return
        command = await self._chosen(now["view"], offers)
        try:
            reply = await self._sent(command, now["mark"])
        except ConflictError as conflict:
            # Somebody was faster or the game is over: the stream sends the new position.
            log.info("game %s: %s", self._id, conflict.code)
            return
        except ApiError as refusal:
            if not isinstance(refusal, RefusedError) and refusal.status != BAD_REQUEST:
                raise
            # Time would run out otherwise, and the game with it.
            log.error("game %s: %s was refused: %s", self._id, command, refusal)  # noqa: TRY400 - the bot's fault, without our stack
            try:
                reply = await self._sent(self._any(offers), now["mark"])
            except ConflictError as conflict:
                log.info("game %s: %s", self._id, conflict.code)
                return
        self._played_version = now["version"]
        log.debug("game %s: %s led to version %s", self._id, command, reply["version"])

    @property
    def _wants_sets(self) -> bool:
        return bool(getattr(self._strategy, "wants_sets", False))

    async def _sent(self, command: Any, mark: str) -> Any:
        return await persistently(
            lambda: self._client.games.command(self._id, command=command, expected_mark=mark)
        )

    async def _chosen(self, view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]]) -> Any:
        """Return what the bot chooses; any command if the bot fails."""
        choose = self._strategy.choose
        try:
            if inspect.iscoroutinefunction(choose):
                return await choose(view, legal)
            return await asyncio.to_thread(choose, view, legal)
        except Exception:  # a user's bot may raise anything: its games go on
            log.exception("game %s: the bot failed; a random command is played", self._id)
            return self._any(legal)

    @staticmethod
    def _any(legal: Sequence[Mapping[str, Any]]) -> Any:
        return random.choice([one for one in legal if "any_of" not in one])  # noqa: S311 - no secret


BAD_REQUEST = 400
