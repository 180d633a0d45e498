"""Marks: a game's version and its history, by which a client detects history lost in a failover.

A version counts events. After a failover or a restore that loses the last events, other events get
the same numbers. A mark is the version with a hash of all events up to it, so equal marks mean
equal histories.

The key of the hash is the game's server seed, which is secret until the game is over. Viewers get
marks; without the key they could find out by trial which hidden cards lead to the next mark.
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
"""A regular expression for marks."""
PURPOSE = b"durak-mark-v1"
DIGEST_BYTES = 6


def version_of(mark: str) -> int:
    """Return the version in a mark, or in a version as text; -1 for an empty text."""
    return int(mark.partition("-")[0]) if mark else -1


def is_mark(place: str) -> bool:
    """Return whether the text is a mark, rather than only a version."""
    return "-" in place


def mark_input(encoded: EncodedEvent, cause: Cause | None) -> bytes:
    """Return the bytes of a stored event that go into its mark.

    The time of the commit is left out, since an archive rounds it.
    """
    type_, schema_version, data = encoded
    return canonical_json((type_, schema_version, cause or "", data))


def mark_inputs(events: Iterable[NumberedEvent]) -> tuple[bytes, ...]:
    """Return the mark inputs of loaded events."""
    return tuple(mark_input(numbered.encoded, numbered.cause) for numbered in events)


def marks_after(mark: str, inputs: Iterable[bytes], *, game: Game) -> tuple[str, ...]:
    """Return the mark of each event in a history that continues from `mark` with these inputs."""
    key = bytes(game.server_seed)
    version, marks = version_of(mark), list[str]()
    for line in inputs:
        version += 1
        digest = hashlib.blake2b(
            mark.encode() + line, key=key, digest_size=DIGEST_BYTES, person=PURPOSE
        )
        mark = f"{version}-{digest.hexdigest()}"
        marks.append(mark)
    return tuple(marks)


def mark_of_log(log: Sequence[NumberedEvent], *, game: Game) -> str:
    """Return the mark of the last event of a log that was loaded from its first event."""
    marks = marks_after(NO_EVENTS, mark_inputs(log), game=game)
    return marks[-1] if marks else NO_EVENTS


def mark_of(game: Game) -> str:
    """Return the mark of the row's version.

    A row that was written by a release without marks has no mark, or the mark of an older version;
    then the mark is computed from the log. Raises the errors of `load`.
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
