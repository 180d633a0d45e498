"""TCP ports for the processes that a test, a tool or a benchmark starts."""

import random
import socket
from collections.abc import Iterable
from contextlib import closing

HOST = "127.0.0.1"
PORTS = range(20_000, 30_000)
"""They are below those that Linux and macOS give to outgoing connections, any of which could take a
port before the started process listens on it."""
_given: set[int] = set()


def free_port(further: Iterable[int] = ()) -> int:
    """Return a port that nobody listens on, each only once.

    The ports that are so many higher, if `further` names any, are free too. Raises RuntimeError if
    there is none.
    """
    steps = (0, *further)
    for port in random.sample(PORTS, len(PORTS)):
        wanted = {port + step for step in steps}
        if wanted.isdisjoint(_given) and all(map(_is_free, wanted)):
            _given.update(wanted)
            return port
    raise RuntimeError(f"No port from {PORTS.start} to {PORTS.stop - 1} is free.")


def _is_free(port: int) -> bool:
    with closing(socket.socket()) as probe:
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
        return True
