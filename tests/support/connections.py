"""Plain connections of clients that no HTTP library would make."""

import socket
from contextlib import suppress


def answer(connection: socket.socket) -> bytes:
    """Return all that is sent until the connection ends."""
    received = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65536):
            received += more
    return received
