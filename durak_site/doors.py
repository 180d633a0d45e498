"""Doors between the web processes of a machine: by them connections are handed over.

A process has a number, which nobody else has at that time, and a door of that number: a Unix socket
in a folder that only its owner can enter. What is sent there is an open connection and the bytes
that were read of it.
"""

import asyncio
import fcntl
import os
import socket
import stat
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import structlog

from durak_site.data_dir import OWNERS_ALONE, OWNERS_UMASK
from durak_site.environment import LONGEST_SOCKET_PATH

log = structlog.get_logger(__name__)

LARGEST_MESSAGE = 64 * 1024
"""Bytes. The kernel keeps some 200 kB of what a process has sent and nobody has taken."""


class Connection(Protocol):
    """Whatever has the descriptor of a connection."""

    def fileno(self) -> int:
        """The descriptor."""


class Line:
    """Sends connections to the doors of one place, without ever waiting."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.settimeout(0)

    def send(self, number: int, connection: Connection, message: bytes) -> bool:
        """Whether the door of the number has the connection now, and the message with it.

        It has a descriptor of its own; that of the sender stays open.
        """
        descriptors = array("i", [connection.fileno()])
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, descriptors)
        try:
            self._socket.sendmsg([message], [rights], 0, str(door_path(self._place, number)))
        except OSError:
            # Nobody is there, too much waits already, or the message is too large.
            return False
        return True


class Door:
    """The open door of one number, which is this process's until it is closed.

    `take` is called in the running event loop with each connection and its message.
    """

    def __init__(
        self, place: Path, number: int, lock: int, take: Callable[[socket.socket, bytes], None]
    ) -> None:
        """Open it. Raises OSError."""
        self.number = number
        self._lock = lock
        self._take = take
        self._path = door_path(place, number)
        # Left by a process that was killed; nobody else has the number.
        self._path.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.settimeout(0)
        self._socket.bind(str(self._path))
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._socket, self._take_one)

    def close(self) -> None:
        """Let nothing more come, take what waits, and give the number back."""
        self._loop.remove_reader(self._socket)
        self._path.unlink(missing_ok=True)
        # From now on who sends is refused, so that nothing can come between the last look and
        # the end.
        self._socket.shutdown(socket.SHUT_RD)
        while self._take_one():
            pass
        self._socket.close()
        os.close(self._lock)

    def _take_one(self) -> bool:
        """Whether anything waited."""
        try:
            message, descriptors, _, _ = socket.recv_fds(self._socket, LARGEST_MESSAGE, 1)
        except BlockingIOError:
            return False
        if not descriptors:
            log.warning("A connection got lost: this process has too many open files.")
            return True
        connection = socket.socket(fileno=descriptors[0])
        connection.set_inheritable(False)
        connection.settimeout(0)
        self._take(connection, message)
        return True


def opened_door(
    place: Path, count: int, take: Callable[[socket.socket, bytes], None]
) -> Door | None:
    """The door of the lowest number below `count` that is free; None if none is.

    Numbers are free again when their process has ended, in whatever way. Raises OSError if doors
    can't be at this place.
    """
    _make_private(place.parent)
    if len(os.fsencode(door_path(place, count))) > LONGEST_SOCKET_PATH:
        raise OSError(f"The path of a socket would be too long: {place}")
    for number in range(count):
        lock = _locked(door_path(place, number).with_suffix(".lock"))
        if lock is not None:
            try:
                return Door(place, number, lock, take)
            except OSError:
                os.close(lock)
                raise
    return None


def door_path(place: Path, number: int) -> Path:
    """The socket of a door."""
    return place.with_name(f"{place.name}-{number}.door")


def _make_private(folder: Path) -> None:
    """Make the folder. Raises OSError if it is there already and others can enter it."""
    folder.mkdir(mode=OWNERS_ALONE, exist_ok=True)
    found = folder.lstat()
    is_own = stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid()
    if not is_own or stat.S_IMODE(found.st_mode) & OWNERS_UMASK:
        raise PermissionError(f"Others than its owner can enter {folder}.")


def _locked(path: Path) -> int | None:
    """A descriptor that holds the lock of the file; None if another process holds it."""
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return None
    return lock
