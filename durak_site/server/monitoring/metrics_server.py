"""The address of a part's metrics, beside the public one.

`METRICS_PORT` switches it on: there a web process answers, and a worker on the next port for all
its processes together.
"""

import functools
import logging
import os
import re
import shutil
import threading
from collections.abc import Callable
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from durak_site.configuration.environment import Environment

log = logging.getLogger(__name__)

FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
PORT_OF = {"web": 0, "worker": 1, "bots": 2, "review": 3, "webhooks": 4}
"""What is added to METRICS_PORT, since all may run on one machine."""
NEXT_PROCESS = 10
"""The step to the port of each further web process here, which takes the first free one."""
MOST_PROCESSES = 100
LIVING = re.compile(r"gauge_live\w*_(\d+)\.db")
"""Files of numbers that count only while their process lives."""


def prepare_metrics(environment: Environment, part: str) -> None:
    """Have all processes of a worker keep their numbers in one folder, which is emptied first.

    Before `web.monitoring.metrics` is imported, in the process that starts the others.
    """
    if not environment.metrics_port:
        return
    folder = environment.durak_data_dir.resolve() / "metrics" / part
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700, parents=True)
    os.environ[FOLDER_VARIABLE] = str(folder)


def serve_metrics(
    environment: Environment, part: str, *, ask: Callable[[], None] | None = None
) -> None:
    """Answer at the part's address from now on, in a thread; without it the part works as well.

    `ask` is called before each answer, to set numbers that nobody counts. It must not raise.
    """
    if not environment.metrics_port:
        return
    first = environment.metrics_port + PORT_OF[part]
    most = MOST_PROCESSES if part == "web" else 1
    for port in range(first, first + NEXT_PROCESS * most, NEXT_PROCESS):
        with suppress(OSError):
            handler = functools.partial(_MetricsHandler, ask)
            server = ThreadingHTTPServer((environment.metrics_host, port), handler)
            threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
            return
    log.error("Metrics can't be served at %s:%d.", environment.metrics_host, first)


def exposition(folder: Path | None) -> bytes:
    """Return the numbers of all processes that have the folder, or of this one."""
    # They read the folder's variable when they are imported, after it was set.
    from prometheus_client import REGISTRY, CollectorRegistry, generate_latest  # noqa: PLC0415 - see above
    from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415 - the same

    if folder is None:
        return generate_latest(REGISTRY)
    _forget_the_dead(folder)
    registry: CollectorRegistry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]  # its own has none
    return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """Remove what counts only while a process lives, of those that have ended."""
    for file in folder.glob("gauge_live*.db"):
        found = LIVING.fullmatch(file.name)
        if found and not Path(f"/proc/{found.group(1)}").exists() and Path("/proc/self").exists():
            file.unlink(missing_ok=True)


class _MetricsHandler(BaseHTTPRequestHandler):
    """GET /metrics."""

    timeout = 10

    def __init__(self, ask: Callable[[], None] | None, *args: Any, **kwargs: Any) -> None:
        self._ask = ask
        super().__init__(*args, **kwargs)

    def do_GET(self) -> None:
        """Answer with all numbers."""
        if self.path.partition("?")[0] != "/metrics":
            self.send_error(404)
            return
        if self._ask is not None:
            self._ask()
        folder = os.environ.get(FOLDER_VARIABLE)
        body = exposition(Path(folder) if folder else None)
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is given
        """Say nothing: it is asked every few seconds."""
