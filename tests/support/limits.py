"""Timeouts of tests that may take longer than the usual ten seconds (pyproject.toml)."""

import pytest

WITH_PROCESSES = pytest.mark.timeout(60, func_only=True)
"""For tests with real processes, which start in a second or two, on a busy machine in ten times as
many. Processes of a fixture have separate limits for their start, which don't count here."""

WITH_WHOLE_GAMES = pytest.mark.timeout(60)
"""For tests that play whole games: two or three seconds, on a busy machine ten times as many."""


def put_long_ones_first(items: list[pytest.Item]) -> None:
    """Put first what has a time limit of its own: the last of it would run alone for a minute."""
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)
