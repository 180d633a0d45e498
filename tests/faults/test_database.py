"""A database whose connections were cut, as by its restart, is an error to nobody."""

from contextlib import closing

import pytest
from django.db import connection

from tests.support.games import some_user
from tests.support.limits import WITH_PROCESSES
from tests.support.web import DATABASE_NAME_OF_WEB, Web

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
