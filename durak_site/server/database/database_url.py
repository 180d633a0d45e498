"""DATABASE_URL: the one place that reads it, for Django and for PostgreSQL's programs."""

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import unquote

from django.core.exceptions import ImproperlyConfigured

from durak_site.configuration.environment import Environment

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"
SQLITE_OPTIONS = {
    # A transaction takes the write lock when it begins, so that one that first reads and then
    # writes can't fail with "database is locked" in the middle.
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": (
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA cache_size=-16000"
    ),
}
FOR_SEVERAL_HOSTS = {"target_session_attrs": "read-write", "connect_timeout": "3"}
"""Of several hosts the one that can be written to is wanted, and one that is off is not waited for.

The address may say otherwise."""
SECONDS_OF_ATTEMPTS = 5
"""The time for which the pool repeats an attempt to connect, each pause twice as long as the one
before. Then the next request begins a new attempt: with the pool's own 300 seconds a database that
was away for a minute would be missed for another minute."""
OF_DJANGO = ("pool", "prepare_threshold")
"""Options for Django and its driver, which PostgreSQL's programs don't know."""
COLUMNS = {"dbname": "NAME", "user": "USER", "password": "PASSWORD", "host": "HOST", "port": "PORT"}
"""The parameters that have a separate setting, with its name."""


def database_settings(environment: Environment) -> dict[str, Any]:
    """Return Django's settings of the database. Raises ImproperlyConfigured."""
    url = environment.database_url
    if not url:
        url = f"{SQLITE}{environment.durak_data_dir.resolve() / 'durak.sqlite3'}"
    if url.startswith(SQLITE):
        return _sqlite(unquote(url.removeprefix(SQLITE)), environment)
    return _postgres(url, environment)


def check_at_start(environment: Environment) -> None:
    """Raise ImproperlyConfigured if the service's statements don't work on its connections.

    An unreachable database raises nothing: readiness checks again later.
    """
    if not environment.prepares_statements:
        return
    from psycopg import OperationalError  # noqa: PLC0415 - PostgreSQL's driver alone needs memory

    from durak_site.server.database.poolers import ADVICE, prepared_statements_work  # noqa: PLC0415 - the same

    with suppress(OperationalError):
        if not prepared_statements_work(connection_parameters(database_settings(environment))):
            raise ImproperlyConfigured(ADVICE)


def connection_parameters(database: Mapping[str, Any]) -> dict[str, str]:
    """Return libpq's parameters of a PostgreSQL database from Django's settings."""
    named = {key: database.get(setting) for key, setting in COLUMNS.items()}
    options = {
        key: value for key, value in database.get("OPTIONS", {}).items() if key not in OF_DJANGO
    }
    return {key: str(value) for key, value in (named | options).items() if value}


def _sqlite(name: str, environment: Environment) -> dict[str, Any]:
    return {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": name,
        "OPTIONS": SQLITE_OPTIONS,
        "CONN_MAX_AGE": None,
        # Threads of a test share a file; an in-memory database locks whole tables.
        "TEST": {"NAME": environment.durak_data_dir / "test.sqlite3"},
    }


def _postgres(url: str, environment: Environment) -> dict[str, Any]:
    parameters = _parameters(url)
    if not parameters.get("dbname") and not parameters.get("service"):
        raise ImproperlyConfigured("DATABASE_URL names no database: postgresql://host/name")
    if "," in parameters.get("host", "") or "," in parameters.get("hostaddr", ""):
        parameters = {**FOR_SEVERAL_HOSTS, **parameters}
    columns = {setting: parameters.pop(key, "") for key, setting in COLUMNS.items()}
    are_prepared = environment.database_prepared_statements
    return {
        "ENGINE": "django.db.backends.postgresql",
        **columns,
        "OPTIONS": {
            **parameters,
            "pool": {
                "min_size": 1,
                "max_size": environment.database_pool_size,
                "timeout": 10,
                "reconnect_timeout": SECONDS_OF_ATTEMPTS,
            },
            # PostgreSQL plans a statement of `web.database.prepared_statements` once in each
            # connection, at its second use. Behind a pooler that gives each transaction another
            # connection it must not.
            "prepare_threshold": 1 if are_prepared else None,
        },
        # A cursor that outlives its transaction would have to find its connection again, which a
        # pooler in transaction mode does not promise.
        "DISABLE_SERVER_SIDE_CURSORS": True,
        # One more round trip a request; without it a restart of PostgreSQL would be answered by an
        # error for each connection that the pool still holds.
        "CONN_HEALTH_CHECKS": True,
    }


def _parameters(url: str) -> dict[str, str]:
    """Return the parameters of an address in any of libpq's forms.

    Raises ImproperlyConfigured, whose text quotes nothing of the address and its password.
    """
    if not url.startswith(POSTGRES) and not re.match(r"\s*\w+\s*=", url):
        raise ImproperlyConfigured(
            "DATABASE_URL: only postgresql:// and sqlite:/// are supported (docs/operating.md)."
        )
    from psycopg import ProgrammingError  # noqa: PLC0415 - PostgreSQL's driver alone needs memory
    from psycopg.conninfo import conninfo_to_dict  # noqa: PLC0415 - the same

    try:
        found = conninfo_to_dict(url)
    except ProgrammingError as error:
        unknown = re.fullmatch(
            r'invalid (?:URI query parameter|connection option)[: ]+"(\w+)"\s*', str(error)
        )
        reason = f"PostgreSQL has no parameter {unknown[1]}" if unknown else "it can't be read"
        raise ImproperlyConfigured(
            f"DATABASE_URL: {reason}. The form is postgresql://user:password@host:5432/name, "
            "where special characters are written as %40."
        ) from None
    return {key: str(value) for key, value in found.items()}
