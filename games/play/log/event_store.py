"""The log of a game: appended under an expected version, loaded in order."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import IntegrityError, connection, transaction
from django.db.models import OuterRef, Subquery

from games.engine.events import Event
from games.play.clocks import Cause
from games.play.log.archive import archived_events
from games.play.log.codec import decode, encode
from games.play.log.errors import BrokenLog, VersionConflict
from games.play.models import Game, StoredEvent
from web.conditional import Rows, Write
from web.prepared import PreparedQuery, together
from web.statements import send_insert, send_update

EVENT_COLUMNS = ("game_id", "version", "type", "schema_version", "data", "cause", "at")
AS_REMEMBERED = ("id", "version", "status", "position", "clock_state", "excused_at")
"""All of a running game's row that a command hangs on and that may change."""

LAST = 2**31 - 1
"""At least the version of any event."""

_stored = PreparedQuery(
    lambda game_id, after, upto: StoredEvent.objects.filter(
        game_id=game_id, version__gt=after, version__lte=upto
    ).order_by("version"),
    "(the game)",
    LAST - 2,
    LAST - 1,
)


class NumberedEvent(NamedTuple):
    """An event with its version, the time of its commit, and who caused it (None: the deal)."""

    version: int
    event: Event
    at: datetime
    cause: Cause | None = None


def append(
    *,
    game_id: str,
    expected_version: int,
    events: Sequence[Event],
    cause: Cause | None,
    at: datetime,
    columns: Mapping[str, object],
) -> int:
    """Append events after `expected_version`, and the game row's new `columns` with them.

    All of them have the same `cause`, None for a deal. Returns the version of the last one. Both
    are written or neither, in the transaction that must be open. Raises VersionConflict when the
    game is not at `expected_version`; the transaction can then only be rolled back.
    """
    if not connection.in_atomic_block:
        raise transaction.TransactionManagementError("Events are appended inside a transaction.")
    last_version = expected_version + len(events)
    rows = _rows(game_id, expected_version, events, cause, at)
    try:
        with together(connection):
            updated = send_update(
                Game,
                {**columns, "version": last_version},
                {"id": game_id, "version": expected_version},
            )
            inserted = send_insert(StoredEvent, EVENT_COLUMNS, rows)
        inserted()
    except IntegrityError as error:
        raise VersionConflict(game_id, expected_version) from error
    if not updated():
        raise VersionConflict(game_id, expected_version)
    return last_version


def appended_if_unchanged(
    remembered: Game,
    *,
    events: Sequence[Event],
    cause: Cause,
    at: datetime,
    columns: Mapping[str, object],
    beside: Sequence[Rows],
) -> Write:
    """Events appended to a game whose row is as remembered, with its new `columns` and other rows.

    To be written by `web.conditional`; IntegrityError means that another row is there already.
    """
    last_version = remembered.version + len(events)
    rows = _rows(remembered.pk, remembered.version, events, cause, at)
    return Write(
        Game,
        {**columns, "version": last_version},
        {name: getattr(remembered, name) for name in AS_REMEMBERED},
        (Rows(StoredEvent, EVENT_COLUMNS, rows), *beside),
    )


def _rows(
    game_id: str, after: int, events: Sequence[Event], cause: Cause | None, at: datetime
) -> list[dict[str, Any]]:
    """The events as rows that follow a version."""
    return [
        {
            "game_id": game_id,
            "version": version,
            "cause": cause or "",
            "at": at,
            **encode(event)._asdict(),
        }
        for version, event in enumerate(events, start=after + 1)
    ]


def version_at(game_id: str, moment: datetime) -> int:
    """The version of a running game at a moment: that of the newest event by then, or 0."""
    rows = StoredEvent.objects.filter(game_id=game_id, at__lte=moment).order_by("-version")
    return rows.values_list("version", flat=True).first() or 0


def versions_at(game_ids: Iterable[str], moment: datetime) -> dict[str, int]:
    """What `version_at` gives for each of these games, by one statement."""
    events = StoredEvent.objects.filter(game_id=OuterRef("pk"), at__lte=moment)
    newest = Subquery(events.order_by("-version").values("version")[:1])
    games = Game.objects.filter(pk__in=list(game_ids)).order_by()
    return {game_id: version or 0 for game_id, version in games.values_list("pk", newest)}


def load(game_id: str, *, after: int = 0, upto: int | None = None) -> tuple[NumberedEvent, ...]:
    """The events with versions `after + 1` … `upto` (default: the last), in order.

    Those of an archived game are unpacked. Raises BrokenLog when one is missing in between,
    UnreadableEvent when one can't be decoded.
    """
    until = LAST if upto is None else upto
    if after >= until:
        return ()
    return _in_order(game_id, after, until, _stored(game_id, after, until))


def send_load(game_id: str, *, after: int) -> Callable[[int], tuple[NumberedEvent, ...]]:
    """Ask for the events after a version; the result gives those up to another, as `load` does."""
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
        )
        for row in rows
    )
    for expected, numbered in enumerate(events, start=after + 1):
        if numbered.version != expected:
            raise BrokenLog(f"Game {game_id} has no event {expected}.")
    return events
