"""Upcasters (event versioning): convert stored events of older releases to the current schema.

An event's `type` never changes. When the shape of its data does, its number in
`SCHEMA_VERSIONS` grows by one and a step from the old number is added to `STEPS`;
`tests/play/log/museum` has a row of every shape that was ever written.
"""

from collections.abc import Callable, Mapping
from typing import Any

from games.play.log.errors import UnreadableEvent

Data = Mapping[str, Any]
Step = Callable[[Data], Data]

FIRST_SCHEMA_VERSION = 1

SCHEMA_VERSIONS: Mapping[str, int] = {}
"""The current schema version by event type; `FIRST_SCHEMA_VERSION` for those not named."""

STEPS: Mapping[tuple[str, int], Step] = {}
"""From (type, schema version) to the data of the next schema version."""


def current_schema_version(type_: str, *, versions: Mapping[str, int] = SCHEMA_VERSIONS) -> int:
    """Return the schema version in which events of this type are written now."""
    return versions.get(type_, FIRST_SCHEMA_VERSION)


def upcast(
    type_: str,
    schema_version: int,
    data: Data,
    *,
    versions: Mapping[str, int] = SCHEMA_VERSIONS,
    steps: Mapping[tuple[str, int], Step] = STEPS,
) -> Data:
    """Return the data, converted step by step to the current schema version.

    Raises UnreadableEvent for a schema version of the future, or one for which a step is missing.
    """
    current = current_schema_version(type_, versions=versions)
    if schema_version > current:
        raise UnreadableEvent(f"{type_} of schema {schema_version}; this program knows {current}.")
    for step_version in range(schema_version, current):
        step = steps.get((type_, step_version))
        if step is None:
            raise UnreadableEvent(f"No step leads on from {type_} of schema {step_version}.")
        data = step(data)
    return data
