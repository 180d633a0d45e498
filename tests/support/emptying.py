"""Empties the test database after a test that committed something.

Django truncates each table and then makes content types, permissions and groups again, a quarter of
a second for each test. To delete the few rows takes a tenth of that, and what migrating filled
stays as it is."""

import functools

from django.db import OperationalError, connection, transaction
from django.test import TransactionTestCase
from psycopg.errors import DeadlockDetected

FILLED_BY_MIGRATING = {
    "auth_group",
    "auth_group_permissions",
    "auth_permission",
    "django_content_type",
}


TRIES = 3
"""Attempts to empty the database, of which one may meet a deadlock."""


def empty_database() -> None:
    """Delete all rows but those that migrating made.

    A process that still reads several tables can end in a deadlock with the locks here; PostgreSQL
    then breaks off either of the two.
    """
    for left in reversed(range(TRIES)):
        try:
            _empty()
        except OperationalError as error:
            if not left or not isinstance(error.__cause__, DeadlockDetected):
                raise
        else:
            return


def _empty() -> None:
    tables = _tables()
    deletions = [f"DELETE FROM {table}" for table in tables]  # noqa: S608 - tables of ours
    with transaction.atomic(), connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            # As TRUNCATE does: what other processes write comes before or after, never between.
            cursor.execute(f"LOCK TABLE {', '.join(tables)} IN ACCESS EXCLUSIVE MODE")
            cursor.execute("; ".join(deletions))
        else:
            for deletion in deletions:
                cursor.execute(deletion)


@functools.cache
def _tables() -> list[str]:
    """The quoted names of the tables to empty; their keys are looked at when all are empty."""
    names = connection.introspection.django_table_names(only_existing=True, include_views=False)
    return [connection.ops.quote_name(name) for name in {*names} - FILLED_BY_MIGRATING]


def empty_after_every_test() -> None:
    """Let Django's tests that commit end with an empty database."""
    # Nothing else replaces what Django does at a test's end.
    TransactionTestCase._fixture_teardown = lambda _: empty_database()  # type: ignore[attr-defined]  # its stubs leave it out
