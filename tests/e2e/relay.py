"""A connection between a browser and the service that can be cut: a relay on its own port."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread

CHUNK = 65536

# The console messages of a browser meanwhile. A part of the page that is on its way can't come: the
# page says that, too.
OF_A_CUT_CONNECTION = (
    "ERR_",
    "WebSocket connection to",
    "Failed to fetch dynamically imported module",
    "Unable to preload CSS",
    "An unknown error occurred when fetching the script",
)


class CuttableRelay:
    """A relay to the service's port; while it is cut, it breaks every connection, old or new."""

    def __init__(self, to_port: int) -> None:
        self._to_port = to_port
        self._lock = Lock()
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        """The service's address through this relay."""
        return f"http://localhost:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """Break every connection now, and each new one until `mend`."""
        with self._lock:
            self._is_cut = True
            self._break(*self._open)

    def mend(self) -> None:
        """Let new connections through again."""
        with self._lock:
            self._is_cut = False

    def close(self) -> None:
        """End the relay for good."""
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        # Closing the listener ends this with an error: the relay is at its end.
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                self._join(near)

    def _join(self, near: socket.socket) -> None:
        with self._lock:
            if self._is_cut:
                near.close()
                return
            far = socket.create_connection(("127.0.0.1", self._to_port))
            self._open |= {near, far}
        Thread(target=self._pump, args=(near, far), daemon=True).start()
        Thread(target=self._pump, args=(far, near), daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        # When one end is closed, from outside or here, so is the other.
        with suppress(OSError):
            while data := source.recv(CHUNK):
                sink.sendall(data)
        with self._lock:
            self._break(source, sink)

    def _break(self, *ends: socket.socket) -> None:
        for end in ends:
            # A thread waiting in recv keeps a connection alive that is only closed.
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open -= set(ends)


@contextmanager
def relay_to(port: int) -> Iterator[CuttableRelay]:
    """Yield a relay for as long as the block runs."""
    relay = CuttableRelay(port)
    try:
        yield relay
    finally:
        relay.close()
