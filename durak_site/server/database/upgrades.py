"""Upgrade check: before `migrate`, check that this code can upgrade the database."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from django.apps import apps
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.state import ModelState

from durak_site.configuration.environment import PROJECT_ROOT

if TYPE_CHECKING:
    from django.db.models import Field

Name = tuple[str, str]
"""The label of an app, and the name of one of its migrations."""

FIRST = ("play", "0001_initial")
"""A migration that every database since 0.2.0 has, the first release that can be upgraded."""
BETWEEN_RELEASES = frozenset(
    ("play", name) for name in ("0002_room_for_versions", "0003_games_by_end", "0004_seals")
)
"""Migrations that existed for some days after 0.2.0, and in no release."""

NOTHING_CHANGED = "Nothing was changed."
BEGIN_ANEW = (
    "Go on with the code that made it, or begin with an empty database: another DATABASE_URL or, "
    "for `make run`, another DURAK_DATA_DIR."
)


def why_not(connection: BaseDatabaseWrapper) -> str | None:
    """Return the reason why this code can't upgrade the database; None if it can."""
    loader = MigrationLoader(connection)
    applied = frozenset(loader.applied_migrations)
    problem = why_unknown(applied, known=frozenset(loader.disk_migrations))
    if problem is not None or applied >= frozenset(loader.graph.nodes):
        return problem
    difference = next(_differences(connection, loader), None)
    if difference is None:
        return None
    return (
        f"The tables of this database are not those that its migrations make: {difference}. It was "
        "made by a version before 0.2.0 or between two releases, or changed by hand, and can't be "
        f"upgraded. {NOTHING_CHANGED} {BEGIN_ANEW}"
    )


def why_unknown(applied: frozenset[Name], *, known: frozenset[Name] | None = None) -> str | None:
    """Return the reason why a database with these migrations can't be upgraded, by their names.

    `known` are the migrations of this code, by default read from its files.
    """
    on_disk = frozenset(MigrationLoader(None).disk_migrations) if known is None else known
    unknown = {name for name in applied - on_disk if _is_ours(name[0])}
    if not unknown:
        return None
    listed = ", ".join(sorted(".".join(name) for name in unknown))
    if unknown & BETWEEN_RELEASES:
        return (
            f"This database was made by code between 0.2.0 and the next release ({listed}), and "
            f"can't be upgraded. {NOTHING_CHANGED} {BEGIN_ANEW}"
        )
    if FIRST not in applied:
        return (
            f"This database was made by a version before 0.2.0 ({listed}), and can't be upgraded. "
            f"{NOTHING_CHANGED} {BEGIN_ANEW}"
        )
    return (
        f"This database was made by a newer version of Durak ({listed}). {NOTHING_CHANGED} Run "
        "that version, or restore a backup that this one or an older one made."
    )


def _is_ours(label: str) -> bool:
    """Return whether an app is this project's, or is not installed (another version has it)."""
    config = apps.app_configs.get(label)
    if config is None:
        return True
    package = config.name.partition(".")[0]
    return Path(config.path).is_relative_to(PROJECT_ROOT / package)


def _differences(connection: BaseDatabaseWrapper, loader: MigrationLoader) -> Iterator[str]:
    """Return the differences between the tables and those that the migrations create, by column."""
    nodes = [name for name in loader.applied_migrations if name in loader.graph.nodes]
    if not nodes:
        return
    state = loader.project_state(nodes)
    with connection.cursor() as cursor:
        tables = frozenset(connection.introspection.table_names(cursor))
        for (label, _), model in sorted(state.models.items()):
            if not _has_table(model) or not _is_ours(label):
                continue
            table = model.options.get("db_table") or f"{label}_{model.name_lower}"
            if table not in tables:
                yield f"{table} is missing"
                continue
            described = connection.introspection.get_table_description(cursor, table)
            there = {column.name for column in described}
            expected = set(_columns(model))
            for column in sorted(expected - there):
                yield f"{table} has no column {column}"
            for column in sorted(there - expected):
                yield f"{table} has the column {column}"


def _has_table(model: ModelState) -> bool:
    return bool(model.options.get("managed", True)) and not model.options.get("proxy", False)


def _columns(model: ModelState) -> Iterator[str]:
    for name, described in model.fields.items():
        field: Field[Any, Any] = described.clone()
        field.set_attributes_from_name(name)
        if field.column is not None and not field.many_to_many:
            yield field.column
