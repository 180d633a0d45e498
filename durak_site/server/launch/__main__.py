"""`python -m durak_site.server.launch`: run the embedded set-up until it is stopped.

It imports everything once and forks the processes, which share unchanged memory. So it must start
no thread and open no connection itself.

HOST and PORT are its address, WORKERS the number of bots that think at the same time;
docs/operating.md has the other variables.
"""

import gc
import http.client
import importlib
import io
import json
import multiprocessing
import os
import signal
import socket
import sys
import time
from contextlib import closing
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from types import FrameType

import django
from celery import current_app
from django.core.exceptions import ImproperlyConfigured
from django.core.management import CommandError, call_command
from setproctitle import setproctitle

from durak_site.configuration.data_dir import OWNERS_UMASK
from durak_site.configuration.environment import read_environment, socket_path
from durak_site.server.launch.processes import django_parts, redis_part
from durak_site.server.launch.supervising import STOPPING, CantRun, Children
from durak_site.server.monitoring.metrics_server import prepare_metrics

READY_WITHIN_SECONDS = 90
MIN_PAUSE, MAX_PAUSE = 0.1, 0.5
"""Seconds between two checks of the children, until all are ready and afterwards."""


class LaunchError(Exception):
    """The set-up can't be started; the message gives the reason and the remedy."""


@dataclass(frozen=True, slots=True)
class Launch:
    """The address and the data folder of the set-up."""

    host: str
    port: int
    workers: int
    data: Path

    @property
    def address(self) -> str:
        """Return the page's address for a browser on this machine."""
        name = "localhost" if self.host in {"127.0.0.1", "0.0.0.0", "::", "::1"} else self.host  # noqa: S104 - compared, not bound
        return f"http://{name}:{self.port}"


def main() -> int:
    """Start the set-up, print its address when it is ready, and run until a signal.

    Returns the exit status.
    """
    # Before the environment changes: setproctitle needs it unchanged.
    setproctitle("durak_site.server.launch")
    try:
        launch = _read_launch()
        _check_free(launch)
        _set_environment(launch)
        os.umask(OWNERS_UMASK)
        return _run(launch)
    except (LaunchError, ImproperlyConfigured) as error:
        _say(f"Durak can't start: {error}")
        return 1


def _read_launch() -> Launch:
    try:
        port, workers = int(os.environ.get("PORT", "8000")), int(os.environ.get("WORKERS", "2"))
    except ValueError as error:
        raise LaunchError("PORT and WORKERS are whole numbers.") from error
    if os.environ.get("DURAK_SETUP", "embedded") != "embedded":
        raise LaunchError("DURAK_SETUP=served has no launcher; see the Procfile and compose.yaml.")
    environment = read_environment()
    host = os.environ.get("HOST", "127.0.0.1")
    return Launch(host, port, workers, environment.durak_data_dir.resolve())


def _check_free(launch: Launch) -> None:
    family = socket.AF_INET6 if ":" in launch.host else socket.AF_INET
    with closing(socket.socket(family)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((launch.host, launch.port))
        except OSError as error:
            raise LaunchError(
                f"{launch.host}:{launch.port} can't be used ({error.strerror}). "
                "Another one: PORT=8001 make run"
            ) from error
    with closing(socket.socket(socket.AF_UNIX)) as probe:
        if probe.connect_ex(str(socket_path(launch.data))) == 0:
            raise LaunchError(
                f"it already runs on the data in {launch.data}. "
                "Another set-up beside it: DURAK_DATA_DIR=/some/folder PORT=8001 make run"
            )


def _set_environment(launch: Launch) -> None:
    """Set the environment variables for this process and its children."""
    os.environ["DJANGO_SETTINGS_MODULE"] = "durak_site.settings"
    os.environ.setdefault("DURAK_PUBLIC_URL", launch.address)
    hosts = [os.environ.get("ALLOWED_HOSTS", ""), *_own_names(launch.host)]
    os.environ["ALLOWED_HOSTS"] = ",".join(name for name in hosts if name)
    os.environ |= {"HOST": launch.host, "PORT": str(launch.port)}
    os.environ["DURAK_DATA_DIR"] = str(launch.data)
    os.environ["REDIS_URL"] = f"unix://{socket_path(launch.data)}"


def _own_names(host: str) -> list[str]:
    """Return the names by which other machines reach this one; none if it listens locally."""
    if host in {"localhost", "127.0.0.1", "::1"}:
        return []
    if not _is_wildcard(host):
        return [host]
    name = socket.gethostname()
    try:
        addresses = {str(info[4][0]) for info in socket.getaddrinfo(name, None)}
    except socket.gaierror:
        addresses = set()
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        # Connecting a datagram socket sends nothing; it only chooses the outgoing address.
        if probe.connect_ex(("192.0.2.1", 9)) == 0:
            addresses.add(probe.getsockname()[0])
    return [name, *sorted(addresses)]


def _is_wildcard(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def _run(launch: Launch) -> int:
    logs, listening = launch.data / "logs", socket_path(launch.data)
    for folder in (logs, listening.parent):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    for name in STOPPING:
        signal.signal(name, stop)
    children = Children(logs)
    try:
        children.start([redis_part(listening)])
        _prepare()
        if not stopping:
            children.start(django_parts(workers=launch.workers))
        wait_until = time.monotonic() + READY_WITHIN_SECONDS
        is_ready = False
        while not stopping:
            children.check()
            if not is_ready and _is_ready(launch):
                is_ready = True
                _say(
                    f"Durak is running: {launch.address}\n"
                    f"Data and logs are in {launch.data}. Stop it with Ctrl-C."
                )
            if not is_ready and time.monotonic() > wait_until:
                raise LaunchError(f"it does not get ready; see {logs}.")
            time.sleep(MAX_PAUSE if is_ready else MIN_PAUSE)
    except CantRun as error:
        raise LaunchError(f"one of its processes doesn't run ({error}); see {logs}.") from error
    finally:
        children.stop()
    _say("Durak has stopped.")
    return 0


def _prepare() -> None:
    """Upgrade the database, and import everything that the children need, at the same time.

    A child upgrades the database, so that this process has no open connection when it forks, and
    doesn't keep the modules of migrations.
    """
    # Metrics use files if the folder exists when they are imported.
    prepare_metrics(read_environment(), "launch")
    django.setup()
    migration = multiprocessing.get_context("fork").Process(target=_migrate)
    migration.start()
    _import_all()
    migration.join()
    if migration.exitcode:
        raise LaunchError("the database can't be brought up to date; the reason stands above.")
    # The children's garbage collectors skip frozen values; scanning would copy them.
    gc.collect()
    gc.freeze()


def _migrate() -> None:
    """Upgrade the database; end the process with status 1 if that fails."""
    try:
        call_command("migrate", interactive=False, verbosity=0)
    except CommandError as error:
        _say(str(error))
        sys.exit(1)
    # The first visitor finds puzzles; the sweeps would create them a minute later.
    call_command("make_puzzles", deals=0, stdout=io.StringIO())


def _import_all() -> None:
    """Import the children's modules, so that they share memory. No import starts a thread."""
    for module in (
        *("durak_site.asgi", "durak_site.server.serve"),
        *("durak_site.server.http_protocol", "durak_site.server.slow_clients"),
        *("uvicorn.loops.auto", "uvicorn.lifespan.on", "uvloop"),
        "uvicorn.protocols.websockets.websockets_sansio_impl",
        *("celery.apps.beat", "celery.apps.worker", "celery.bin.celery", "celery.worker.consumer"),
        *("celery.concurrency.prefork", "celery.concurrency.thread", "kombu.transport.redis"),
        "durak_site.server.beat_scheduler",
    ):
        importlib.import_module(module)
    # The application of `durak_site.celery`, which importing `durak_site` has created.
    current_app.loader.import_default_modules()
    current_app.finalize()


def _is_ready(launch: Launch) -> bool:
    host = "127.0.0.1" if _is_wildcard(launch.host) else launch.host
    connection = http.client.HTTPConnection(host, launch.port, timeout=5)
    try:
        connection.request("GET", "/readyz", headers={"Host": "localhost"})
        response = connection.getresponse()
        parts = json.load(response)["parts"]
        # A full disk is the operator's concern.
        return all(works for name, works in parts.items() if name != "disk")
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
