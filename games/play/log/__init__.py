"""The event store (event sourcing): append events conditionally, load and replay them."""

from games.play.errors import StoreError
from games.play.log.codec import EncodedEvent, decode, encode
from games.play.log.deals import pack_of_deal
from games.play.log.errors import (
    BrokenLog,
    UnreadableEvent,
    UnreadablePosition,
    VersionConflict,
)
from games.play.log.event_store import (
    NumberedEvent,
    appended,
    load,
    send_load,
    version_at,
    versions_at,
)
from games.play.log.marks import (
    MARK_PATTERN,
    NO_EVENTS,
    has_mark,
    has_right_mark,
    is_mark,
    mark_input,
    mark_inputs,
    mark_of,
    mark_of_log,
    marks_after,
    version_of,
)
from games.play.log.positions import checked_state, load_state, marked_state_at, state_at

__all__ = [
    "MARK_PATTERN",
    "NO_EVENTS",
    "BrokenLog",
    "EncodedEvent",
    "NumberedEvent",
    "StoreError",
    "UnreadableEvent",
    "UnreadablePosition",
    "VersionConflict",
    "appended",
    "checked_state",
    "decode",
    "encode",
    "has_mark",
    "has_right_mark",
    "is_mark",
    "load",
    "load_state",
    "mark_input",
    "mark_inputs",
    "mark_of",
    "mark_of_log",
    "marked_state_at",
    "marks_after",
    "pack_of_deal",
    "send_load",
    "state_at",
    "version_at",
    "version_of",
    "versions_at",
]
