"""The event store: append to the row as it was read, load, and the state a log leads to."""

from games.play.errors import StoreError
from games.play.log.codec import decode, encode
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
from games.play.log.positions import checked_state, load_state, state_at

__all__ = [
    "BrokenLog",
    "NumberedEvent",
    "StoreError",
    "UnreadableEvent",
    "UnreadablePosition",
    "VersionConflict",
    "appended",
    "checked_state",
    "decode",
    "encode",
    "load",
    "load_state",
    "pack_of_deal",
    "send_load",
    "state_at",
    "version_at",
    "versions_at",
]
