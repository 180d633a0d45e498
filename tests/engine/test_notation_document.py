"""docs/notation.md: every block on the page can be read, and is what would be written."""

import re
from pathlib import Path

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


def test_the_game_of_the_page_is_played_to_the_end_that_it_tells() -> None:
    record = read_game(block("game"))
    assert write_game(record) == block("game")
    state = replay(record.events())
    assert (state.trump, state.durak, state.places) == ("C", 1, (1, 2))
