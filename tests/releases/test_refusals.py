"""A database that can't be brought up to date is refused with words, before anything is changed."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.migrations.recorder import MigrationRecorder
from django.db.utils import ConnectionHandler
from pytest_django import DjangoDbBlocker

from accounts.models import User
from durak_site.configuration.environment import read_environment
from durak_site.server.backups.backup_and_restore import BackupError, make_backup, restore_backup
from durak_site.server.database.database_url import database_settings
from durak_site.server.database.upgrades import why_not, why_unknown
from tests.releases.conftest import Made
from tests.support.installations import Installation
from tools.services import postgres_installation

pytestmark = [pytest.mark.django_db, pytest.mark.timeout(120, func_only=True)]
Change = Callable[[Installation], None]
ALIAS = "installation"
KNOWN = frozenset({("play", "0001_initial"), ("play", "0002_more"), ("accounts", "0001_initial")})


def note(installation: Installation, app: str, name: str) -> None:
    """Have the database list a migration as applied."""
    installation.execute(
        "INSERT INTO django_migrations (app, name, applied) "  # noqa: S608 - the tests' own words
        f"VALUES ('{app}', '{name}', '2026-11-22 12:00:00+00:00')"
    )


def newer(installation: Installation) -> None:
    note(installation, "play", "0099_more_of_it")


def newer_with_an_app(installation: Installation) -> None:
    note(installation, "caravans", "0001_initial")


def between(installation: Installation) -> None:
    for name in ("0002_room_for_versions", "0003_games_by_end"):
        note(installation, "play", name)


def between_without_a_trace(installation: Installation) -> None:
    """The edited first migrations: the same names, other tables."""
    installation.execute("ALTER TABLE play_game ADD COLUMN rules_name varchar(40)")


def between_in_another_app(installation: Installation) -> None:
    installation.execute("ALTER TABLE moderation_report ADD COLUMN rule_set_id varchar(10)")


def changed_by_hand(installation: Installation) -> None:
    installation.execute("ALTER TABLE chat_chatmessage RENAME COLUMN text TO words")


def without_a_table(installation: Installation) -> None:
    installation.execute("DROP TABLE tables_kick")


def older(installation: Installation) -> None:
    """0.1.0 had all of `games` in one app, and one of its migrations had today's name."""
    installation.execute("DELETE FROM django_migrations WHERE app <> 'accounts'")
    note(installation, "accounts", "0002_addresses_of_earlier_accounts")
    note(installation, "games", "0001_initial")


@contextmanager
def connected(installation: Installation) -> Iterator[BaseDatabaseWrapper]:
    """A connection to an installation's database, among those that Django knows."""
    environment = read_environment().model_copy(update={"database_url": installation.address})
    own = database_settings(environment)
    # One connection is all that is needed, and it ends with this.
    own["OPTIONS"].pop("pool", None)
    settings = {"default": own}
    connections.databases[ALIAS] = ConnectionHandler(settings).databases["default"]
    try:
        yield connections[ALIAS]
    finally:
        connections[ALIAS].close()
        del connections[ALIAS], connections.databases[ALIAS]


def interrupted(installation: Installation) -> None:
    """The first `migrate` of all ended before it came to the last of the apps."""
    installation.execute("DELETE FROM django_migrations WHERE app = 'tables'")
    installation.execute("DROP TABLE tables_kick")


def interrupted_early(installation: Installation) -> None:
    installation.execute("DELETE FROM django_migrations WHERE app NOT IN ('accounts', 'auth')")


def unchanged(_installation: Installation) -> None:
    """The release as it was."""


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (newer, "a newer version of Durak (play.0099_more_of_it)"),
        (newer_with_an_app, "a newer version of Durak (caravans.0001_initial)"),
        (between, "between 0.2.0 and the next release (play.0002_room_for_versions, play.0003"),
        (between_without_a_trace, "play_game has the column rules_name"),
        (between_in_another_app, "moderation_report has the column rule_set_id"),
        (changed_by_hand, "chat_chatmessage has no column text"),
        (without_a_table, "tables_kick is missing"),
        (older, "before 0.2.0 (accounts.0002_addresses_of_earlier_accounts, games.0001_initial)"),
        (interrupted, None),
        (interrupted_early, None),
        (unchanged, None),
    ],
)
def test_each_database_that_does_not_fit_is_named(
    made: Made, django_db_blocker: DjangoDbBlocker, change: Change, words: str | None
) -> None:
    installation = made("0.2.0")
    change(installation)
    with django_db_blocker.unblock(), connected(installation) as connection:
        said = why_not(connection)
    if words is None:
        assert said is None
    else:
        assert said is not None
        assert words in said
        assert "Nothing was changed." in said


def test_migrate_refuses_and_changes_nothing(made: Made) -> None:
    installation = made("0.2.0")
    between_without_a_trace(installation)
    before = installation.dump()
    done = installation.manage("migrate", "--noinput")
    assert done.returncode == 1
    assert done.stderr.startswith("CommandError: The tables of this database are not those")
    assert "Traceback" not in done.stderr
    assert installation.dump() == before


@pytest.mark.long
def test_the_launcher_refuses_too(made: Made) -> None:
    installation = made("0.2.0")
    newer(installation)
    before = installation.dump()
    done = installation.run("-m", "durak_site.server.launch", PORT="0")
    assert done.returncode == 1
    assert "a newer version of Durak (play.0099_more_of_it)" in done.stdout
    assert "can't be brought up to date" in done.stdout
    assert "Traceback" not in done.stderr
    assert installation.dump() == before


@pytest.mark.parametrize(
    ("applied", "words"),
    [
        (KNOWN, None),
        (frozenset(), None),
        (KNOWN | {("auth", "0099_of_a_library"), ("account", "0050_of_a_library")}, None),
        (KNOWN | {("chat", "0002_unknown")}, "newer version of Durak (chat.0002_unknown)"),
        (KNOWN | {("play", "0004_seals")}, "between 0.2.0 and the next release (play.0004_seals)"),
        (frozenset({("games", "0003_series")}), "before 0.2.0 (games.0003_series)"),
    ],
)
def test_names_alone_tell_of_other_versions(
    applied: frozenset[tuple[str, str]], words: str | None
) -> None:
    said = why_unknown(applied, known=KNOWN)
    assert said is None if words is None else words in (said or "")


@pytest.mark.django_db(transaction=True)
def test_a_backup_of_a_newer_version_is_refused_and_the_data_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = postgres_installation() / "bin"
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    backup, applied = tmp_path / "backup.tar", MigrationRecorder(connections["default"])
    applied.record_applied("play", "0099_more_of_it")
    try:
        make_backup(backup)
    finally:
        applied.record_unapplied("play", "0099_more_of_it")
    user = User.objects.create_user("anna")
    with pytest.raises(BackupError, match=r"a newer version of Durak \(play\.0099_more_of_it\)"):
        restore_backup(backup, replace=True, check=lambda: None)
    assert User.objects.filter(pk=user.pk).exists()
