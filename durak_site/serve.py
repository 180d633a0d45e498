"""`python -m durak_site.serve`: a web process, or several that share an address.

HOST, PORT and WEB_CONCURRENCY say where and how many; docs/operating.md has the other variables.
Both set-ups start it, so that what holds for connections is said here alone.
"""

import os

import uvicorn

from durak_site.environment import read_environment
from durak_site.metrics import prepare_metrics, serve_metrics

LARGEST_SOCKET_MESSAGE = 64 * 1024
SECONDS_KEPT_ALIVE = 130
"""Longer than proxies keep an idle connection (Caddy 120, nginx 60): a request that one sends while
the connection is being closed here would be lost, and one that plays must not be sent twice."""
SECONDS_TO_FINISH = {"embedded": 3, "served": 10}


def serve(descriptor: int | None = None) -> None:
    """Serve until a signal comes; then finish what is under way, for some seconds at most.

    With `descriptor` on that socket, which listens already. Ends the process if it can't be done.
    """
    environment = read_environment()
    prepare_metrics(environment, "web")
    serve_metrics(environment, "web")
    uvicorn.run(
        "durak_site.asgi:application",
        host=os.environ.get("HOST", "127.0.0.1"),
        port=int(os.environ.get("PORT", "8000")),
        fd=descriptor,
        workers=int(os.environ.get("WEB_CONCURRENCY", "1")),
        http="durak_site.connections:HttpConnection",
        ws="durak_site.connections:SocketConnection",
        ws_max_size=LARGEST_SOCKET_MESSAGE,
        # Messages are too small to be worth it: it costs 40 kB a socket.
        ws_per_message_deflate=False,
        # Without a trusted proxy nobody may say from where, or by which scheme, a request came.
        proxy_headers=environment.trusted_proxy,
        forwarded_allow_ips=environment.forwarded_allow_ips,
        timeout_keep_alive=SECONDS_KEPT_ALIVE,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH[environment.durak_setup],
    )


if __name__ == "__main__":
    serve()
