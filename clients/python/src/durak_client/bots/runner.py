"""Runs a bot: gets it games, plays them at the same time, and outlives restarts of the service."""

import asyncio
import logging
import math
import secrets
from typing import TYPE_CHECKING, Any

from durak_client.bots.accepting import reason_against
from durak_client.bots.config import BotConfig
from durak_client.bots.playing import Play, persistently
from durak_client.errors import ApiError, ConflictError, DurakError, NotFoundError

if TYPE_CHECKING:
    from collections.abc import Callable

    from durak_client import models
    from durak_client._async.client import AsyncClient
    from durak_client.bots.loading import Strategy

log = logging.getLogger("durak.bot")
SECONDS_BETWEEN_SIGNS = 10.0
"""The service ends a seek after 75 seconds without a heartbeat."""
SECONDS_TO_SEEK_AGAIN = 15.0
BEFORE_THE_DEAL = frozenset({"open", "starting"})
OVER = frozenset({"finished", "cancelled"})


class BotRunner:
    """A bot that runs until it is stopped, or has played `most_games` games.

    `make` makes the object that plays a game: one for each game.
    """

    def __init__(
        self,
        client: "AsyncClient",
        make: "Callable[[], Strategy]",
        config: BotConfig,
        *,
        most_games: int | None = None,
    ) -> None:
        self._client = client
        self._make = make
        self._config = config
        self._most_games = most_games
        self._games: dict[str, asyncio.Task[None]] = {}
        self._stopping = asyncio.Event()
        self._freed = asyncio.Event()
        self.finished: list[models.Game] = []

    def stop(self) -> None:
        """Take no more games; `run` returns once those that are played are over."""
        self._stopping.set()
        self._freed.set()

    async def run(self) -> None:
        """Run the bot. Raises DurakError where going on is of no use, such as a revoked token."""
        me = await persistently(self._client.account.me)
        log.info("%s (%s) is here", me["name"], me["kind"])
        listening = asyncio.create_task(self._listen(), name="listen")
        seeking = asyncio.create_task(self._seek(), name="seek")
        stopping = asyncio.create_task(self._stopping.wait(), name="stop")
        try:
            await asyncio.wait({listening, seeking, stopping}, return_when=asyncio.FIRST_COMPLETED)
            self._stopping.set()
            await seeking
            while self._games and not listening.done():
                log.info("stopping: %d games are played to their ends", len(self._games))
                await asyncio.wait(
                    {listening, *self._games.values()}, return_when=asyncio.FIRST_COMPLETED
                )
            if listening.done():
                listening.result()
        finally:
            tasks = (listening, seeking, stopping, *self._games.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        """Receive the account's messages, over all restarts of the service."""
        async for message in self._client.account.stream(patience=math.inf):
            match message["t"]:
                case "hello":
                    await self._look_around([game["id"] for game in message["games"]])
                case "game":
                    if message["status"] not in OVER:
                        self._begin(message["id"])
                case "match":
                    self._begin(message["game"])
                case "notification" if message["notification"]["kind"] == "challenge":
                    if (challenge := message["notification"]["challenge"]) is not None:
                        await self._answer(challenge)
                case _:
                    pass

    async def _look_around(self, waiting: list[str]) -> None:
        """Take up what was begun before, and what came while nobody listened."""
        mine = await persistently(lambda: self._listed("active"))
        mine += await persistently(lambda: self._listed("starting"))
        for game_id in dict.fromkeys([*waiting, *mine]):
            self._begin(game_id)
        challenges = await persistently(self._client.challenges.list)
        me = await persistently(self._client.account.me)
        for challenge in challenges:
            if challenge["challenged"]["id"] == me["id"]:
                await self._answer(challenge["id"])

    async def _listed(self, status: Any) -> list[str]:
        rows = self._client.games.list_all(mine=True, status=status)
        return [row["id"] async for row in rows]

    async def _answer(self, challenge_id: str) -> None:
        """Accept a challenge or decline it, as the configuration says."""
        try:
            challenge = await persistently(lambda: self._client.challenges.get(challenge_id))
            if challenge["status"] != "pending":
                return
            name = challenge["challenger"]["name"]
            reason = reason_against(challenge, self._config.challenges, has_room=self._has_room)
            if reason is None:
                await persistently(lambda: self._client.challenges.accept(challenge_id))
                log.info("challenge %s of %s: accepted", challenge_id, name)
                self._begin(challenge_id)
            else:
                await persistently(
                    lambda: self._client.challenges.decline(challenge_id, reason=reason)
                )
                log.info("challenge %s of %s: declined (%s)", challenge_id, name, reason)
        except (ConflictError, NotFoundError) as gone:
            # It was taken back, or is answered by another process of this account.
            log.info("challenge %s: %s", challenge_id, gone.code)

    @property
    def _has_room(self) -> bool:
        begun = len(self._games) + len(self.finished)
        return (
            not self._stopping.is_set()
            and len(self._games) < self._config.games_at_once
            and (self._most_games is None or begun < self._most_games)
        )

    def _begin(self, game_id: str) -> None:
        """Play a game, unless it is played already."""
        if game_id in self._games:
            return
        task = asyncio.create_task(self._play(game_id), name=f"game {game_id}")
        self._games[game_id] = task
        task.add_done_callback(lambda done: self._end(game_id, done))

    def _end(self, game_id: str, done: "asyncio.Task[None]") -> None:
        self._games.pop(game_id, None)
        self._freed.set()
        if not done.cancelled() and (error := done.exception()) is not None:
            log.error("game %s: %s", game_id, error, exc_info=error)
        if self._most_games is not None and len(self.finished) >= self._most_games:
            self.stop()

    async def _play(self, game_id: str) -> None:
        """Get ready if the game waits for that, and play it."""
        game = await persistently(lambda: self._client.games.get(game_id))
        if game["you"]["seat"] is None or game["status"] in OVER:
            return
        if game["status"] in BEFORE_THE_DEAL:
            game = await self._ready(game)
        log.info("game %s: seat %s", game_id, game["you"]["seat"])
        over = await Play(self._client, game, self._make()).run()
        if over["status"] == "cancelled":
            log.info("game %s: cancelled", game_id)
            return
        self.finished.append(over)
        log.info("game %s: over, %s", game_id, over["result"])

    async def _ready(self, game: "models.Game") -> "models.Game":
        seed = secrets.token_hex(16)
        try:
            ready: models.Game = await persistently(
                lambda: self._client.tables.ready(game["id"], client_seed=seed, terms=game["terms"])
            )
        except ConflictError as conflict:
            log.info("game %s: %s", game["id"], conflict.code)
            return game
        return ready

    async def _seek(self) -> None:
        """Wait in the pools whenever there is room for a game, until the runner stops."""
        pools: Any = list(self._config.seek.pools)
        if not pools:
            await self._stopping.wait()
            return
        try:
            while not self._stopping.is_set():
                if self._has_room:
                    await self._wait_in(pools)
                else:
                    self._freed.clear()
                    await self._freed.wait()
        finally:
            await self._stop_seeking()

    async def _wait_in(self, pools: Any) -> None:
        """Give a sign that the bot waits, or begin the game that was found."""
        try:
            seek = await persistently(self._client.seeks.keep_alive)
            if seek["status"] == "none":
                seek = await persistently(
                    lambda: self._client.seeks.create(pools=pools, rated=self._config.seek.rated)
                )
        except ConflictError as conflict:
            # A game is played already, or missed games are waited for.
            log.info("no seek: %s", conflict.code)
            await self._pause(SECONDS_TO_SEEK_AGAIN)
            return
        if seek["status"] == "paired" and seek["game"] is not None:
            self._begin(seek["game"])
        await self._pause(SECONDS_BETWEEN_SIGNS)

    async def _pause(self, seconds: float) -> None:
        """Wait so long, or until a game is over or the runner stops."""
        self._freed.clear()
        if self._stopping.is_set():
            return
        waiting = asyncio.create_task(self._freed.wait())
        await asyncio.wait({waiting}, timeout=seconds)
        waiting.cancel()

    async def _stop_seeking(self) -> None:
        try:
            await self._client.seeks.stop()
        except ApiError as refusal:
            log.info("no seek to stop: %s", refusal.code)
        except DurakError as away:
            # A seek without heartbeats ends automatically.
            log.info("the seek was not stopped: %s", away)
