"""The golden files: what the engine writes now, and what a client makes of them."""

import json
from pathlib import Path

import pytest

from tests.support.fold import views
from tools.golden import FOLDER, PROOFS_FOLDER, golden_files, proof_files, written

GAMES = sorted(path for path in FOLDER.glob("*.json") if path.name != "deal_vectors.json")


def test_the_golden_files_are_what_the_engine_writes() -> None:
    files = dict(golden_files())
    assert sorted(files) == sorted(path.name for path in FOLDER.glob("*.json"))
    different = [
        name
        for name, content in files.items()
        if (FOLDER / name).read_text(encoding="utf-8") != written(content)
    ]
    assert not different, "run `python -m tools.golden` if the engine is meant to have changed"


def test_the_golden_proofs_are_what_the_engine_writes() -> None:
    files = {name: written(content) for name, content in proof_files()}
    found = {path.name: path.read_text("utf-8") for path in PROOFS_FOLDER.glob("*.json")}
    assert found == files, "run `python -m tools.golden` if the engine is meant to have changed"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_folding_the_events_of_a_golden_game_gives_its_views(path: Path) -> None:
    game = json.loads(path.read_text(encoding="utf-8"))
    events = [
        {name: value for name, value in event.items() if name != "version"}
        for event in game["events"]
    ]
    assert [event["version"] for event in game["events"]] == list(range(1, len(events) + 1))
    folded = views(events, game["viewer"])
    for expected, view in zip(game["views"], folded, strict=True):
        assert view == expected["view"], expected["version"]


def test_the_golden_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.json")) <= 1_500_000
