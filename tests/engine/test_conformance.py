"""The conformance pack: written, read back, and the places that it names."""

import copy
from pathlib import Path
from typing import Any

import pytest

from games.engine.events import EVENTS
from tools.conformance import Differs, check, read, recorded_games, write

# The pack of all recorded games is written and read once.
pytestmark = pytest.mark.timeout(60)
Json = dict[str, Any]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Json]:
    file = tmp_path_factory.mktemp("pack") / "pack.ndjson.gz"
    write(file, recorded_games())
    return list(read(file))


def test_the_engine_plays_the_games_as_they_are_written(games: list[Json]) -> None:
    for game in games:
        check(game)


def test_the_pack_has_every_event_and_every_viewer(games: list[Json]) -> None:
    steps = [step for game in games for step in game["steps"]]
    told = {event["type"] for step in steps for event in step["events"]}
    # Nobody leaves by a command.
    assert told == {event.type for event in EVENTS} - {"player_left"}
    assert {step["viewer"] for step in steps} >= {0, 1, "spectator", "open"}
    assert any(step["refused"] for step in steps)


def test_equal_packs_have_equal_bytes(games: list[Json], tmp_path: Path) -> None:
    first, second = tmp_path / "1.ndjson.gz", tmp_path / "2.ndjson.gz"
    assert write(first, games) == write(second, games) == len(games)
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize("member", ["events", "view", "legal", "refused"])
def test_the_first_place_that_differs_is_named(games: list[Json], member: str) -> None:
    game = copy.deepcopy(games[0])
    number = next(n for n, step in enumerate(game["steps"]) if n and step["refused"])
    step = game["steps"][number]
    if member == "view":
        step["view"]["talon"] += 1
    elif member == "refused":
        step["refused"][0]["code"] = "because"
    else:
        step[member] = []
    with pytest.raises(Differs, match=f"base_two_seats, step {number}, {member}"):
        check(game)


def test_a_game_that_breaks_off_is_no_game(games: list[Json]) -> None:
    game = copy.deepcopy(games[0])
    del game["steps"][-1]
    with pytest.raises(Differs, match="not over"):
        check(game)
