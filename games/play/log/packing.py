"""The log of a finished game in a few hundred bytes, from which its rows come back as they were.

Events are written one after the other, each as the number of its type and its values, then all is
compressed. Moments are kept to the hundredth of a second, the first and the last exactly. The
tables below only ever grow at their ends; what they don't know is written as JSON.
"""

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from games.play.log.values import Reader, Writer

FORMAT = 1
FIELDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("game_started", ("rules", "seats", "forehand", "leader", "removed")),
    ("cards_dealt", ("number", "hands", "hidden", "talon", "trump_card", "trump_holder", "trump")),
    ("redeal_offered", ("seat",)),
    ("hand_kept", ("seat",)),
    ("redeal_requested", ("seat",)),
    ("trump_shown", ("seat", "card")),
    ("bout_started", ("number", "leader", "defender", "limit", "direction")),
    ("cards_led", ("seat", "cards", "cheat")),
    ("card_thrown_in", ("seat", "card", "cheat")),
    ("attack_beaten", ("seat", "attack", "card", "cheat")),
    ("attack_transferred", ("seat", "cards", "defender", "limit", "direction", "cheat")),
    ("transfer_shown", ("seat", "card", "defender", "limit", "direction")),
    ("take_declared", ("seat", "asked_anew")),
    ("attacker_done", ("seat",)),
    ("cheat_caught", ("seat", "cheat", "cards", "defender", "beaten_by", "returned")),
    ("attack_returned", ("seat", "attacker", "limit", "transfers", "direction")),
    ("call_failed", ("seat", "cards")),
    ("bout_ended", ("outcome", "defender", "cards", "idle_bouts")),
    ("cycle_completed", ()),
    ("cards_drawn", ("seat", "cards", "talon", "shown")),
    ("trump_swapped", ("seat", "given", "taken")),
    ("trump_changed", ("card", "trump")),
    ("hidden_picked_up", ("seat", "cards")),
    ("player_out", ("seat", "place")),
    ("player_left", ("seat", "given_up")),
    ("game_ended", ("reason", "durak", "places", "losing_teams")),
    ("game_started", ("rules", "seats", "forehand", "leader", "removed", "edition")),
    (
        "cards_dealt",
        (
            "number",
            "hands",
            "hidden",
            "talon",
            "trump_card",
            "trump_holder",
            "trump",
            "passed_over",
        ),
    ),
    ("bout_ended", ("outcome", "defender", "cards", "idle_bouts", "discarded")),
    ("game_ended", ("reason", "durak", "places", "losing_teams", "epaulettes")),
)
"""The events of schema 1 with their fields, by the number that stands for them.

An event that got a field has a second entry, by which it is written; older packs have the first.
"""

CAUSES = ("", "player", "bot", "clock", "in_advance", "service")

_NUMBERS = {name: number for number, (name, _) in enumerate(FIELDS)}
_OTHER = 0x7F
"""The number of an event that the table doesn't know."""
_GOES_ON = 0x80
"""Added to the number of an event that was written with the one before it."""
_HUNDREDTH = timedelta(milliseconds=10)
_MICROSECOND = timedelta(microseconds=1)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Row(NamedTuple):
    """An event as it is stored, but for its game and its version, which counts from 1."""

    type: str
    schema_version: int
    data: Mapping[str, Any]
    cause: str
    at: datetime


def packed(rows: Sequence[Row]) -> bytes:
    """The rows of a whole log as bytes. There must be at least one."""
    first, last = rows[0].at, rows[-1].at
    writer = Writer()
    writer.number(len(rows))
    writer.number((first - _EPOCH) // _MICROSECOND)
    writer.number(max(0, (last - first) // _MICROSECOND))
    before, passed = None, 0
    for row in rows:
        goes_on = before is not None and (row.at, row.cause) == (before.at, before.cause)
        _write_head(writer, row, goes_on=goes_on)
        if not goes_on:
            # A machine's clock may have been set back; the log's order is that of its versions.
            now = max(passed, (row.at - first) // _HUNDREDTH)
            writer.number(CAUSES.index(row.cause))
            writer.number(now - passed)
            passed = now
        before = row
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return bytes([FORMAT]) + squeezer.compress(writer.text) + squeezer.flush()


def unpacked(data: bytes) -> tuple[Row, ...]:
    """The rows read back. Raises ValueError for bytes that `packed` did not make."""
    if data[:1] != bytes([FORMAT]):
        raise ValueError("This is no packed log, or one of a later version.")
    try:
        return tuple(_rows(Reader(zlib.decompress(data[1:], -zlib.MAX_WBITS))))
    except (zlib.error, IndexError, KeyError, OverflowError) as error:
        raise ValueError(f"The packed log is spoilt: {error}") from error


def _rows(reader: Reader) -> Iterator[Row]:
    count = reader.number()
    first = _EPOCH + reader.number() * _MICROSECOND
    last = first + reader.number() * _MICROSECOND
    end = (last - first) // _HUNDREDTH
    passed, at, cause = 0, first, ""
    for number in range(count):
        head = reader.byte()
        type_, schema_version, data = _read_head(reader, head & _OTHER)
        if not head & _GOES_ON:
            cause = CAUSES[reader.number()]
            passed += reader.number()
            # In the hundredth of the last moment that moment is meant, but by the first event.
            at = last if passed == end and number > 0 else first + passed * _HUNDREDTH
        yield Row(type_, schema_version, data, cause, at)


def _write_head(writer: Writer, row: Row, *, goes_on: bool) -> None:
    number = _NUMBERS.get(row.type, _OTHER)
    if row.schema_version != 1 or number == _OTHER or not row.data.keys() <= {*FIELDS[number][1]}:
        number = _OTHER
    writer.byte(number | (_GOES_ON if goes_on else 0))
    if number == _OTHER:
        writer.string(json.dumps([row.type, row.schema_version, row.data], separators=(",", ":")))
        return
    for name in FIELDS[number][1]:
        if name in row.data:
            writer.value(row.data[name])
        else:
            writer.missing()


def _read_head(reader: Reader, number: int) -> tuple[str, int, Mapping[str, Any]]:
    if number == _OTHER:
        type_, schema_version, data = json.loads(reader.string())
        return type_, schema_version, data
    name, fields = FIELDS[number]
    values = {field: reader.value() for field in fields}
    return name, 1, {field: value for field, value in values.items() if value is not Reader.MISSING}
