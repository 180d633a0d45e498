"""Marks: a version of a game together with the history that led to it.

A version counts events. After a failover to a database that lacks the last events, or a restore,
other events get the same numbers. A mark is the version with a hash over all events up to it, so
two histories have the same mark only as far as they are the same.

The hash is keyed with the game's server seed, which is secret until the game is over: viewers get
marks, and could else try out which hidden cards lead to the next one.
"""

import hashlib
from collections.abc import Iterable, Sequence

from games.play.log.codec import EncodedEvent
from games.play.log.event_store import NumberedEvent, load
from games.play.models import Game
from games.play.time.clock import Cause
from web.json_text import canonical_json

NO_EVENTS = "0-000000000000"
"""The mark of every game before its first event."""
MARK_PATTERN = "(0|[1-9][0-9]{0,9})-[0-9a-f]{12}"
"""The form of a mark, as a regular expression."""
PURPOSE = b"durak-mark-v1"
DIGEST_BYTES = 6


def version_of(mark: str) -> int:
    """Return the version that a mark names, or a version as text; -1 for an empty one."""
    return int(mark.partition("-")[0]) if mark else -1


def is_mark(place: str) -> bool:
    """Return whether the text is a mark, rather than only a version."""
    return "-" in place


def line_of(encoded: EncodedEvent, cause: Cause | None) -> bytes:
    """Return the bytes of a stored event that its mark depends on.

    The time of its commit is not among them: an archive keeps it less exactly.
    """
    type_, schema_version, data = encoded
    return canonical_json((type_, schema_version, cause or "", data))


def lines_of(events: Iterable[NumberedEvent]) -> tuple[bytes, ...]:
    """Return the lines of loaded events."""
    return tuple(line_of(numbered.encoded, numbered.cause) for numbered in events)


def marks_after(mark: str, lines: Iterable[bytes], *, game: Game) -> tuple[str, ...]:
    """Return the mark of each event in a history that goes on from `mark` with these lines."""
    key = bytes(game.server_seed)
    version, marks = version_of(mark), list[str]()
    for line in lines:
        version += 1
        digest = hashlib.blake2b(
            mark.encode() + line, key=key, digest_size=DIGEST_BYTES, person=PURPOSE
        )
        mark = f"{version}-{digest.hexdigest()}"
        marks.append(mark)
    return tuple(marks)


def mark_of_log(log: Sequence[NumberedEvent], *, game: Game) -> str:
    """Return the mark to which a log leads that was loaded from its first event."""
    marks = marks_after(NO_EVENTS, lines_of(log), game=game)
    return marks[-1] if marks else NO_EVENTS


def mark_of(game: Game) -> str:
    """Return the mark of the row's version.

    A row that a program without marks has written has none, or that of an older version; it follows
    from the log then. Raises the errors of `load`.
    """
    if game.version == 0:
        return NO_EVENTS
    if version_of(game.mark) == game.version:
        return game.mark
    return mark_of_log(load(game.pk, upto=game.version), game=game)


def has_right_mark(game: Game, log: Sequence[NumberedEvent]) -> bool:
    """Return whether the row's mark, if it has one, is that of a version of this whole log."""
    version = version_of(game.mark)
    if version < 0:
        return True
    return version <= len(log) and game.mark == mark_of_log(log[:version], game=game)


def has_mark(game: Game, mark: str) -> bool:
    """Return whether the mark is one of the history that led to the row's version.

    Raises the errors of `load`.
    """
    version = version_of(mark)
    if version >= game.version:
        return mark == mark_of(game)
    return mark == mark_of_log(load(game.pk, upto=version), game=game)
