"""Compression of logs: pack a finished game into less than a kilobyte, and unpack it.

Events and their commits are JSON, compressed by zlib with a dictionary of texts that most logs
contain. Times are rounded to a hundredth of a second, except the first and the last. Two bytes
before the compressed text are the numbers of the format and of the dictionary.

A dictionary never changes, since a log is read with the dictionary with which it was written. A
better one gets the next number (`python -m tools.log_dictionary`).
"""

import functools
import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

FORMAT = 2
"""The format 1, of a binary coder, was in no release."""
DICTIONARIES = 1
"""The number of dictionaries; logs are packed with the last one."""
HEAD = 2
"""Bytes before the compressed text: the two numbers."""
MAX_DICTIONARY = 2**zlib.MAX_WBITS
"""The window of the compressor."""
_HUNDREDTH = timedelta(milliseconds=10)
_MICROSECOND = timedelta(microseconds=1)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class PackedRow(NamedTuple):
    """A stored event without its game and its version, which counts from 1.

    A new column comes last, with a default for rows that were packed without it.
    """

    type: str
    schema_version: int
    data: Any
    at: datetime
    cause: str


def packed(rows: Sequence[PackedRow]) -> bytes:
    """Return the rows of a whole log as bytes. There must be at least one."""
    squeezer = zlib.compressobj(9, memLevel=9, zdict=dictionary(DICTIONARIES))
    return bytes([FORMAT, DICTIONARIES]) + squeezer.compress(text_of(rows)) + squeezer.flush()


def unpacked(data: bytes) -> tuple[PackedRow, ...]:
    """Return the rows of a packed log. Raises ValueError for bytes that `packed` did not make."""
    if len(data) < HEAD or data[0] != FORMAT or not 1 <= data[1] <= DICTIONARIES:
        raise ValueError("This is no packed log, or one of a later version.")
    try:
        return tuple(_rows(*json.loads(_decompressed(data[HEAD:], dictionary(data[1])))))
    except (zlib.error, ValueError, TypeError, OverflowError) as error:
        raise ValueError(f"The packed log is damaged: {error}") from error


@functools.cache
def dictionary(number: int) -> bytes:
    """Return the dictionary with this number."""
    return Path(__file__).with_name(f"dictionary_{number}.txt").read_bytes()


def text_of(rows: Sequence[PackedRow]) -> bytes:
    """Return the rows as JSON: all events, then for each the time since the last and the cause."""
    begin, end = rows[0].at, rows[-1].at
    events: list[Any] = []
    commits: list[Any] = []
    before = _EPOCH
    for type_, schema_version, data, exact, *others in rows:
        at = exact if exact == end else exact - (exact - begin) % _HUNDREDTH
        events.append((type_, schema_version, data))
        commits.append(((at - before) // _MICROSECOND, *others))
        before = at
    return json.dumps((events, commits), separators=(",", ":")).encode()


def _decompressed(data: bytes, zdict: bytes) -> bytes:
    reader = zlib.decompressobj(zdict=zdict)
    text = reader.decompress(data)
    if not reader.eof or reader.unused_data:
        raise ValueError("it has another end.")
    return text


def _rows(events: Iterable[Any], commits: Iterable[Any]) -> Iterator[PackedRow]:
    at = _EPOCH
    for event, (passed, *others) in zip(events, commits, strict=True):
        at += passed * _MICROSECOND
        columns: list[Any] = [*event, at, *others]
        yield PackedRow(*columns)
