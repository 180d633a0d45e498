"""What the tests of sockets share."""

from collections.abc import Iterator

import pytest

from tests.support.web import Web, running_web


@pytest.fixture(scope="module")
def web(
    django_db_setup: None,  # noqa: ARG001 - the process needs the tables
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Web]:
    """A real web process on the test database."""
    with running_web(tmp_path_factory.mktemp("web") / "web.log") as running:
        yield running
