"""A day of an operator on the served set-up, from the last release to another machine.

Morning: the last release is installed and played on. Noon: it is upgraded, and two machines behind
HAProxy take over. Afternoon: each machine is restarted under play, as a new version goes live.
Evening: PostgreSQL's primary dies under play. Night: the backup is restored elsewhere and verified.
"""

import asyncio
import json
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection, connections

from games.play import reactions
from games.play.models import Game, GameStatus
from tests.support.crowd import Crowd, CrowdTable, losses_of
from tests.support.databases import at_another_server
from tests.support.installations import Installation
from tests.support.machines import Machine
from tests.support.proxy import Proxy, running_proxy
from tests.support.standbys import SYNCHRONOUS, StandbyPair, running_pair
from tools.releases import kept_releases, story_file
from tools.releases.checkout import checked_out
from tools.releases.players import ReleasePlayer, play_on
from tools.releases.running import running
from tools.services import postgres_installation

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    pytest.mark.timeout(900, func_only=True),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has no standby"),
]
DAY, ELSEWHERE = "day", "elsewhere"
"""Databases."""
NAMES = ("anna", "boris")
SMALL = {"preset": "duel"}
COMMANDS = 8
"""Of the game that is not over when the release before is stopped."""
TABLES = 3
BETWEEN = 30
"""Commands before a fault, and after it."""


class Operator:
    """The operator's databases, and the commands that they run."""

    def __init__(self, pair: StandbyPair, folder: Path) -> None:
        self._folder = folder
        self.pair = pair
        for name in (DAY, ELSEWHERE):
            pair.primary.execute(f"CREATE DATABASE {name}")

    def url(self, database: str = DAY) -> str:
        """The address of a database on whichever server is the primary."""
        user = connection.settings_dict["USER"]
        return f"postgresql://{user}@/{database}?host={self.pair.hosts}"

    def manage(self, *arguments: str, database: str = DAY) -> str:
        """Run a command of `manage.py`, and return what it says."""
        data = self._folder / f"data of {database}"
        data.mkdir(exist_ok=True)
        # A dump takes programs of the server's version.
        programs = os.pathsep.join((str(postgres_installation() / "bin"), os.environ["PATH"]))
        installation = Installation(data, self.url(database))
        done = installation.manage(*arguments, PATH=programs, **secret())
        assert done.returncode == 0, done.stderr
        return done.stdout


def secret() -> Mapping[str, str]:
    """The secret key that the release, the new version and these tests share."""
    return {"SECRET_KEY": settings.SECRET_KEY}


@contextmanager
def release_before(operator: Operator, folder: Path) -> Iterator[str]:
    """Install the last release, and run it on the day's database; yield its address."""
    story = json.loads(story_file(kept_releases()[-1], "postgres").read_text("utf-8"))
    folder.mkdir()
    # Release 0.2.0 takes one host in an address.
    url = operator.pair.primary.url.rpartition("/")[0] + f"/{DAY}"
    with (
        checked_out(story["commit"]) as release,
        running(release.folder, release.python, folder, url, **secret()) as address,
    ):
        yield address


@contextmanager
def served(folder: Path, operator: Operator) -> Iterator[tuple[list[Machine], Proxy]]:
    """Run two machines with the new version on the day's database, behind a proxy."""
    variables = {"DATABASE_URL": operator.url(), "RATE_LIMITS": "false", **secret()}
    machines = [Machine(folder / name, 1, **variables) for name in ("first", "second")]
    try:
        for machine in machines:
            machine.start()
        with running_proxy([machine.addresses[0] for machine in machines]) as proxy:
            proxy.wait_for(web1="UP", web2="UP")
            yield machines, proxy
    finally:
        for machine in machines:
            machine.kill()


def deal(people: list[ReleasePlayer]) -> str:
    """Return the id of a new game of two people that has begun."""
    host, guest = people
    table = {**SMALL, "seats": [{"kind": "me"}, {"kind": "open"}]}
    game = str(host.post("games", table)["id"])
    guest.post(f"games/{game}/join", {})
    host.post(f"games/{game}/start", {})
    return game


def play_through(proxy: Proxy, fault: Callable[[], None], *, deals_meanwhile: bool) -> None:
    """Have people play while something happens; expect each command, event and view once."""
    crowd = Crowd(proxy.url, [CrowdTable.new() for _ in range(TABLES)], between=BETWEEN)
    connections.close_all()
    asyncio.run(crowd.play(fault, deals_meanwhile=deals_meanwhile))
    found = losses_of(crowd.players)
    assert found.answered >= 2 * BETWEEN
    assert (found.lost, found.doubled, found.corrupted) == (0, 0, ())
    assert (found.missed, found.unfinished) == (0, 0)


def test_from_the_last_release_to_another_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing here reacts to the deals: all messages come from the machines.
    monkeypatch.setattr(reactions.committed, "_on_commit", {})
    backup = tmp_path / "backup.tar"
    with running_pair(SYNCHRONOUS) as pair:
        operator = Operator(pair, tmp_path)
        with release_before(operator, tmp_path / "release") as address:
            people = [ReleasePlayer.registered(address, name) for name in NAMES]
            over, half = deal(people), deal(people)
            play_on(over, dict(enumerate(people)))
            play_on(half, dict(enumerate(people)), commands=COMMANDS)
            sessions = [person.session for person in people]
            before = people[0].get(f"games/{half}/legal")
        operator.manage("migrate", "--verbosity", "0")
        assert operator.manage("verify_game", "--all").splitlines()[-1].startswith("2 ")

        with (
            ThreadPoolExecutor(1) as hands,
            at_another_server(operator.url()),
            served(tmp_path, operator) as (machines, proxy),
        ):
            again = [
                ReleasePlayer.with_session(proxy.url, name, session)
                for name, session in zip(NAMES, sessions, strict=True)
            ]
            after = again[0].get(f"games/{half}/legal")
            assert (after["version"], after["legal"]) == (before["version"], before["legal"])

            def restart_each() -> None:
                for number, machine in enumerate(machines, 1):
                    machine.stop()
                    # Linux ends a process with the thread that has started it.
                    hands.submit(machine.start).result()
                    proxy.wait_for(**{f"web{number}": "UP"})

            play_through(proxy, restart_each, deals_meanwhile=True)
            play_through(proxy, pair.fail_over, deals_meanwhile=False)
            play_on(half, dict(enumerate(again)), seed=2)
            games = Game.objects.count()
            assert games > 2 * TABLES
            assert Game.objects.exclude(status=GameStatus.FINISHED).count() == 0
            connections.close_all()

        operator.manage("backup", str(backup))
        said = operator.manage("restore", str(backup), database=ELSEWHERE)
        assert f"{games} games verified." in said
        assert (
            operator.manage("verify_game", "--all", database=ELSEWHERE)
            .splitlines()[-1]
            .startswith(f"{games} ")
        )
        elsewhere = {"DATABASE_URL": operator.url(ELSEWHERE), **secret()}
        machine = Machine(tmp_path / "another", 1, **elsewhere)
        try:
            machine.start()
            anna = ReleasePlayer.with_session(
                f"http://{machine.addresses[0]}", NAMES[0], sessions[0]
            )
            with closing(anna.client):
                assert anna.get("auth/me")["name"] == NAMES[0]
                for game in (over, half):
                    assert anna.get(f"games/{game}")["status"] == "finished"
        finally:
            machine.kill()
