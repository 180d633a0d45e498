"""Check which migrations processes of the former version survive."""

from collections.abc import Iterator, Sequence
from types import ModuleType

from django.db import migrations, models
from django.db.migrations.operations.base import Operation

REASON = "OLD_CODE_SURVIVES"
"""The member of a migration's module that says why it does no harm."""
HARMLESS = (
    *(migrations.CreateModel, migrations.AddIndex, migrations.RemoveIndex),
    *(migrations.RemoveConstraint, migrations.AlterModelOptions, migrations.AlterModelManagers),
)


def objections(module: ModuleType) -> list[str]:
    """Return operations that old code would not survive; none for an app's first migration."""
    migration: type[migrations.Migration] = module.Migration
    if migration.initial or hasattr(module, REASON):
        return []
    return [_named(operation) for operation in _steps(migration.operations) if not _adds(operation)]


def _steps(operations: Sequence[Operation]) -> Iterator[Operation]:
    for operation in operations:
        if isinstance(operation, migrations.SeparateDatabaseAndState):
            yield from _steps(operation.database_operations)
        else:
            yield operation


def _adds(operation: Operation) -> bool:
    if isinstance(operation, migrations.AddField):
        field = operation.field
        has_default = getattr(field, "db_default", models.NOT_PROVIDED) is not models.NOT_PROVIDED
        return bool(field.null) or has_default or field.many_to_many is True
    return isinstance(operation, HARMLESS)


def _named(operation: Operation) -> str:
    return f"{type(operation).__name__}: {operation.describe()}"
