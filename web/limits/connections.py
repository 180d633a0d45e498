"""Connection limits: sockets and streams that one caller may open, and their message rate."""

import time
from collections import Counter

MAX_SOCKETS = 40
"""The limit of open sockets and streams per user, or per IP address of an anonymous caller."""
MAX_MESSAGES = 30
WINDOW_SECONDS = 10.0


class OpenConnections:
    """The open sockets and streams of each caller in this process."""

    def __init__(self, most: int = MAX_SOCKETS) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, caller: str) -> bool:
        """Count one more and return True, or return False if the limit is reached."""
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
    """The recent messages of one socket."""

    def __init__(self, most: int = MAX_MESSAGES, seconds: float = WINDOW_SECONDS) -> None:
        # A deque takes 600 bytes even when empty; most sockets only send a ping now and then.
        self._times: list[float] = []
        self._most = most
        self._seconds = seconds

    def allows_one_more(self) -> bool:
        """Count a message; return False if there were too many recently."""
        now = time.monotonic()
        self._times = [at for at in self._times if now - at < self._seconds]
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True


open_connections = OpenConnections()
