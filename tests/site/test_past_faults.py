"""docs/past-faults.md: every test that guards against a past fault is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "past-faults.md").read_text("utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in PAGE.splitlines()
    if re.match(r"\| (?!what|---)", line)
]
GUARD = re.compile(r"`([\w./]+)::([^`]+)`")


def is_there(path: str, name: str) -> bool:
    """Return whether the test is in its file, or the game has files in its folder."""
    place = ROOT / path
    if place.is_dir():
        return any(place.glob(f"{name}.*.json"))
    if not place.is_file():
        return False
    text = place.read_text("utf-8")
    return f"def {name}(" in text if place.suffix == ".py" else f"'{name}'" in text


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_every_test_of_a_past_fault_is_there(row: list[str]) -> None:
    _fault, commit, tests = row
    assert re.fullmatch(r"[0-9a-f]{8}", commit)
    guards = GUARD.findall(tests)
    assert ", ".join(f"`{path}::{name}`" for path, name in guards) == tests
    assert [guard for guard in guards if not is_there(*guard)] == []


def test_every_game_of_a_past_fault_stands_on_the_page() -> None:
    games = {path.name.partition(".")[0] for path in ROOT.glob("tests/golden/past_faults/*.json")}
    assert games
    assert games == {name for path, name in GUARD.findall(PAGE) if path.endswith("/past_faults")}
