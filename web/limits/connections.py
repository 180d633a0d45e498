"""How much one caller may ask of a process's sockets and streams."""

import time
from collections import Counter

MOST_SOCKETS = 40
MOST_MESSAGES = 30
WINDOW_SECONDS = 10.0


class OpenConnections:
    """The sockets and streams of each caller in this process."""

    def __init__(self, most: int = MOST_SOCKETS) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, caller: str) -> bool:
        """Count one more; False, and not counted, if the caller has enough."""
        if self._open[caller] >= self._most:
            return False
        self._open[caller] += 1
        return True

    def leave(self, caller: str) -> None:
        """Count one less."""
        self._open[caller] -= 1
        if self._open[caller] <= 0:
            del self._open[caller]


class MessageRate:
    """The messages of one socket."""

    def __init__(self, most: int = MOST_MESSAGES, seconds: float = WINDOW_SECONDS) -> None:
        # A deque takes 600 bytes from the first; most sockets send a ping now and then.
        self._times: list[float] = []
        self._most = most
        self._seconds = seconds

    def allows_one_more(self) -> bool:
        """Count a message; False if there were too many lately."""
        now = time.monotonic()
        self._times = [at for at in self._times if now - at < self._seconds]
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True


open_connections = OpenConnections()
