"""Games in which faults of the past would show again: what the engine plays, and how they end.

tools/past_faults.py has them, with the facts of their ends, which are worked out by hand. The
page's fold plays them again in frontend/src/core/pastFaults.test.ts.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.fold import views
from tools.golden import PAST_FAULTS_FOLDER, past_fault_files, written

FILES = sorted(PAST_FAULTS_FOLDER.glob("*.json"))
BYTES = 200_000


def differences(facts: Any, found: Any, place: str) -> list[str]:
    """Return what differs from the facts; a view has more members than the facts name."""
    if isinstance(facts, dict):
        return [
            line
            for name, fact in facts.items()
            for line in differences(fact, found[name], f"{place}.{name}")
        ]
    return [] if facts == found else [f"{place}: {found}, not {facts}"]


def test_the_files_of_past_faults_are_what_the_engine_writes() -> None:
    files = dict(past_fault_files())
    assert sorted(files) == [path.name for path in FILES]
    different = [
        path.name for path in FILES if path.read_text("utf-8") != written(files[path.name])
    ]
    assert not different, "run `python -m tools.golden` if the engine is meant to have changed"
    assert sum(path.stat().st_size for path in FILES) <= BYTES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_of_a_past_fault_ends_as_the_rules_say(path: Path) -> None:
    game = json.loads(path.read_text("utf-8"))
    assert differences(game["facts"], game["views"][-1]["view"], "view") == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_folding_the_events_of_a_past_fault_gives_its_views(path: Path) -> None:
    game = json.loads(path.read_text("utf-8"))
    events = [
        {name: value for name, value in event.items() if name != "version"}
        for event in game["events"]
    ]
    for expected, view in zip(game["views"], views(events, game["viewer"]), strict=True):
        assert view == expected["view"], expected["version"]
