"""The environment of the tests, prepared before Django reads its settings."""

import os
import tempfile
from contextlib import ExitStack
from pathlib import Path

from notifications.vapid import new_private_key
from tools.services import PostgresServer, postgres_server, redis_server, served_environment

POSTGRES_URL_VARIABLE = "DURAK_TEST_POSTGRES_URL"

own_servers: list[PostgresServer] = []
"""The PostgreSQL that this process has started, if it did; in a parallel run others use it too."""


def prepare(stack: ExitStack) -> None:
    """Start the services of this test process and set the variables for them; `stack` stops them.

    DURAK_TEST_DATABASE=postgres chooses PostgreSQL, otherwise SQLite is used. Each process of a
    parallel run has its own Redis, and its own database in one PostgreSQL, which the first process
    starts."""
    for name in [name for name in os.environ if name.startswith("DURAK_") and "TEST" not in name]:
        del os.environ[name]
    data = stack.enter_context(tempfile.TemporaryDirectory(prefix="durak-tests-"))
    redis_url = stack.enter_context(redis_server())
    os.environ.update(
        {
            "DJANGO_SETTINGS_MODULE": "durak_site.settings",
            "DURAK_DATA_DIR": data,
            "DURAK_BOT_DELAY_MS": "0",
            "RATE_LIMITS": "false",
            "LOG_LEVEL": "WARNING",
            # A sign-in with this provider begins without asking it.
            "SIGN_IN_PROVIDERS": '[{"id": "lichess", "client_id": "durak.example"}]',
            "REDIS_URL": redis_url,
            "ALLOWED_HOSTS": "testserver",
            # The embedded set-up makes a key automatically; the served one needs this variable.
            "VAPID_PRIVATE_KEY": new_private_key(),
        },
    )
    match os.environ.get("DURAK_TEST_DATABASE", "sqlite"):
        case "sqlite":
            os.environ.pop("DATABASE_URL", None)
        case "postgres":
            if POSTGRES_URL_VARIABLE not in os.environ:
                server = stack.enter_context(postgres_server())
                os.environ[POSTGRES_URL_VARIABLE] = server.url
                own_servers.append(server)
            os.environ.update(served_environment(os.environ[POSTGRES_URL_VARIABLE], redis_url))
        case other:
            message = f"DURAK_TEST_DATABASE is sqlite or postgres, not {other!r}"
            raise ValueError(message)


def data_folder() -> Path:
    """The data directory of this test process."""
    return Path(os.environ["DURAK_DATA_DIR"])
