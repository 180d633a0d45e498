"""The event log of a game: append events to it (optimistic concurrency), load them in order."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db.models import OuterRef, Subquery

from games.engine.events import Event
from games.play.log.archive import archived_events
from games.play.log.codec import EncodedEvent, decode
from games.play.log.errors import BrokenLog
from games.play.models import Game, StoredEvent
from games.play.time.clock import Cause
from web.database.conditional_write import InsertedRows, Write
from web.database.prepared_statements import PreparedQuery

EVENT_COLUMNS = ("game_id", "version", "type", "schema_version", "data", "cause", "at")
AS_READ = ("id", "version", "mark", "status", "position", "clock_state", "excused_at")
"""The columns on which a command depends and which may change."""

LAST = 2**31 - 1
"""An upper bound of the version of any event."""

_stored = PreparedQuery(
    lambda game_id, after, upto: StoredEvent.objects.filter(
        game_id=game_id, version__gt=after, version__lte=upto
    ).order_by("version"),
    "(the game)",
    LAST - 2,
    LAST - 1,
)


class NumberedEvent(NamedTuple):
    """An event with its version, the time of its commit, and its cause (None: the deal).

    `encoded` is the event as it is stored.
    """

    version: int
    event: Event
    at: datetime
    cause: Cause | None
    encoded: EncodedEvent


def appended(
    before: Game,
    *,
    events: Sequence[EncodedEvent],
    mark: str,
    cause: Cause | None,
    at: datetime,
    columns: Mapping[str, object],
    beside: Sequence[InsertedRows] = (),
) -> Write:
    """Return the conditional write that appends events if the game's row is still as it was read.

    All events have the same `cause`, None for a deal; `mark` is the mark of the last one. `columns`
    are the new values of the row besides its version and mark; `beside` are further rows to insert.
    `web.database.conditional_write` executes the write, and raises IntegrityError if the log has
    such a version already.
    """
    return Write(
        Game,
        {**columns, "version": before.version + len(events), "mark": mark},
        {name: getattr(before, name) for name in AS_READ},
        (InsertedRows(StoredEvent, EVENT_COLUMNS, _rows(before, events, cause, at)), *beside),
    )


def _rows(
    before: Game, events: Sequence[EncodedEvent], cause: Cause | None, at: datetime
) -> list[dict[str, Any]]:
    """Return the rows of the events, whose versions follow the version of the game."""
    return [
        {
            "game_id": before.pk,
            "version": version,
            "cause": cause or "",
            "at": at,
            **event._asdict(),
        }
        for version, event in enumerate(events, start=before.version + 1)
    ]


def version_at(game_id: str, moment: datetime) -> int:
    """Return the version of a running game at a moment: that of the newest event by then, or 0."""
    rows = StoredEvent.objects.filter(game_id=game_id, at__lte=moment).order_by("-version")
    return rows.values_list("version", flat=True).first() or 0


def versions_at(game_ids: Iterable[str], moment: datetime) -> dict[str, int]:
    """Return `version_at` for each of these games, by one statement."""
    events = StoredEvent.objects.filter(game_id=OuterRef("pk"), at__lte=moment)
    newest = Subquery(events.order_by("-version").values("version")[:1])
    games = Game.objects.filter(pk__in=list(game_ids)).order_by()
    return {game_id: version or 0 for game_id, version in games.values_list("pk", newest)}


def load(game_id: str, *, after: int = 0, upto: int | None = None) -> tuple[NumberedEvent, ...]:
    """Return the events with versions `after + 1` … `upto` (default: the last), in order.

    The log of an archived game is unpacked. Raises BrokenLog if an event is missing in between,
    UnreadableEvent if one can't be decoded.
    """
    until = LAST if upto is None else upto
    if after >= until:
        return ()
    return _in_order(game_id, after, until, _stored(game_id, after, until))


def send_load(game_id: str, *, after: int) -> Callable[[int], tuple[NumberedEvent, ...]]:
    """Send the query for the events after a version.

    The result takes the last version, waits for the rows and returns the events as `load` does.
    """
    rows = _stored.sent(game_id, after, LAST)

    def loaded(upto: int) -> tuple[NumberedEvent, ...]:
        found = [row for row in rows() if row.version <= upto]
        return () if after >= upto else _in_order(game_id, after, upto, found)

    return loaded


def _in_order(
    game_id: str, after: int, upto: int, stored: Sequence[StoredEvent]
) -> tuple[NumberedEvent, ...]:
    rows = stored or archived_events(game_id, after=after, upto=upto)
    events = tuple(
        NumberedEvent(
            row.version,
            decode(row.type, row.schema_version, row.data),
            row.at,
            Cause(row.cause) if row.cause else None,
            EncodedEvent(row.type, row.schema_version, row.data),
        )
        for row in rows
    )
    for expected, numbered in enumerate(events, start=after + 1):
        if numbered.version != expected:
            raise BrokenLog(f"Game {game_id} has no event {expected}.")
    return events
