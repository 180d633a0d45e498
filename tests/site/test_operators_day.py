"""The rehearsal of an operator's day comes through, on both set-ups."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from django.db import connection

from tests.support.worker import test_database_url as database_url
from tools.rehearsal.day import rehearse
from tools.rehearsal.next_version import PROJECT_ROOT
from tools.rehearsal.site import RehearsalError, Site
from tools.services import postgres_programs

pytestmark = pytest.mark.timeout(600)
DATABASES = ("here", "there")


@pytest.fixture
def variables(tmp_path: Path) -> Iterator[dict[str, Mapping[str, str]]]:
    """The variables of two installations that have no data yet, of the set-up that is tested."""
    folders = {name: {"DURAK_DATA_DIR": str(tmp_path / "not yet" / name)} for name in DATABASES}
    if connection.vendor == "sqlite":
        yield {name: {**folders[name], "DATABASE_URL": ""} for name in DATABASES}
        return
    server, _, _ = database_url().rpartition("/")
    path = f"{postgres_programs()}{os.pathsep}{os.environ['PATH']}"
    with connection.cursor() as cursor:
        for name in DATABASES:
            cursor.execute(f"CREATE DATABASE {name}")
    yield {
        name: {**folders[name], "DATABASE_URL": f"{server}/{name}", "PATH": path}
        for name in DATABASES
    }
    with connection.cursor() as cursor:
        for name in DATABASES:
            cursor.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.mark.django_db(transaction=True)
def test_players_go_on_through_backup_migration_and_restore(
    tmp_path: Path, variables: dict[str, Mapping[str, str]]
) -> None:
    here, there = (Site(PROJECT_ROOT, tmp_path, variables[name]) for name in DATABASES)
    told: list[str] = []
    is_served = connection.vendor == "postgresql"
    rehearse(here, there, tmp_path, at_once=is_served, tell=told.append)
    assert [line.partition("s  ")[2].partition(":")[0] for line in told] == [
        "installed, and played on",
        "announced a restart",
        "backed up",
        "deployed the next version under play",
        "verified",
        "restored elsewhere",
        "played on there, by the sessions of before",
    ]


def test_a_step_that_fails_ends_the_rehearsal_with_what_was_said(tmp_path: Path) -> None:
    site = Site(PROJECT_ROOT, tmp_path, {"DURAK_DATA_DIR": str(tmp_path)})
    with pytest.raises(RehearsalError, match=r"restore nothing\.tar: .*nothing\.tar"):
        site.manage("restore", "nothing.tar")
