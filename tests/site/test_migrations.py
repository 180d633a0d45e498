"""Migrations are such that processes of the former version survive them."""

from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from django.apps import apps
from django.db import migrations, models
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.operations.base import Operation
from django.db.migrations.recorder import MigrationRecorder

from durak_site.management.commands.migrate import FIRST
from tests.support.migrations import REASON, objections

OURS = {
    config.label
    for config in apps.get_app_configs()
    if config.name.partition(".")[0]
    in {
        *("accounts", "bots", "durak_site", "games", "moderation", "notifications"),
        *("telegram", "webhooks"),
    }
}


def modules() -> list[ModuleType]:
    """The modules of all our migrations."""
    loader = MigrationLoader(None, ignore_no_migrations=True)
    return [
        import_module(type(migration).__module__)
        for (app, _), migration in sorted(loader.disk_migrations.items())
        if app in OURS
    ]


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_old_code_survives_every_migration(module: ModuleType) -> None:
    assert objections(module) == []


@pytest.mark.django_db
def test_a_new_database_gets_the_tables_first_that_all_others_would_slow_down() -> None:
    """The database of the tests is made by `migrate`."""
    applied = list(MigrationRecorder.Migration.objects.order_by("id").values_list("app", flat=True))
    last = len(applied) - applied[::-1].index(FIRST)
    # Only the apps that it refers to come before.
    assert {*applied[:last]} == {FIRST, "accounts", "auth", "contenttypes"}


def written(
    *operations: Operation, initial: bool | None = None, reason: str | None = None
) -> ModuleType:
    """The module of a migration with these operations."""
    module = ModuleType("0002_written")
    written_ones = list(operations)

    class Migration(migrations.Migration):
        operations = written_ones

    Migration.initial = initial
    module.Migration = Migration  # type: ignore[attr-defined]  # as a migration's module has it
    if reason is not None:
        setattr(module, REASON, reason)
    return module


def add(field: "models.Field[Any, Any]") -> Operation:
    return migrations.AddField("game", "note", field)


@pytest.mark.parametrize(
    "operation",
    [
        add(models.TextField(null=True)),
        add(models.TextField(db_default="")),
        migrations.CreateModel("New", [("id", models.AutoField(primary_key=True))]),
        migrations.AddIndex("game", models.Index(fields=["note"], name="by_note")),
        migrations.RemoveIndex("game", "by_note"),
        migrations.SeparateDatabaseAndState(state_operations=[migrations.DeleteModel("Old")]),
    ],
    ids=lambda operation: operation.describe(),
)
def test_what_adds_is_harmless(operation: Operation) -> None:
    assert objections(written(operation)) == []


@pytest.mark.parametrize(
    "operation",
    [
        add(models.TextField()),
        add(models.TextField(default="")),  # Django takes the default away again
        migrations.RemoveField("game", "note"),
        migrations.DeleteModel("Game"),
        migrations.RenameField("game", "note", "notes"),
        migrations.RenameModel("Game", "Play"),
        migrations.AlterModelTable("Game", "games"),
        migrations.AlterField("game", "note", models.CharField(max_length=3)),
        migrations.AddConstraint(
            "game", models.CheckConstraint(condition=models.Q(note=""), name="no_note")
        ),
        migrations.RunSQL("DROP TABLE game"),
        migrations.RunPython(migrations.RunPython.noop),
        migrations.SeparateDatabaseAndState(database_operations=[migrations.DeleteModel("Old")]),
    ],
    ids=lambda operation: operation.describe(),
)
def test_what_old_code_would_stumble_over_needs_a_reason(operation: Operation) -> None:
    assert len(objections(written(operation))) == 1
    assert objections(written(operation, reason="nobody reads it any more")) == []
    assert objections(written(operation, initial=True)) == []
