"""Start-up of a web process in its event loop, before it takes a connection."""

import asyncio

from asgiref.testing import ApplicationCommunicator

from web.asgi.lifespan import lifespan


async def test_it_begins_in_the_event_loop_and_once() -> None:
    done: list[asyncio.AbstractEventLoop] = []

    def begin() -> None:
        done.append(asyncio.get_running_loop())

    server = ApplicationCommunicator(lifespan(begin), {"type": "lifespan"})
    await server.send_input({"type": "lifespan.startup"})
    assert await server.receive_output() == {"type": "lifespan.startup.complete"}
    await server.send_input({"type": "lifespan.shutdown"})
    assert await server.receive_output() == {"type": "lifespan.shutdown.complete"}
    await server.wait()
    assert done == [asyncio.get_running_loop()]
