"""A connection of the web server inside the test process."""

import asyncio
from typing import Any


class Wire(asyncio.Transport):
    """A connection that keeps each write separately."""

    def __init__(self) -> None:
        super().__init__({"sockname": ("127.0.0.1", 80), "peername": ("127.0.0.1", 50000)})
        self.writes: list[bytes] = []
        self.is_closed = False

    def write(self, data: Any) -> None:
        if data:
            self.writes.append(bytes(data))

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def get_write_buffer_size(self) -> int:
        return 0

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None:
        """Nothing is read from it."""

    def resume_reading(self) -> None:
        """Nothing is read from it."""
