"""What came by a connection waits for its reader."""

import asyncio
from typing import Any, cast

from durak_site.connections import Received
from tests.support.waiting import until_in_loop


def event(text: str) -> Any:
    return {"type": "websocket.receive", "text": text}


async def until_it_waits(received: Received) -> None:
    """Return when all is read and the reader waits for more."""
    await until_in_loop(lambda: received.empty() and received._reader is not None)


async def texts(received: Received, count: int) -> list[str]:
    return [cast("Any", await received.get())["text"] for _ in range(count)]


async def test_events_are_read_in_the_order_in_which_they_came() -> None:
    received = Received()
    for text in "abc":
        received.put_nowait(event(text))
    assert not received.empty()
    assert await texts(received, 3) == ["a", "b", "c"]
    assert received.empty()


async def test_a_reader_waits_for_what_is_to_come() -> None:
    received = Received()
    reader = asyncio.create_task(texts(received, 3))
    await until_it_waits(received)
    received.put_nowait(event("a"))
    received.put_nowait(event("b"))
    await until_it_waits(received)
    received.put_nowait(event("c"))
    assert await reader == ["a", "b", "c"]


async def test_a_reader_that_was_cancelled_takes_nothing_away() -> None:
    received = Received()
    reader = asyncio.create_task(received.get())
    await until_it_waits(received)
    reader.cancel()
    await asyncio.wait([reader])
    received.put_nowait(event("a"))
    assert await texts(received, 1) == ["a"]
