"""A network fault proxy between clients and a service, which can be cut and slowed down."""

import contextlib
import socket
import threading
from collections.abc import Callable

from tests.support.waiting import spend

CHUNK = 65_536
CLOSED = -1
"""The number of a socket that is closed."""


class PortRelay:
    """A port that hands everything on to another one."""

    def __init__(self, behind: Callable[[], int]) -> None:
        self._behind = behind
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=256)
        self.port = int(self._listener.getsockname()[1])
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self.delay = 0.0
        """Seconds that each piece waits."""
        threading.Thread(target=self._accept, name="relay", daemon=True).start()

    def cut(self) -> int:
        """Break all connections, wherever they are; how many there were."""
        with self._lock:
            ends = tuple(self._ends)
            self._ends.clear()
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        return len(ends) // 2

    def close(self) -> None:
        """Take no more connections, and break those that are there."""
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        while self._listener.fileno() != CLOSED:
            try:
                client, _ = self._listener.accept()
            except OSError:
                continue  # a client that gave up meanwhile; or the listener is closed
            try:
                server = socket.create_connection(("127.0.0.1", self._behind()))
            except OSError:
                client.close()
                continue
            for end in (client, server):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with self._lock:
                self._ends |= {client, server}
            # From here on a thread may close both ends, since either client or server has gone.
            for source, target in ((client, server), (server, client)):
                threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        """Hand on what comes until one of the ends closes."""
        with contextlib.suppress(OSError):
            while piece := source.recv(CHUNK):
                if self.delay:
                    spend(self.delay)
                target.sendall(piece)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            with self._lock:
                self._ends.discard(end)
            end.close()
