"""A database whose connections were cut, as by its restart, is an error to nobody.

One that takes no writes for a while, as a standby before it is promoted, is an outage."""

import logging
import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager
from random import Random
from threading import Event, Thread
from typing import Any

import psycopg
import pytest
from django.db import connection
from psycopg_pool import ConnectionPool, PoolTimeout

from accounts.models import User
from durak_site.configuration.environment import Environment
from durak_site.server.database.database_url import connection_parameters, database_settings
from tests.support.games import running_table, some_user
from tests.support.limits import WITH_PROCESSES
from tests.support.offers import any_command
from tests.support.waiting import spend
from tests.support.web import DATABASE_NAME_OF_WEB, Web
from tools.services import postgres_server
from tools.waiting import until

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.long,
    WITH_PROCESSES,
    pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has no connections"),
]


def cut_connections_of_web() -> int:
    """Cut them as a restart does; how many there were.

    Those of this process stay: threads of later tests would find theirs cut.
    """
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name = %s",
            [DATABASE_NAME_OF_WEB],
        )
        return int(cursor.fetchone()[0])


def test_the_next_request_finds_a_connection_that_works(web: Web) -> None:
    with closing(web.client(some_user())) as client:
        for _ in range(3):
            assert client.get("games?mine=true").status_code == 200
            assert cut_connections_of_web() > 0
        assert client.get("games?mine=true").status_code == 200


@contextmanager
def read_only() -> Iterator[None]:
    """Have new transactions of other connections refuse writes, as those of a standby do."""
    with connection.cursor() as cursor:
        database = connection.ops.quote_name(str(connection.settings_dict["NAME"]))
        cursor.execute(f"ALTER DATABASE {database} SET default_transaction_read_only = on")
        cut_connections_of_web()
        try:
            yield
        finally:
            # This connection is older than the setting, so it may write.
            cursor.execute(f"ALTER DATABASE {database} RESET default_transaction_read_only")
            cut_connections_of_web()


@pytest.mark.parametrize("way", ["fast path", "full stack", "view"])
def test_a_write_to_a_standby_is_refused_with_the_wish_to_try_again(web: Web, way: str) -> None:
    game = running_table()
    player = User.objects.get(seats__game=game, seats__number=game.awaited[0])
    with closing(web.client(player)) as client:
        offers = client.get(f"games/{game.pk}/legal").json()["legal"]
        path = f"games/{game.pk}/commands"
        body: dict[str, Any] = {"command": any_command(offers, Random(1))}
        if way == "view":
            path, body = (
                "games",
                {"preset": "podkidnoy", "seats": [{"kind": "me"}, {"kind": "open"}]},
            )
        # Only the page's own way to ask takes the fast path.
        headers = {"Accept": "application/json;q=0.9"} if way == "full stack" else {}
        with read_only():
            reply = client.post(path, json=body, headers=headers)
            assert (reply.status_code, reply.json()["code"]) == (503, "unavailable")
            assert int(reply.headers["Retry-After"]) > 0
            assert client.get(f"games/{game.pk}").json()["version"] == game.version
        assert client.post(path, json=body, headers=headers).status_code in {200, 201}


AWAY_SECONDS = 40
FOUND_WITHIN_SECONDS = 10
"""With pauses that double as long as the database is away, the next attempt would come 23 s after
its return."""


def test_a_database_that_was_away_long_is_found_soon_after_its_return(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.CRITICAL, "psycopg.pool")
    is_over, served = Event(), Event()

    def ask_often(pool: ConnectionPool) -> None:
        while not is_over.wait(0.3):
            try:
                with pool.connection() as found:
                    found.execute("SELECT 1")
                served.set()
            except (psycopg.OperationalError, PoolTimeout):
                served.clear()

    with postgres_server() as server:
        settings = database_settings(Environment(database_url=server.url))
        with ConnectionPool(
            kwargs=connection_parameters(settings), open=True, **settings["OPTIONS"]["pool"]
        ) as pool:
            callers = [Thread(target=ask_often, args=(pool,)) for _ in range(6)]
            for caller in callers:
                caller.start()
            until(served.is_set)
            server.stop(signal.SIGKILL)
            spend(AWAY_SECONDS)
            served.clear()
            server.start()
            until(served.is_set, seconds=FOUND_WITHIN_SECONDS)
            is_over.set()
            for caller in callers:
                caller.join()
