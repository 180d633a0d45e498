"""Archived logs (cold storage): the events of a game that ended long ago, packed in one row."""

from games.play.log.errors import UnreadableEvent
from games.play.log.packing import PackedRow, packed, unpacked
from games.play.models import ArchivedLog, StoredEvent
from web.database.prepared_statements import PreparedQuery

_archived = PreparedQuery(
    lambda game_id: ArchivedLog.objects.filter(game_id=game_id).order_by(), "(the game)"
)


def archived_events(game_id: str, *, after: int, upto: int) -> list[StoredEvent]:
    """Return the stored events `after + 1` … `upto` of an archived game; none of any other game.

    Raises UnreadableEvent.
    """
    archived = next(iter(_archived(game_id)), None)
    if archived is None:
        return []
    try:
        rows = unpacked(bytes(archived.packed))
    except ValueError as error:
        raise UnreadableEvent(f"Game {game_id}: {error}") from error
    return [
        StoredEvent(game_id=game_id, version=version, **row._asdict())
        for version, row in enumerate(rows, start=1)
        if after < version <= upto
    ]


def move_to_archive(game_id: str) -> None:
    """Move the whole log of the locked game into its archive. Raises UnreadableEvent.

    The packed log is unpacked again and compared before the rows of the events are deleted.
    """
    events = StoredEvent.objects.filter(game_id=game_id).order_by("version")
    rows = [PackedRow(*columns) for columns in events.values_list(*PackedRow._fields).iterator()]
    data = packed(rows)
    again = unpacked(data)
    if [row._replace(at=rows[0].at) for row in again] != [r._replace(at=rows[0].at) for r in rows]:
        raise UnreadableEvent(f"Game {game_id}: its log does not come back as it was packed.")
    ArchivedLog.objects.create(game_id=game_id, packed=data)
    events.delete()
