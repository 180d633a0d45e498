"""Reads for sockets in threads that keep their connection."""

import asyncio
import threading
from collections.abc import Callable

import pytest
from django.db import InterfaceError, OperationalError, connection

from games.play.models import Game
from web.database.threads import THREADS, read

pytestmark = pytest.mark.django_db(transaction=True)


def failing(error: Exception, times: int) -> tuple[Callable[[], int], list[int]]:
    """A read that fails so often before it gives how often it was tried, and its attempts."""
    attempts: list[int] = []

    def work() -> int:
        attempts.append(len(attempts) + 1)
        if len(attempts) <= times:
            raise error
        return len(attempts)

    return work, attempts


def test_a_thread_keeps_its_connection() -> None:
    def used() -> tuple[int, int]:
        Game.objects.exists()
        return threading.get_ident(), id(connection.connection)

    async def many() -> list[tuple[int, int]]:
        return [await read(used) for _ in range(3 * THREADS)]

    pairs = asyncio.run(many())
    assert len(set(pairs)) == len({thread for thread, _ in pairs})


@pytest.mark.parametrize("error", [OperationalError("gone"), InterfaceError("closed")])
def test_what_a_broken_connection_spoilt_is_read_again_once(error: Exception) -> None:
    work, attempts = failing(error, times=1)
    assert asyncio.run(read(work)) == 2
    assert attempts == [1, 2]
    work, attempts = failing(error, times=2)
    with pytest.raises(type(error)):
        asyncio.run(read(work))
    assert attempts == [1, 2]


def test_other_errors_are_told_at_once() -> None:
    work, attempts = failing(ValueError("odd"), times=1)
    with pytest.raises(ValueError, match="odd"):
        asyncio.run(read(work))
    assert attempts == [1]
