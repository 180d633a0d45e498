"""Tests wait for events, never for time."""

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
SLEEP = re.compile(
    r"\b(?:time|asyncio)\.sleep\(|import sleep\b|\bEvent\(\)\.wait\(|wait_for_timeout\("
)
MAY_WAIT = TESTS / "support" / "waiting.py"
"""Its docstrings say for what."""


def test_no_test_waits_for_time() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{number}"
        for path in TESTS.rglob("*.py")
        if path not in {MAY_WAIT, Path(__file__)}
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if SLEEP.search(line)
    ]
    assert found == []
