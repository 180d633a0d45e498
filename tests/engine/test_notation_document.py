"""docs/notation.md: every block on the page can be read, and is what would be written."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from games.engine import legal_commands, replay
from games.engine.events import EVENTS
from games.engine.notation import (
    read_command,
    read_event,
    read_game,
    read_position,
    write_command,
    write_event,
    write_game,
    write_position,
)

TEXT = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_commands_of_the_page_are_read_and_written_alike() -> None:
    for line in block("commands").splitlines():
        assert write_command(read_command(line)) == line


def test_the_events_of_the_page_are_read_and_written_alike_and_are_all_there_are() -> None:
    lines = block("events").splitlines()
    assert [write_event(read_event(line)) for line in lines] == lines
    assert [line.split()[0] for line in lines] == [kind.type for kind in EVENTS]


def test_the_position_of_the_page_is_read_and_written_alike() -> None:
    state = read_position(block("position"))
    assert write_position(state) == block("position")
    assert [write_command(command) for command in legal_commands(state, 1)] == [
        *("beat 9S AH", "take"),
    ]


def test_every_line_of_a_position_is_explained() -> None:
    names = {line.split()[0] for line in block("position").splitlines()}
    explained = set(re.findall(r"`(\w+)`", TEXT.split("| line |")[1].split("## Games")[0]))
    assert names <= explained


def test_the_game_of_the_page_is_played_to_the_end_that_it_describes() -> None:
    record = read_game(block("game"))
    assert write_game(record) == block("game")
    state = replay(record.events())
    assert (state.trump, state.durak, state.places) == ("C", 1, (1, 2))


SPELLINGS: dict[str, Callable[[str], str]] = {
    "byte_order_mark": lambda text: "\ufeff" + text,
    "byte_order_mark_on_each_line": lambda text: "\ufeff" + text.replace("\n", "\n\ufeff"),
    "tabs": lambda text: text.replace(" ", "\t"),
    "no_break_spaces": lambda text: text.replace(" ", "\u00a0"),
    "narrow_no_break_spaces": lambda text: text.replace(" ", "\u202f"),
    "wide_spaces": lambda text: text.replace(" ", "\u3000"),
    "zero_width_spaces": lambda text: text.replace(" ", " \u200b"),
    "word_joiners": lambda text: text.replace(" ", "\u2060 \u2060"),
    "many_blanks": lambda text: "\n\n" + text.replace(" ", "  \t\u00a0 ") + " \n\t\n",
    "indented": lambda text: text.replace("\n", "\n \t"),
    "carriage_returns": lambda text: text.replace("\n", "\r\n"),
    "carriage_returns_alone": lambda text: text.replace("\n", "\r"),
    "line_separators": lambda text: text.replace("\n", "\u2028"),
    "all_at_once": lambda text: "\ufeff" + text.replace(" ", "\t\u00a0").replace("\n", " \r\n"),
}


@pytest.mark.parametrize("spelled", SPELLINGS.values(), ids=SPELLINGS)
def test_blanks_and_ends_of_lines_of_any_kind_are_overlooked(spelled: Callable[[str], str]) -> None:
    for line in block("commands").splitlines():
        assert write_command(read_command(spelled(line))) == line
    for line in block("events").splitlines():
        assert write_event(read_event(spelled(line))) == line
    assert write_position(read_position(spelled(block("position")))) == block("position")
    assert write_game(read_game(spelled(block("game")))) == block("game")


def test_a_further_tag_with_odd_blanks_is_read_back_as_it_was_written() -> None:
    record = read_game(block("game"))
    odd = replace(record, tags={**record.tags, "Event": "\ufeff A\u00a0\u200bB\tC "})
    written = write_game(odd)
    assert '[Event "A B C"]' in written
    assert write_game(read_game(written)) == written
