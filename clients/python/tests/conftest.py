"""Waits of the client are written down, and take no time."""

import asyncio
import time

import pytest


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the seconds that the client has waited, in the order of its waits."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", wait)
    monkeypatch.setattr(time, "sleep", waited.append)
    return waited
