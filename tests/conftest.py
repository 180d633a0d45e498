"""Services and fixtures for every test but those in a real browser (tests/e2e).

Runs when pytest loads this file, before any test module: Django reads its settings once.
"""

import atexit
from contextlib import ExitStack
from typing import TYPE_CHECKING

from tests.support.environment import prepare

_services = ExitStack()
atexit.register(_services.close)
prepare(_services)

import django  # noqa: E402 - reads the environment prepared above

django.setup()

import pytest  # noqa: E402

from tests.support.worker import running_worker  # noqa: E402

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def worker(
    django_db_setup: None,  # noqa: ARG001 - the worker needs the tables
    tmp_path_factory: pytest.TempPathFactory,
) -> "Iterator[subprocess.Popen[bytes]]":
    """A real Celery worker process on the test database.

    Its tests need `@pytest.mark.django_db(transaction=True)`: it sees only what is committed.
    """
    log = tmp_path_factory.mktemp("worker") / "worker.log"
    with running_worker(log) as process:
        yield process
