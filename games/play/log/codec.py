"""Serialisation of events as rows: a stable type name, a schema version, the fields as JSON."""

from typing import Any, NamedTuple

from games.engine.errors import EngineError
from games.engine.events import Event
from games.engine.wire import event_from_json, event_to_json
from games.play.log.errors import UnreadableEvent
from games.play.log.upcasters import Data, current_schema_version, upcast


class EncodedEvent(NamedTuple):
    """An event as it is stored."""

    type: str
    schema_version: int
    data: Data


def encode(event: Event) -> EncodedEvent:
    """Return the stored form of an event, in the current schema version."""
    fields: dict[str, Any] = dict(event_to_json(event))
    type_ = fields.pop("type")
    return EncodedEvent(type_, current_schema_version(type_), fields)


def decode(type_: str, schema_version: int, data: Data) -> Event:
    """Return the event of a stored row. Raises UnreadableEvent."""
    current = upcast(type_, schema_version, data)
    try:
        return event_from_json({"type": type_, **current})
    except EngineError as error:
        raise UnreadableEvent(f"{type_} of schema {schema_version}: {error}") from error
