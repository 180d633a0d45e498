"""PgBouncer between the service and PostgreSQL: problems with it are explained."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from django.db import connection
from django.test import Client

from durak_site.server.backups.backup_and_restore import BackupError, make_backup
from durak_site.server.database import poolers
from durak_site.server.database.database_url import connection_parameters
from durak_site.server.database.poolers import StatementsCheck, is_shared, prepared_statements_work
from games.play.models import GameStatus
from games.play.selectors.games import get_game
from games.records.audit import audit
from tests.support.games import MAX_COMMANDS, running_table
from tests.support.offers import any_command
from tests.support.poolers import Pooler, hosts_of, keeps_statements, running_pooler
from tests.support.web import running_web
from tools.waiting import until

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    pytest.mark.timeout(240, func_only=True),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has no connections"),
]
PROJECT_ROOT = Path(__file__).resolve().parents[2]
OLD = "PgBouncer here is older than 1.22: PGBOUNCER names another one"


@pytest.fixture
def pooler() -> Iterator[Pooler]:
    """A PgBouncer in transaction mode that does not look after prepared statements."""
    with running_pooler(hosts_of(connection.settings_dict)) as running:
        yield running


def address(pooler: Pooler) -> str:
    """The tests' database behind the pooler."""
    values = connection.settings_dict
    return pooler.url(str(values["NAME"]), str(values["USER"]))


def parameters(pooler: Pooler) -> Mapping[str, str]:
    return psycopg.conninfo.conninfo_to_dict(address(pooler))  # type: ignore[return-value] # texts


def start(pooler: Pooler, *command: str) -> subprocess.CompletedProcess[str]:
    """Start a process of the service behind the pooler, which must end on its own."""
    return subprocess.run(
        (sys.executable, "-m", *command),
        cwd=PROJECT_ROOT,
        env={**os.environ, "DATABASE_URL": address(pooler), "PORT": "0"},
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )


def test_without_a_pooler_statements_work_and_connections_are_ones_own() -> None:
    direct = connection_parameters(connection.settings_dict)
    assert prepared_statements_work(direct) is True
    assert is_shared(direct) is False


def test_a_pooler_is_recognised_in_each_of_its_modes(pooler: Pooler) -> None:
    assert prepared_statements_work(parameters(pooler)) is False
    assert is_shared(parameters(pooler)) is True
    hosts = hosts_of(connection.settings_dict)
    pooler.configure(hosts, "session", kept_statements=0)
    assert prepared_statements_work(parameters(pooler)) is True
    assert is_shared(parameters(pooler)) is False
    pooler.stop()
    with pytest.raises(psycopg.OperationalError):
        prepared_statements_work(parameters(pooler))


@pytest.mark.skipif(not keeps_statements(), reason=OLD)
def test_a_pooler_that_looks_after_statements_is_good_enough(pooler: Pooler) -> None:
    pooler.configure(hosts_of(connection.settings_dict), "transaction", kept_statements=200)
    assert prepared_statements_work(parameters(pooler)) is True
    assert is_shared(parameters(pooler)) is True
    a_game_is_played_through(pooler, prepared="true")


@pytest.mark.parametrize(
    "command",
    [
        ("durak_site.server.serve",),
        ("celery", "--quiet", "-A", "durak_site", "worker", "--concurrency", "1"),
    ],
    ids=["web", "worker"],
)
def test_no_process_starts_whose_statements_do_not_work(
    pooler: Pooler, command: tuple[str, ...]
) -> None:
    done = start(pooler, *command)
    assert done.returncode == 1
    assert "Durak can't start: Prepared statements don't work through the pooler" in done.stderr
    assert "DATABASE_PREPARED_STATEMENTS=false" in done.stderr
    assert "Traceback" not in done.stderr


def test_with_plain_statements_a_game_is_played_through_any_pooler(pooler: Pooler) -> None:
    a_game_is_played_through(pooler, prepared="false")


def a_game_is_played_through(pooler: Pooler, *, prepared: str) -> None:
    """Play a whole game; every request is answered as without a pooler."""
    game, rng = running_table(2), random.Random(3)
    users = {seat.number: seat.user for seat in game.seats.all()}
    log = Path(os.environ["DURAK_DATA_DIR"]) / f"pooled-{prepared}.log"
    variables = {"DATABASE_URL": address(pooler), "DATABASE_PREPARED_STATEMENTS": prepared}
    with (
        running_web(log, **variables) as web,
        closing(web.client(users[0])) as first,
        closing(web.client(users[1])) as second,
    ):
        for number in range(MAX_COMMANDS):
            seen = get_game(game.pk)
            if seen.status == GameStatus.FINISHED:
                break
            client = (first, second)[seen.awaited[0]]
            look = client.get(f"games/{game.pk}/legal").raise_for_status().json()
            body = {"command": any_command(look["legal"], rng), "expected_version": look["version"]}
            key = {"Idempotency-Key": f"k{number}"}
            client.post(f"games/{game.pk}/commands", json=body, headers=key).raise_for_status()
            client.get("games?mine=true").raise_for_status()
        ready = first.get(f"{web.url}/readyz").json()
        assert ready["parts"]["statements"] is True
    assert get_game(game.pk).status == GameStatus.FINISHED
    assert audit(get_game(game.pk)) == ()


def test_readiness_tells_of_a_pooler_that_came_later(
    pooler: Pooler, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(poolers, "statements_check", StatementsCheck())
    monkeypatch.setattr(
        "durak_site.server.health.readiness.connection_parameters",
        lambda _settings: parameters(pooler),
    )
    reply = client.get("/readyz")
    assert (reply.status_code, reply.json()["status"]) == (503, "unavailable")
    parts = reply.json()["parts"]
    assert (parts["database"], parts["statements"]) == (True, False)
    pooler.configure(hosts_of(connection.settings_dict), "session", kept_statements=0)
    until(lambda: client.get("/readyz").status_code == 200, what="readiness")


def test_a_check_that_said_yes_is_made_anew_after_a_minute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, answers = [0.0], [True, False, False, True]
    asked: list[float] = []

    def answer(_parameters: Mapping[str, str]) -> bool:
        asked.append(now[0])
        return answers[len(asked) - 1]

    monkeypatch.setattr(poolers, "prepared_statements_work", answer)
    monkeypatch.setattr("durak_site.server.database.poolers.time.monotonic", lambda: now[0])
    check = StatementsCheck()
    seen = []
    for moment in (0.0, 59.0, 60.0, 61.0, 62.0, 63.0):
        now[0] = moment
        seen.append(check({}))
    assert seen == [True, True, False, False, True, True]
    assert asked == [0.0, 60.0, 61.0, 62.0]


def test_a_backup_asks_for_postgresql_itself(
    pooler: Pooler, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    values = {"HOST": "127.0.0.1", "PORT": str(pooler.port)}
    for key, value in values.items():
        monkeypatch.setitem(connection.settings_dict, key, value)
    with pytest.raises(BackupError, match="pooler in transaction mode"):
        make_backup(tmp_path / "backup.tar")
