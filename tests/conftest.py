"""Services and fixtures for every test but those in a real browser (tests/e2e).

Runs when pytest loads this file, before any test module: Django reads its settings once.
"""

import atexit
import os
from contextlib import ExitStack
from typing import TYPE_CHECKING

from tests.support.environment import prepare
from tests.support.profiles import register_profiles

_services = ExitStack()
atexit.register(_services.close)
prepare(_services)
register_profiles()

import django  # noqa: E402 - reads the environment prepared above

django.setup()

import pytest  # noqa: E402 - Django has to be set up first
import redis  # noqa: E402 - the same
from asgiref.sync import SyncToAsync  # noqa: E402 - the same
from django.conf import settings  # noqa: E402 - the same
from django.contrib.auth.hashers import PBKDF2PasswordHasher  # noqa: E402 - the same
from django.db import connections  # noqa: E402 - the same
from pytest_django import DjangoDbBlocker, Settings  # noqa: E402 - the same
from pytest_django.plugin import blocking_manager_key  # noqa: E402 - the same

from durak_site.celery import app  # noqa: E402 - the same
from games.play.reactions import committed  # noqa: E402 - the same
from tests.support.databases import has_template, make_template, use_clone  # noqa: E402 - the same
from tests.support.emptying import empty_after_every_test  # noqa: E402 - the same
from tests.support.limits import WITH_PROCESSES, put_long_ones_first  # noqa: E402 - the same
from tests.support.moderation import Desk  # noqa: E402 - the same
from tests.support.threads import close_connections_of  # noqa: E402 - the same
from tests.support.web import Web, running_web  # noqa: E402 - the same
from tests.support.worker import running_worker  # noqa: E402 - the same
from web.database import threads  # noqa: E402 - the same
from web.limits.throttling import _storage, leases  # noqa: E402 - the same
from web.realtime import presence  # noqa: E402 - the same

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator


empty_after_every_test()
# A tenth of a second for each password would be two fifths of what the tests compute.
PBKDF2PasswordHasher.iterations = 1000


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes(config: pytest.Config) -> None:
    """Make the template of the databases before the processes of a parallel run start.

    Each prepares its own services: with the settings' variable inherited, pytest-django would read
    the settings before they have."""
    _make_template(config)
    del os.environ["DJANGO_SETTINGS_MODULE"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give modules with the real worker or web process the time that these need to start and stop.

    They stop after the last test of the module, whichever it is."""
    of_processes = {
        item.path for item in items if {"worker", "web"} & {*getattr(item, "fixturenames", ())}
    }
    for item in items:
        if item.path in of_processes and item.get_closest_marker("timeout") is None:
            item.add_marker(WITH_PROCESSES)
    put_long_ones_first(items)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Make the template in a run of one process, outside of the time of its first test."""
    if not has_template() and any(item.get_closest_marker("django_db") for item in session.items):
        _make_template(session.config)


def _make_template(config: pytest.Config) -> None:
    with config.stash[blocking_manager_key].unblock():
        make_template()


@pytest.fixture(scope="session")
def django_db_setup(
    django_test_environment: None,  # noqa: ARG001 - Django's own set-up for tests
    django_db_blocker: DjangoDbBlocker,
) -> "Iterator[None]":
    """Give this process a clone of the migrated database; close all connections at the end."""
    with django_db_blocker.unblock():
        use_clone()
    yield
    close_connections_of(threads._readers)
    SyncToAsync.single_thread_executor.submit(connections.close_all).result()
    connections.close_all()


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


@pytest.fixture(scope="module")
def web(
    django_db_setup: None,  # noqa: ARG001 - the process needs the tables
    tmp_path_factory: pytest.TempPathFactory,
) -> "Iterator[Web]":
    """A real web process on the test database; like `worker` it sees only what is committed."""
    with running_web(tmp_path_factory.mktemp("web") / "web.log") as running:
        yield running


@pytest.fixture
def nobody_here() -> "Iterator[None]":
    """Redis and this process know of nobody's presence, before and after."""
    _forget_presence()
    yield
    _forget_presence()


def _forget_presence() -> None:
    presence._marked_at.clear()
    redis.Redis.from_url(settings.DURAK_REDIS_URL).delete(
        presence.ONLINE, presence.PLAYING, presence.AT_TABLES
    )


@pytest.fixture
def looking_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ping looks for what got lost, as if a minute had gone by."""
    monkeypatch.setattr("web.realtime.consumer.SECONDS_BETWEEN_POLLS", 0.0)


@pytest.fixture
def no_reactions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing reacts to commits of games but what the test adds."""
    monkeypatch.setattr(committed, "_on_commit", {})


@pytest.fixture
def limited(settings: Settings) -> "Iterator[None]":
    """Limits are on, and nobody has asked yet."""
    settings.DURAK_RATE_LIMITS = True
    storage = _storage(settings.DURAK_REDIS_URL)
    storage.reset()
    leases.clear()
    yield
    storage.reset()
    leases.clear()


@pytest.fixture
def eager_tasks() -> "Iterator[None]":
    """Tasks run where they are queued, so that mails arrive at once."""
    app.conf.task_always_eager = True
    yield
    app.conf.task_always_eager = False


@pytest.fixture
def desk() -> Desk:
    """A moderator at the page of cases."""
    return Desk()
