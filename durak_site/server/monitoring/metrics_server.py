"""Serve the metrics of a process on a separate port.

`METRICS_PORT` switches it on: web processes use that port, and workers the next ones, each for all
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
"""The offset from METRICS_PORT, because all kinds may run on one machine."""
NEXT_PROCESS = 10
"""The step between the ports of web processes; each takes the first free one."""
MAX_PROCESSES = 100
LIVING = re.compile(r"gauge_live\w*_(\d+)\.db")
"""Files of gauges that count only while their process lives."""


def prepare_metrics(environment: Environment, part: str) -> None:
    """Let all processes of a worker keep their metrics in one folder, which is emptied first.

    Call it before `web.monitoring.metrics` is imported, in the process that starts the others.
    """
    if not environment.metrics_port:
        return
    folder = environment.durak_data_dir.resolve() / "metrics" / part
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700, parents=True)
    os.environ[FOLDER_VARIABLE] = str(folder)


def serve_metrics(
    environment: Environment, part: str, *, before_scrape: Callable[[], None] | None = None
) -> None:
    """Serve metrics in a thread; a failure doesn't stop the process.

    `before_scrape` is called before each answer, to set gauges; it must not raise.
    """
    if not environment.metrics_port:
        return
    first = environment.metrics_port + PORT_OF[part]
    most = MAX_PROCESSES if part == "web" else 1
    for port in range(first, first + NEXT_PROCESS * most, NEXT_PROCESS):
        with suppress(OSError):
            handler = functools.partial(_MetricsHandler, before_scrape)
            server = ThreadingHTTPServer((environment.metrics_host, port), handler)
            threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
            return
    log.error("Metrics can't be served at %s:%d.", environment.metrics_host, first)


def exposition(folder: Path | None) -> bytes:
    """Return the metrics of all processes that share the folder, or of this one."""
    # These modules read the folder's variable when they are imported.
    from prometheus_client import REGISTRY, CollectorRegistry, generate_latest  # noqa: PLC0415 - see above
    from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415 - the same

    if folder is None:
        return generate_latest(REGISTRY)
    _forget_the_dead(folder)
    registry: CollectorRegistry = CollectorRegistry()
    MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]  # its own has none
    return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """Remove the gauges of ended processes."""
    for file in folder.glob("gauge_live*.db"):
        found = LIVING.fullmatch(file.name)
        if found and not Path(f"/proc/{found.group(1)}").exists() and Path("/proc/self").exists():
            file.unlink(missing_ok=True)


class _MetricsHandler(BaseHTTPRequestHandler):
    """Answers GET /metrics."""

    timeout = 10

    def __init__(self, before_scrape: Callable[[], None] | None, *args: Any, **kwargs: Any) -> None:
        self._before_scrape = before_scrape
        super().__init__(*args, **kwargs)

    def do_GET(self) -> None:
        """Answer with all metrics."""
        if self.path.partition("?")[0] != "/metrics":
            self.send_error(404)
            return
        if self._before_scrape is not None:
            self._before_scrape()
        folder = os.environ.get(FOLDER_VARIABLE)
        body = exposition(Path(folder) if folder else None)
        self.send_response(200)
        self.send_header("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is given
        """Log nothing: Prometheus asks every few seconds."""
