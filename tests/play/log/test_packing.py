"""Logs packed for the archive: they are small, and unpacking restores them."""

import random
import zlib
from datetime import UTC, datetime, timedelta

import pytest

from games.engine import PRESETS, RuleSet
from games.engine.events import Event
from games.play.log.codec import encode
from games.play.log.packing import (
    DICTIONARIES,
    FORMAT,
    MAX_DICTIONARY,
    PackedRow,
    dictionary,
    packed,
    unpacked,
)
from tests.play.log.test_museum import ROWS, read
from tests.support.play import whole_game
from tools import log_dictionary

BEGIN = datetime(2026, 11, 22, 9, 0, 0, 123456, tzinfo=UTC)


def rows(events: list[Event], rng: random.Random) -> list[PackedRow]:
    """Return the rows of a log with one to four events in each commit, at random moments."""
    made: list[PackedRow] = []
    at, cause = BEGIN, ""
    left = 4
    for event in events:
        if left == 0:
            at += timedelta(microseconds=rng.randrange(90_000_000))
            cause = rng.choice(["player", "bot", "clock", "in_advance"])
            left = rng.randint(1, 4)
        left -= 1
        made.append(PackedRow(*encode(event), at, cause))
    return made


def to_hundredths(row: PackedRow, last: datetime) -> PackedRow:
    """Return the row with its moment rounded as in an archive."""
    if row.at in (BEGIN, last):
        return row
    passed = (row.at - BEGIN) // timedelta(milliseconds=10)
    return row._replace(at=BEGIN + passed * timedelta(milliseconds=10))


@pytest.mark.parametrize("preset", ["podkidnoy", "cheaters", "secret", "weli", "wikipedia"])
def test_every_log_comes_back_as_it_was(preset: str) -> None:
    rng = random.Random(preset)
    seats = PRESETS[preset].min_seats
    log = rows(whole_game(PRESETS[preset].rules, seats, rng), rng)
    last = log[-1].at
    assert list(unpacked(packed(log))) == [to_hundredths(row, last) for row in log]


def test_a_duel_takes_less_than_a_kilobyte() -> None:
    sizes = []
    for seed in range(5):
        rng = random.Random(seed)
        sizes.append(len(packed(rows(whole_game(RuleSet(), 2, rng), rng))))
    assert sum(sizes) / len(sizes) < 1000


@pytest.mark.parametrize("path", ROWS, ids=lambda path: path.stem)
def test_every_shape_of_an_event_is_kept(path: object) -> None:
    type_, schema_version, data = read(path)  # type: ignore[arg-type]  # a path of the museum
    row = PackedRow(type_, schema_version, data, BEGIN, "player")
    assert unpacked(packed([row])) == (row,)


@pytest.mark.parametrize(
    ("type_", "schema_version", "data"),
    [
        ("card_flipped", 1, {"seat": 1}),
        ("player_out", 2, {"seat": 1, "place": 2}),
        ("player_out", 1, {"seat": 1, "place": 2, "more": {"ä": [None, -1, 2.5, 10**12]}}),
        ("player_out", 1, {"seat": -1}),
        ("player_out", 1, {"seat": 64, "place": [list(range(40)), True, False, "7S2", ""]}),
    ],
)
def test_events_that_this_program_does_not_know_are_kept_too(
    type_: str, schema_version: int, data: dict[str, object]
) -> None:
    row = PackedRow(type_, schema_version, data, BEGIN, "")
    assert unpacked(packed([row])) == (row,)


def test_a_log_of_less_than_a_hundredth_of_a_second_keeps_its_first_and_its_last_moment() -> None:
    rng = random.Random(1)
    first, *others = rows(whole_game(RuleSet(), 2, rng), rng)
    soon = BEGIN + timedelta(milliseconds=9)
    log = [first, *(row._replace(cause="player", at=soon) for row in others)]
    assert list(unpacked(packed(log))) == log


def test_a_log_whose_moments_run_backwards_keeps_its_order() -> None:
    later = BEGIN + timedelta(seconds=3)
    log = [PackedRow("hand_kept", 1, {"seat": 0}, at, "player") for at in (later, BEGIN, later)]
    assert list(unpacked(packed(log))) == log


def test_commits_of_one_hundredth_of_a_second_keep_their_order() -> None:
    moments = [BEGIN + timedelta(microseconds=one) for one in (0, 3_000, 11_000, 12_345)]
    log = [PackedRow("hand_kept", 1, {"seat": 0}, at, "player") for at in moments]
    kept = [(row.at - BEGIN) // timedelta(microseconds=1) for row in unpacked(packed(log))]
    assert kept == [0, 0, 10_000, 12_345]


HEAD = bytes([FORMAT, 1])


@pytest.mark.parametrize(
    "data",
    [
        *(b"", bytes([FORMAT]), HEAD, HEAD + b"spoilt"),
        *(b"\x01" + HEAD, bytes([FORMAT + 1, 1]), bytes([FORMAT, 0]), bytes([FORMAT, 255])),
        HEAD + zlib.compress(b"[[],[]]")[:-1],
        HEAD + zlib.compress(b"[[],[]]") + b"more",
        *(
            HEAD + zlib.compress(text)
            for text in (b"", b"{}", b"[]", b"[[[]],[[0]]]", b"[[1],[1]]")
        ),
        HEAD + zlib.compress(b'[[["hand_kept",1,{}]],[]]'),
        HEAD + zlib.compress(b'[[["hand_kept",1,{}]],[[1e300,""]]]'),
    ],
)
def test_bytes_that_are_no_packed_log_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="packed log"):
        unpacked(data)


def test_a_log_that_was_cut_off_or_changed_is_refused() -> None:
    rng = random.Random(3)
    whole = packed(rows(whole_game(RuleSet(), 2, rng), rng))
    for place in range(0, len(whole), 7):
        changed = whole[:place] + bytes([whole[place] ^ 1 << rng.randrange(8)]) + whole[place + 1 :]
        for damaged in (whole[:place], changed):
            with pytest.raises(ValueError, match="packed log"):
                unpacked(damaged)


PACKED = {1: "020178f9888bcd8103ad6625627736a46166696a0c2ebb0c8d8075bb19f2aa580020441541"}
"""Packed logs of one event, by the number of the dictionary."""


@pytest.mark.parametrize("number", range(1, DICTIONARIES + 1))
def test_a_dictionary_never_changes_as_logs_are_packed_with_it(number: int) -> None:
    row = PackedRow("player_out", 1, {"seat": 1, "place": 2}, BEGIN, "player")
    assert unpacked(bytes.fromhex(PACKED[number])) == (row,)
    assert len(dictionary(number)) <= MAX_DICTIONARY


def test_a_dictionary_is_never_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    before = dictionary(DICTIONARIES)
    monkeypatch.setattr("sys.argv", ["log_dictionary", str(DICTIONARIES)])
    monkeypatch.setattr("tools.log_dictionary.logs", lambda: ())
    with pytest.raises(FileExistsError):
        log_dictionary.main()
    dictionary.cache_clear()
    assert dictionary(DICTIONARIES) == before


def test_the_games_of_a_dictionary_are_always_the_same() -> None:
    log = log_dictionary.log_of("quicky", 2, "rare")
    assert log == log_dictionary.log_of("quicky", 2, "rare")
    assert list(unpacked(packed(log))) == log
