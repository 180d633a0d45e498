"""Tables of two accounts that play each other over the proxy, and what became of their games."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext, suppress
from itertools import pairwise
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

import httpx
from django.db import connections

from accounts.models import User
from games.engine import RuleSet
from games.play.models import GameStatus
from games.play.selectors.games import get_game
from games.records.audit import audit
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from tests.support.games import some_user
from tests.support.remote_player import RemotePlayer
from tests.support.timekeeping import receipts_of
from tests.support.tokens import token_of
from tests.support.waiting import STALLED_AFTER_SECONDS, until_in_loop

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

SMALL = RuleSet(deck=24, refill="never")
"""Some two dozen commands a game."""
PATIENCE = 3 * STALLED_AFTER_SECONDS


class CrowdTable(NamedTuple):
    """Two accounts that play each other, with their tokens."""

    users: Sequence[User]
    tokens: Sequence[str]

    @classmethod
    def new(cls) -> "CrowdTable":
        """Return two new accounts."""
        users = [some_user(), some_user()]
        return cls(users, [token_of(user)[1] for user in users])

    def dealt_game(self, rules: RuleSet = SMALL) -> str:
        """Return the id of a new game that has begun."""
        host, other = (user.pk for user in self.users)
        seats: list[SeatPlan] = [HostPlan(), OpenPlan()]
        game_id = create_game(TableChoice(rules=rules), seats, host_id=host).pk
        join_game(game_id=game_id, user_id=other)
        start_game(game_id=game_id, user_id=host)
        return game_id

    def players(self, http: httpx.AsyncClient, game_id: str) -> list[RemotePlayer]:
        """Return its players at a game: one follows it by a socket, the other by a stream."""
        return [
            RemotePlayer(http, game_id, seat, token, by_stream=bool(seat))
            for seat, token in enumerate(self.tokens)
        ]


class Losses(NamedTuple):
    """Results of games: commands that were answered, and faults that were found."""

    answered: int
    lost: int
    """Commands that were answered with 200 and are in no log."""
    doubled: int
    """Versions that two commands have, or none."""
    corrupted: tuple[str, ...]
    """Findings of the audit, each with its game."""
    missed: int
    """Players who were not sent each event once, in order."""
    unfinished: int


def losses_of(players: dict[str, list[RemotePlayer]]) -> Losses:
    """Compare the messages to players with the log, and the log with the row."""
    found = [_losses_of_game(game_id, at_game) for game_id, at_game in players.items()]
    return Losses(
        sum(one.answered for one in found),
        sum(one.lost for one in found),
        sum(one.doubled for one in found),
        tuple(finding for one in found for finding in one.corrupted),
        sum(one.missed for one in found),
        sum(one.unfinished for one in found),
    )


def _losses_of_game(game_id: str, players: Iterable[RemotePlayer]) -> Losses:
    players = list(players)
    game = get_game(game_id)
    bought = {
        (receipt.seat.number, receipt.key): tuple(
            range(receipt.first_version, receipt.last_version + 1)
        )
        for receipt in receipts_of(game)
    }
    versions = Counter(version for span in bought.values() for version in span)
    first = min(versions, default=game.version + 1)
    expected = Counter(range(first, game.version + 1))
    answered = [
        (player.seat, answer.key, answer.versions)
        for player in players
        for answer in player.answered
    ]
    return Losses(
        answered=len(answered),
        lost=sum(bought.get((seat, key)) != span for seat, key, span in answered),
        doubled=((versions - expected) + (expected - versions)).total(),
        corrupted=tuple(f"{game_id}: {finding}" for finding in audit(game)),
        missed=sum(one.versions != list(range(1, game.version + 1)) for one in players),
        unfinished=int(game.status != GameStatus.FINISHED),
    )


def newest(players: Iterable[RemotePlayer]) -> int:
    """Return the newest version that one of them was sent."""
    return max((player.versions[-1] for player in players if player.versions), default=0)


class Crowd:
    """Tables that play one game after the other, while something happens to the service."""

    def __init__(
        self, url: str, tables: Sequence[CrowdTable], *, between: int, rules: RuleSet = SMALL
    ) -> None:
        self._rules = rules
        self._later: list[RemotePlayer] = []
        self._url = url
        self._tables = tables
        self._between = between
        self._database = ThreadPoolExecutor(1)
        self._is_late = False
        self._may_deal = asyncio.Lock()
        self.players: dict[str, list[RemotePlayer]] = {}
        self.told: dict[str, int] = {}
        """The newest version of each game that its players received before it was lost."""
        self.errors: list[str] = []
        """Answers to players who reconnected that clients need not expect."""
        self.began = 0.0

    async def play(self, fault: Callable[[], None], *, deals_meanwhile: bool) -> None:
        """Play some commands, let the fault happen, and play on; then finish all games.

        Without `deals_meanwhile` no game begins while it happens: tables are set by the database.
        """
        async with self._http() as http, asyncio.TaskGroup() as group:
            for table in self._tables:
                group.create_task(self._at(table, http))
            await self._trouble(fault, deals_meanwhile=deals_meanwhile)
            self._is_late = True
        self._database.submit(connections.close_all).result()

    async def play_until(
        self, fault: Callable[[], None], then: Callable[[], Awaitable[None]]
    ) -> None:
        """Play some commands, and let the fault happen; then all listen on, and play nothing more.

        `then` happens while they listen.
        """
        async with self._http() as http:
            playing = [asyncio.create_task(self._at(table, http)) for table in self._tables]
            await self._some_commands()
            async with self._may_deal:
                self.began = monotonic()
                await asyncio.to_thread(fault)
                for player in self.everybody:
                    player.is_resting = True
                self.told = {game_id: newest(players) for game_id, players in self.players.items()}
                await then()
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
        self._database.submit(connections.close_all).result()

    async def play_on(
        self, game_ids: Iterable[str], *, url: str | None = None, is_beyond_enough: bool = False
    ) -> dict[str, list[RemotePlayer]]:
        """Have the players come again to these games, and play them to the end.

        With `url` they ask that process. With `is_beyond_enough` they stop when each game is beyond
        the version that its players received before."""
        again: dict[str, list[RemotePlayer]] = {}
        async with self._http(url) as http:
            for game_id in game_ids:
                tokens = [player.token for player in self.players[game_id]]
                again[game_id] = [
                    RemotePlayer(http, game_id, seat, token, by_stream=bool(seat))
                    for seat, token in enumerate(tokens)
                ]
            everybody = [player for players in again.values() for player in players]
            playing = [asyncio.create_task(player.play()) for player in everybody]

            def is_enough() -> bool:
                if all(task.done() for task in playing):
                    return True
                return is_beyond_enough and all(
                    newest(players) > self.told[game_id] for game_id, players in again.items()
                )

            with suppress(TimeoutError):
                await until_in_loop(is_enough, seconds=PATIENCE)
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        self.errors += [repr(error) for error in ended if isinstance(error, Exception)]
        self._later += everybody
        return again

    @property
    def commands(self) -> int:
        """Return how many commands have been answered."""
        return sum(len(one.answered) for one in self.everybody)

    @property
    def everybody(self) -> list[RemotePlayer]:
        """The players of all games."""
        return [player for players in self.players.values() for player in players]

    def noticed_seconds(self) -> float:
        """Return the longest time from the fault on in which no command of anybody was answered."""
        everybody = (*self.everybody, *self._later)
        times = sorted(answer.at for one in everybody for answer in one.answered)
        around = [self.began, *(time for time in times if time >= self.began)]
        return max((later - earlier for earlier, later in pairwise(around)), default=0.0)

    def reconnects(self) -> int:
        """Return how many sockets and streams were opened again."""
        return sum(max(0, one.connections - 1) for one in self.everybody)

    @asynccontextmanager
    async def _http(self, url: str | None = None) -> "AsyncIterator[httpx.AsyncClient]":
        limits = httpx.Limits(max_connections=None)
        base = url or self._url
        async with httpx.AsyncClient(base_url=base, limits=limits, timeout=60) as http:
            yield http

    async def _at(self, table: CrowdTable, http: httpx.AsyncClient) -> None:
        while not self._is_late:
            async with self._may_deal:
                game_id = await asyncio.get_running_loop().run_in_executor(
                    self._database, self._dealt, table
                )
            self.players[game_id] = table.players(http, game_id)
            await asyncio.gather(*(player.play() for player in self.players[game_id]))

    def _dealt(self, table: CrowdTable) -> str:
        try:
            return table.dealt_game(self._rules)
        finally:
            # The database may be restarted while the game is played.
            connections.close_all()

    async def _trouble(self, fault: Callable[[], None], *, deals_meanwhile: bool) -> None:
        await self._some_commands()
        async with nullcontext() if deals_meanwhile else self._may_deal:
            self.began = monotonic()
            await asyncio.to_thread(fault)
        await self._some_commands()

    async def _some_commands(self) -> None:
        before = self.commands
        await until_in_loop(lambda: self.commands >= before + self._between, seconds=PATIENCE)
