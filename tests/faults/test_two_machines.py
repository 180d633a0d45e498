"""Web processes of two machines behind HAProxy: one machine is killed, the other restarted."""

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from django.db import connection, connections

from games.play import reactions
from tests.support.crowd import CrowdTable, losses_of
from tests.support.machines import Machine
from tests.support.proxy import Proxy, running_proxy
from tests.support.remote_player import RemotePlayer
from tests.support.waiting import STALLED_AFTER_SECONDS, until_in_loop

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    pytest.mark.timeout(240, func_only=True),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="it is on one machine"),
]
GAMES = (34, 33, 33)
"""Before the first fault, after it, and after the second one: a hundred."""
AT_ONCE = 20
"""So many tables play one game after the other."""
COMMANDS_OF_A_GAME = 3
"""So many commands a running game, far fewer than a game has, are played before a fault."""
PROCESSES = 2
"""Of each machine."""


class TwoMachineSite(NamedTuple):
    """Two machines and the proxy in front of them."""

    machines: Sequence[Machine]
    proxy: Proxy


class Evening:
    """Many games that are played at the same time, and what happens to the machines meanwhile."""

    def __init__(
        self, site: TwoMachineSite, tables: Sequence[CrowdTable], games: Sequence[int]
    ) -> None:
        self._site = site
        self._tables = tables
        self._games = games
        self._database = ThreadPoolExecutor(1)
        self._to_begin = sum(games)
        self._may_begin = asyncio.Semaphore(games[0])
        self.players: dict[str, list[RemotePlayer]] = {}
        self.unfinished: list[int] = []
        """Number of players in the middle of a game when each fault happened."""

    async def play(self) -> None:
        """Play all games, some of them after each fault."""
        limits = httpx.Limits(max_connections=None)
        async with (
            httpx.AsyncClient(base_url=self._site.proxy.url, limits=limits, timeout=60) as http,
            asyncio.TaskGroup() as group,
        ):
            for table in self._tables:
                group.create_task(self._at(table, http))
            group.create_task(self._trouble())
        self._database.submit(connections.close_all).result()

    @property
    def commands(self) -> int:
        """Return how many commands have been answered."""
        return sum(len(one.answered) for one in self.everybody)

    @property
    def everybody(self) -> list[RemotePlayer]:
        """The players of all games."""
        return [player for players in self.players.values() for player in players]

    async def _at(self, table: CrowdTable, http: httpx.AsyncClient) -> None:
        loop = asyncio.get_running_loop()
        while self._to_begin:
            self._to_begin -= 1
            await self._may_begin.acquire()
            game_id = await loop.run_in_executor(self._database, table.dealt_game)
            self.players[game_id] = table.players(http, game_id)
            await asyncio.gather(*(player.play() for player in self.players[game_id]))

    async def _trouble(self) -> None:
        first, second = self._site.machines
        await self._some_commands(self._games[0])
        await asyncio.to_thread(first.kill)
        await self._back(first, ("web1", "web2"))
        self._let_begin(self._games[1])
        await self._some_commands(self._games[1])
        await asyncio.to_thread(second.stop)
        await self._back(second, ("web3", "web4"))
        self._let_begin(self._games[2])

    async def _some_commands(self, games: int) -> None:
        """Wait until so many of the games run at once, and each has some commands."""
        running = min(games, AT_ONCE)
        limit = 2 * STALLED_AFTER_SECONDS
        await until_in_loop(lambda: len(self._unfinished()) >= 2 * running, seconds=limit)
        enough = self.commands + COMMANDS_OF_A_GAME * running
        await until_in_loop(lambda: self.commands >= enough, seconds=limit)
        self.unfinished.append(len(self._unfinished()))

    def _unfinished(self) -> list[RemotePlayer]:
        return [player for player in self.everybody if not player.is_over]

    async def _back(self, machine: Machine, names: Sequence[str]) -> None:
        await asyncio.to_thread(machine.start)
        states = dict.fromkeys(names, "UP")
        await asyncio.to_thread(lambda: self._site.proxy.wait_for(**states))

    def _let_begin(self, games: int) -> None:
        for _ in range(games):
            self._may_begin.release()


@pytest.fixture
def site(
    django_db_setup: None,  # noqa: ARG001 - the processes need the tables
    tmp_path: Path,
) -> Iterator[TwoMachineSite]:
    """Two machines that work, and a proxy that knows it."""
    machines = [Machine(tmp_path / name, PROCESSES) for name in ("first", "second")]
    with ExitStack() as stack, ThreadPoolExecutor() as pool:
        for machine in machines:
            stack.callback(machine.kill)
        for started in [pool.submit(machine.start) for machine in machines]:
            started.result()
        addresses = [address for machine in machines for address in machine.addresses]
        proxy = stack.enter_context(running_proxy(addresses))
        proxy.wait_for(web1="UP", web2="UP", web3="UP", web4="UP")
        yield TwoMachineSite(machines, proxy)


def test_a_machine_is_killed_and_one_restarted_and_nothing_gets_lost(
    site: TwoMachineSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing here reacts to the deals: all messages come from the machines.
    monkeypatch.setattr(reactions.committed, "_on_commit", {})
    evening = Evening(site, [CrowdTable.new() for _ in range(AT_ONCE)], GAMES)
    asyncio.run(evening.play())
    assert len(evening.players) == sum(GAMES)
    # At each fault players were in the middle of their games: one of four at least.
    assert min(evening.unfinished) > AT_ONCE / 2
    found = losses_of(evening.players)
    assert (found.lost, found.doubled, found.corrupted) == (0, 0, ())
    assert (found.missed, found.unfinished) == (0, 0)
    connections = sum(player.connections for player in evening.everybody)
    assert connections > len(evening.everybody), "some had to come again"
