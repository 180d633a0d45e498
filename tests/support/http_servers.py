"""HTTP servers of the tests' own, each served by a thread."""

from collections.abc import Iterator
from contextlib import contextmanager
from socketserver import BaseServer
from threading import Thread

_LOOKS_EVERY = 0.02
"""Seconds after which a server sees that it has to stop; half a second is the library's choice."""


@contextmanager
def serving(server: BaseServer) -> Iterator[None]:
    """Have a thread serve inside the block; then close the server."""
    looks = {"poll_interval": _LOOKS_EVERY}
    thread = Thread(target=server.serve_forever, kwargs=looks, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
