"""Losses and interruptions in each failure, as in docs/operating/high-availability.

Each test sets a small highly available service up, lets people play on it over the proxy, and has
one of its parts fail. `make faults` prints the figures.
"""

import asyncio
import os
import platform
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import psutil
import pytest
from django.db import connection, connections

from durak_site.server.launch.processes import bound_to_parent, redis_command
from games.engine import RuleSet
from games.play import reactions
from games.play.models import Game, GameStatus
from games.play.selectors.games import get_game
from games.records.audit import audit
from tests.support.crowd import Crowd, CrowdTable, losses_of, newest
from tests.support.databases import at_another_server
from tests.support.games import running_table
from tests.support.machines import Machine
from tests.support.poolers import keeps_statements, running_pooler
from tests.support.proxy import Proxy, running_proxy
from tests.support.sentinels import Sentinels, running_sentinels
from tests.support.standbys import (
    ASYNCHRONOUS,
    SYNCHRONOUS,
    archiving_server,
    copied_server,
    fill_disk,
    may_mount,
    running_pair,
    stopped_copy,
)
from tests.support.waiting import spend
from tools.waiting import until

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    pytest.mark.timeout(900, func_only=True),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="it is on one machine"),
]
TABLES = 4
BETWEEN = 40
"""Commands before the fault, and after it."""
ARCHIVES_WITHIN_SECONDS = 60
SEGMENT_BYTES = 16 * 2**20
FULL_SECONDS = 10
PAUSED_SECONDS = 6
LONG = RuleSet()
LAG_SECONDS = 2.5
MEGABYTES = 320
ROUNDS = max(1, int(os.environ.get("DURAK_TEST_FAULTS", "0")) // 250)
"""Number of times each failure happens."""


class AvailableSite(NamedTuple):
    """Two machines with a web process each, and the proxy in front of them."""

    machines: Sequence[Machine]
    proxy: Proxy


@pytest.fixture(autouse=True, params=range(ROUNDS))
def _no_reactions(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nothing here reacts to the deals: all messages come from the machines.
    monkeypatch.setattr(reactions.committed, "_on_commit", {})


@contextmanager
def running_site(folder: Path, **variables: str) -> Iterator[AvailableSite]:
    """Run two machines and a proxy, with these variables of the web processes."""
    machines = [Machine(folder / name, 1, **variables) for name in ("first", "second")]
    with ExitStack() as stack, ThreadPoolExecutor() as pool:
        for machine in machines:
            stack.callback(machine.kill)
        for started in [pool.submit(machine.start) for machine in machines]:
            started.result()
        addresses = [address for machine in machines for address in machine.addresses]
        proxy = stack.enter_context(running_proxy(addresses))
        proxy.wait_for(web1="UP", web2="UP")
        yield AvailableSite(machines, proxy)


def address_of(hosts: str) -> str:
    """Return DATABASE_URL of the tests' database at other hosts."""
    values = connection.settings_dict
    return f"postgresql://{values['USER']}@/{values['NAME']}?host={hosts}"


def nothing_is_lost(
    site: AvailableSite, fault: Callable[[], None], what: str, *, deals_meanwhile: bool = True
) -> None:
    """Play through the fault, and expect every command, event and view to be there once."""
    crowd = Crowd(site.proxy.url, [CrowdTable.new() for _ in range(TABLES)], between=BETWEEN)
    # The one of this thread would be broken by the fault.
    connections.close_all()
    asyncio.run(crowd.play(fault, deals_meanwhile=deals_meanwhile))
    report(what, crowd)
    found = losses_of(crowd.players)
    assert (found.lost, found.doubled, found.corrupted) == (0, 0, ())
    assert (found.missed, found.unfinished) == (0, 0)


def report(what: str, crowd: Crowd, lost: int | None = None) -> None:
    """Print the row of a table that a fault is worth.

    Commands that were `lost` are counted before others may take their versions.
    """
    found = losses_of(crowd.players)
    lost = found.lost if lost is None else lost
    print(  # noqa: T201 -- what a longer run is for
        f"\n| {what} | {found.answered} answered, {lost} lost, {found.doubled} doubled, "
        f"{len(found.corrupted)} corrupted | {crowd.noticed_seconds():.1f} s | "
        f"{crowd.reconnects()} connections opened again | {psutil.cpu_count()} cores "
        f"({platform.machine()}), load {psutil.getloadavg()[0]:.1f} |"
    )


# --- PostgreSQL -------------------------------------------------------------------------------


def test_a_primary_dies_and_its_synchronous_standby_has_every_command(tmp_path: Path) -> None:
    with running_pair(SYNCHRONOUS) as pair:
        url = address_of(pair.hosts)
        with at_another_server(url), running_site(tmp_path, DATABASE_URL=url) as site:
            nothing_is_lost(
                site,
                pair.fail_over,
                "primary killed, synchronous standby promoted after 1 s",
                deals_meanwhile=False,
            )


def test_a_standby_that_lags_loses_commands_and_corrupts_nothing(tmp_path: Path) -> None:
    with running_pair(ASYNCHRONOUS) as pair:
        url = address_of(pair.hosts)
        with at_another_server(url), running_site(tmp_path, DATABASE_URL=url) as site:
            tables = [CrowdTable.new() for _ in range(2 * TABLES)]
            crowd = Crowd(site.proxy.url, tables, between=BETWEEN, rules=LONG)

            def fail_over() -> None:
                pair.hold_back()
                spend(LAG_SECONDS)
                pair.fail_over()

            running: list[str] = []
            lost = 0

            async def play_elsewhere() -> None:
                nonlocal lost
                lost, still = await asyncio.to_thread(what_is_left, crowd)
                running.extend(still)
                # One process takes all games past what was lost, as workers do for bots and
                # clocks. Half of them have another one, which clients follow that received the
                # lost events.
                other = f"http://{site.machines[0].addresses[0]}"
                beyond = await crowd.play_on(running, url=other, is_beyond_enough=True)
                for game_id, players in beyond.items():
                    assert newest(players) > crowd.told[game_id], crowd.errors

            connections.close_all()
            asyncio.run(crowd.play_until(fail_over, play_elsewhere))
            assert lost, "the standby did not lag"
            assert running, "no game ran"
            again = asyncio.run(crowd.play_on(running))
            found = losses_of(again)
            what = f"primary killed, standby {LAG_SECONDS} s behind promoted after 1 s"
            report(f"{what}, {len(running)} games played on", crowd, lost)
            assert (found.corrupted, crowd.errors) == ((), [])
            assert (found.lost, found.doubled, found.missed, found.unfinished) == (0, 0, 0, 0)


def test_a_full_disk_of_postgresql_is_waited_for(tmp_path: Path) -> None:
    if not may_mount():
        pytest.skip("a disk of its own takes root")
    with copied_server({"max_wal_size": "64MB"}, disk_megabytes=MEGABYTES) as server:
        url = address_of(server.host)
        with at_another_server(url), running_site(tmp_path, DATABASE_URL=url) as site:

            def fill() -> None:
                ballast = fill_disk(server)
                spend(FULL_SECONDS)
                ballast.unlink()
                # It recovers, or it has ended and its process manager starts it.
                if not server.is_running:
                    server.start()

            what = f"PostgreSQL's disk full for {FULL_SECONDS} s"
            nothing_is_lost(site, fill, what, deals_meanwhile=False)


def test_a_dropped_table_comes_back_by_recovery_to_the_moment_before() -> None:
    with archiving_server() as (server, archive), stopped_copy(server) as base:
        with at_another_server(address_of(server.host)):
            game = running_table(2)
            connections.close_all()
            ((moment,),) = server.execute("SELECT clock_timestamp()::text")
            server.execute("DROP TABLE play_game CASCADE", at=str(connection.settings_dict["NAME"]))
            ((name,),) = server.execute("SELECT pg_walfile_name(pg_switch_wal())")
            segment = archive / str(name)
            until(
                lambda: segment.exists() and segment.stat().st_size == SEGMENT_BYTES,
                seconds=ARCHIVES_WITHIN_SECONDS,
                what="an archived log",
            )
        server.kill()
        base.recover(archive, str(moment))
        with at_another_server(address_of(base.host)):
            again = get_game(game.pk)
            assert (again.version, audit(again)) == (game.version, ())
            assert base.execute("SHOW transaction_read_only") == [("off",)]


def what_is_left(crowd: Crowd) -> tuple[int, list[str]]:
    """Return how many commands were lost, and which games run."""
    try:
        there = Game.objects.filter(pk__in=[*crowd.players], status=GameStatus.ACTIVE)
        return losses_of(crowd.players).lost, [game.pk for game in there]
    finally:
        connections.close_all()


# --- The pooler -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "prepared",
    [
        "false",
        pytest.param(
            "true",
            marks=pytest.mark.skipif(
                not keeps_statements(), reason="PgBouncer here is older than 1.22"
            ),
        ),
    ],
)
def test_a_pooler_is_restarted(tmp_path: Path, prepared: str) -> None:
    with (
        copied_server({}) as server,
        running_pooler(server.host, kept_statements=200) as pooler,
    ):
        values = connection.settings_dict
        variables = {
            "DATABASE_URL": pooler.url(str(values["NAME"]), str(values["USER"])),
            "DATABASE_PREPARED_STATEMENTS": prepared,
        }
        direct = address_of(server.host)
        with at_another_server(direct), running_site(tmp_path, **variables) as site:

            def restart() -> None:
                pooler.stop()
                spend(1)
                pooler.start()

            kind = "prepared" if prepared == "true" else "plain"
            nothing_is_lost(site, restart, f"PgBouncer ({kind} statements) killed for 1 s")


# --- Redis ------------------------------------------------------------------------------------


@pytest.fixture
def sentinels(tmp_path: Path) -> Iterator[Sentinels]:
    """Two Valkeys and three Sentinels."""
    with running_sentinels(tmp_path / "sentinels") as running:
        yield running


def test_a_primary_of_redis_dies_and_sentinels_choose_another(
    tmp_path: Path, sentinels: Sentinels
) -> None:
    with running_site(tmp_path, REDIS_URL=sentinels.url) as site:

        def fail_over() -> None:
            former = sentinels.primary()
            sentinels.kill(former)
            sentinels.wait_for_another(former)
            sentinels.start_again(former)

        nothing_is_lost(site, fail_over, "primary Valkey killed, Sentinels choose another")


def test_a_primary_of_redis_stands_still_and_sentinels_choose_another(
    tmp_path: Path, sentinels: Sentinels
) -> None:
    with running_site(tmp_path, REDIS_URL=sentinels.url) as site:

        def pause() -> None:
            former = sentinels.primary()
            sentinels.signal(former, signal.SIGSTOP)
            sentinels.wait_for_another(former)
            spend(PAUSED_SECONDS)
            sentinels.signal(former, signal.SIGCONT)

        nothing_is_lost(site, pause, "primary Valkey stands still, Sentinels choose another")


def test_a_redis_without_sentinels_stands_still(tmp_path: Path) -> None:
    socket = tmp_path / "redis.sock"
    with (
        running_process(redis_command(socket), until_there=socket) as process,
        running_site(tmp_path, REDIS_URL=f"unix://{socket}") as site,
    ):

        def pause() -> None:
            process.send_signal(signal.SIGSTOP)
            spend(PAUSED_SECONDS)
            process.send_signal(signal.SIGCONT)

        nothing_is_lost(site, pause, f"the one Redis stands still for {PAUSED_SECONDS} s")


# --- Proxy and web processes ------------------------------------------------------------------


def test_a_proxy_is_killed_and_another_takes_its_address(tmp_path: Path) -> None:
    with running_site(tmp_path) as site:

        def replace() -> None:
            site.proxy.stop(signal.SIGKILL)
            spend(1)
            site.proxy.start()

        nothing_is_lost(site, replace, "HAProxy killed, the other takes its address after 1 s")


def test_a_web_process_is_killed(tmp_path: Path) -> None:
    with running_site(tmp_path) as site:

        def kill() -> None:
            site.machines[0].kill()
            spend(1)
            site.machines[0].start()

        nothing_is_lost(site, kill, "one of two web processes killed, started after 1 s")


def test_web_processes_are_restarted_one_after_the_other(tmp_path: Path) -> None:
    with running_site(tmp_path) as site:

        def restart() -> None:
            for machine, name in zip(site.machines, ("web1", "web2"), strict=True):
                machine.stop()
                machine.start()
                site.proxy.wait_for(**{name: "UP"})

        nothing_is_lost(site, restart, "web processes restarted one after the other")


@contextmanager
def running_process(command: tuple[str, ...], *, until_there: Path) -> Iterator[psutil.Popen]:
    """Run a process, and begin when a file of its is there; at the end it is killed."""
    process = psutil.Popen(bound_to_parent(command))
    try:
        until(until_there.exists)
        yield process
    finally:
        process.kill()
        process.wait()
