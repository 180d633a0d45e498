"""Waiting for what no page shows."""

import threading
import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import APIResponse, Page

_T = TypeVar("_T")
# A wait ends with what it waits for; only what never comes is waited for so long. A test may take
# three times as long in all.
WAITS_MS = 20_000
PAUSE = 0.1


def found(look: Callable[[], _T | None], what: str) -> _T:
    """Return what `look` finds as soon as it does, or raise AssertionError with what is missing."""
    pause, deadline = threading.Event(), time.monotonic() + WAITS_MS / 1000
    while (seen := look()) is None:
        assert time.monotonic() < deadline, f"{what} did not come"
        pause.wait(PAUSE)
    return seen


def answer_to(page: Page, address: str) -> APIResponse:
    """Return the answer to GET with the page's cookies.

    A connection that was idle may be closed while it is used again; browsers try once more, too.
    """
    return page.request.get(address, max_retries=2)
