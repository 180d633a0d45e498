"""The retry policy (backoff, Retry-After), without any input or output."""

import random
from dataclasses import dataclass

from durak_client.errors import seconds_of

FIRST_PAUSE_SECONDS = 0.25
MAX_PAUSE_SECONDS = 8.0
BUSY = frozenset({429, 503})
"""The service did nothing and names a time."""
FAILED = frozenset({500, 502, 504})
"""Nobody knows whether the request was done."""
KEY_IN_USE = "idempotency_key_in_use"


def growing_pause(attempt: int) -> float:
    """Return the seconds to wait before a retry or a reconnect: exponential backoff with jitter."""
    longest = min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2.0 ** min(attempt, 10))
    return random.uniform(longest / 2, longest)  # noqa: S311 - no secret


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """The number of repeats of a request, and the longest wait that the service may ask for."""

    retries: int = 4
    longest_wait: float = 60.0

    def pause_after_reply(
        self, attempt: int, status: int, code: str, retry_after: str | None, *, repeatable: bool
    ) -> float | None:
        """Return the seconds to wait before the next attempt; None if the reply is final."""
        may_repeat = (
            status in BUSY or code == KEY_IN_USE or (repeatable and status in FAILED)
        ) and attempt < self.retries
        if not may_repeat:
            return None
        asked = seconds_of(retry_after)
        if asked is None:
            return growing_pause(attempt)
        return asked if asked <= self.longest_wait else None

    def pause_after_silence(
        self, attempt: int, *, was_sent: bool, repeatable: bool
    ) -> float | None:
        """Return the seconds to wait after an attempt without a reply; None to give up."""
        if attempt >= self.retries or (was_sent and not repeatable):
            return None
        return growing_pause(attempt)
