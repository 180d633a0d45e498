"""The test database: migrated once a run, and cloned for each process (xdist worker) of it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings
from django.db import connection, connections
from django.db.backends.postgresql.base import DatabaseWrapper

from durak_site.configuration.environment import Environment
from durak_site.server.database.database_url import database_settings

TEMPLATE = "DURAK_TEST_TEMPLATE"
"""The variable with the name of the migrated database that this run clones."""


def make_template() -> None:
    """Migrate an empty database, and name it to this process and those that it starts."""
    name = connection.creation.create_test_db(verbosity=0, autoclobber=True, serialize=False)
    os.environ[TEMPLATE] = str(name)
    # PostgreSQL clones no database that somebody is connected to, and SQLite's file is whole
    # once its last connection has closed.
    connections.close_all()
    _close_pool()


def has_template() -> bool:
    """Return whether this run has made its template."""
    return TEMPLATE in os.environ


def use_clone() -> None:
    """Make this process use a clone of the run's template as its database."""
    connection.settings_dict["NAME"] = os.environ[TEMPLATE]
    suffix = os.environ.get("PYTEST_XDIST_WORKER", "alone")
    connection.creation.clone_test_db(suffix, verbosity=0, autoclobber=True)
    connections.close_all()
    name = connection.creation.get_test_db_clone_settings(suffix)["NAME"]
    settings.DATABASES["default"]["NAME"] = connection.settings_dict["NAME"] = name


@contextmanager
def at_another_server(url: str, **options: str) -> Iterator[None]:
    """Have this process use the database at the address, with further parameters of libpq.

    The threads of this process that keep connections get no message."""
    found = database_settings(Environment(database_url=url))
    found["OPTIONS"] |= options
    settings_dict = connection.settings_dict
    before = {name: settings_dict[name] for name in found if name in settings_dict}
    connections.close_all()
    _close_pool()
    settings_dict.update(found)
    try:
        yield
    finally:
        connections.close_all()
        _close_pool()
        settings_dict.update(before)


def _close_pool() -> None:
    """Close the connections that PostgreSQL's pool keeps open; SQLite has none."""
    database = connections["default"]
    if isinstance(database, DatabaseWrapper):
        database.close_pool()
