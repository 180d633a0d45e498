"""`python -m durak_site.server.serve`: run a web process (uvicorn), and stop it gracefully.

HOST and PORT are its address; docs/operating.md has the other variables. Both set-ups start web
processes here, so all connection settings are in this module. Several processes have one address
each, behind a proxy (`durak_site.server.proxy`).
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
from web.one_core import one_core

MAX_SOCKET_MESSAGE_BYTES = 64 * 1024
"""The max message size of a WebSocket in bytes; a larger inbound frame closes it."""
SECONDS_KEPT_ALIVE = 130
"""Longer than proxies keep an idle connection (HAProxy 125 as configured here, nginx 60): a request
that one sends while the connection is being closed here would be lost, and one that plays must not
be sent twice."""
SECONDS_TO_FINISH = {"embedded": 3, "served": 10}


class WebServer(uvicorn.Server):
    """A server that checks for slow clients, and drains for some seconds when it is stopped.

    Its health check fails meanwhile, so that the proxy sends no request into a connection that is
    being closed. A second signal stops it immediately.
    """

    def __init__(self, config: uvicorn.Config, drain_seconds: float) -> None:
        super().__init__(config)
        self._drain_seconds = drain_seconds

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, immediately or after draining."""
        if draining.is_set() or not self._drain_seconds:
            super().handle_exit(sig, frame)
            return
        draining.set()
        timer = Timer(self._drain_seconds, super().handle_exit, (sig, frame))
        timer.daemon = True
        timer.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Keep to one core, accept connections, check for slow clients, and serve metrics."""
        # Their settings are available once the application is loaded.
        from durak_site.server.monitoring.scrape_gauges import set_gauges  # noqa: PLC0415 - see above
        from durak_site.server.slow_clients import SlowClientWatch  # noqa: PLC0415 - see above

        environment = read_environment()
        if environment.web_one_core:
            one_core.claim()
        await super().startup(sockets)
        serve_metrics(environment, "web", before_scrape=set_gauges)
        self._watch = asyncio.create_task(SlowClientWatch(self).watch_forever())


def serve(descriptor: int | None = None) -> None:
    """Serve until a signal, then finish requests in progress, for some seconds at most.

    With `descriptor`, serve on that listening socket. Ends the process if it can't serve.
    """
    environment = read_environment()
    try:
        check_at_start(environment)
    except ImproperlyConfigured as error:
        sys.exit(f"Durak can't start: {error}")
    server = WebServer(configuration(environment, descriptor), environment.drain_seconds)
    # At the end uvicorn raises the signals again that it has caught.
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(1)


def configuration(environment: Environment, descriptor: int | None = None) -> uvicorn.Config:
    """Return uvicorn's configuration; with `descriptor`, for that socket."""
    return uvicorn.Config(
        "durak_site.asgi:application",
        host=os.environ.get("HOST", "127.0.0.1"),
        port=int(os.environ.get("PORT", "8000")),
        fd=descriptor,
        # Otherwise uvicorn would read WEB_CONCURRENCY, and share an address among processes.
        workers=1,
        http="durak_site.server.http_protocol:WebProtocol",
        ws="websockets-sansio",
        ws_max_size=MAX_SOCKET_MESSAGE_BYTES,
        # Messages are too small for compression, which costs 40 kB for each socket.
        ws_per_message_deflate=False,
        # Without a trusted proxy no header may change a request's address or scheme.
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
