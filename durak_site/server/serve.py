"""`python -m durak_site.server.serve`: a web process.

HOST and PORT say where it listens; docs/operating.md has the other variables. Both set-ups start
it, so that what holds for connections is said here alone. Several processes have an address each,
and a proxy in front of them (`durak_site.server.proxy`).
"""

import asyncio
import os
import socket
import sys
from contextlib import suppress
from threading import Timer
from types import FrameType

import uvicorn
from django.core.exceptions import ImproperlyConfigured

from durak_site.configuration.environment import Environment, read_environment
from durak_site.server.database.database_url import check_at_start
from durak_site.server.health.liveness import draining
from durak_site.server.monitoring.metrics_server import serve_metrics

LARGEST_SOCKET_MESSAGE = 64 * 1024
SECONDS_KEPT_ALIVE = 130
"""Longer than proxies keep an idle connection (HAProxy 125 as configured here, nginx 60): a request
that one sends while the connection is being closed here would be lost, and one that plays must not
be sent twice."""
SECONDS_TO_FINISH = {"embedded": 3, "served": 10}


class WebServer(uvicorn.Server):
    """A server that watches its connections, and goes on for some seconds when told to stop.

    Its health check fails meanwhile, so that the proxy sends nothing into a connection that is just
    being closed. A second signal stops it at once.
    """

    def __init__(self, config: uvicorn.Config, drain_seconds: float) -> None:
        super().__init__(config)
        self._drain_seconds = drain_seconds

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, at once or in some seconds."""
        if draining.is_set() or not self._drain_seconds:
            super().handle_exit(sig, frame)
            return
        draining.set()
        timer = Timer(self._drain_seconds, super().handle_exit, (sig, frame))
        timer.daemon = True
        timer.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to take connections, to look after them, and to tell the process's numbers."""
        # The settings that they read are there once the application is loaded.
        from durak_site.server.monitoring.scrape_gauges import ask  # noqa: PLC0415 - see above
        from durak_site.server.slow_clients import SlowClientWatch  # noqa: PLC0415 - see above

        await super().startup(sockets)
        serve_metrics(read_environment(), "web", ask=ask)
        self._watch = asyncio.create_task(SlowClientWatch(self).look_for_ever())


def serve(descriptor: int | None = None) -> None:
    """Serve until a signal comes; then finish what is under way, for some seconds at most.

    With `descriptor` on that socket, which listens already. Ends the process if it can't be done.
    """
    environment = read_environment()
    try:
        check_at_start(environment)
    except ImproperlyConfigured as error:
        sys.exit(f"Durak can't start: {error}")
    server = WebServer(configuration(environment, descriptor), environment.drain_seconds)
    # uvicorn raises again at the end the signals that it has heard.
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(1)


def configuration(environment: Environment, descriptor: int | None = None) -> uvicorn.Config:
    """Return what uvicorn is told, with `descriptor` to serve on that socket."""
    return uvicorn.Config(
        "durak_site.asgi:application",
        host=os.environ.get("HOST", "127.0.0.1"),
        port=int(os.environ.get("PORT", "8000")),
        fd=descriptor,
        # Else uvicorn would read WEB_CONCURRENCY, and share an address among processes.
        workers=1,
        http="durak_site.server.slow_clients:BoundedHeads",
        ws="websockets-sansio",
        ws_max_size=LARGEST_SOCKET_MESSAGE,
        # Messages are too small to be worth it: it costs 40 kB a socket.
        ws_per_message_deflate=False,
        # Without a trusted proxy nobody may say from where, or by which scheme, a request came.
        proxy_headers=environment.trusted_proxy,
        forwarded_allow_ips=environment.forwarded_allow_ips,
        timeout_keep_alive=SECONDS_KEPT_ALIVE,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH[environment.durak_setup],
    )


if __name__ == "__main__":
    serve()
