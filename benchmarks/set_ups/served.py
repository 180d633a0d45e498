"""The served set-up: the Procfile of a working copy, on a real PostgreSQL and Redis.

Its web processes are behind its HAProxy. Commits before there was one share an address."""

import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from benchmarks.driver.load import Address
from benchmarks.set_ups.checkout import Checkout
from benchmarks.set_ups.environment import HOST, plain_environment
from benchmarks.set_ups.service import Service
from durak_site.server.launch.processes import bound_to_parent
from durak_site.server.proxy.program import WEB_PORT_OFFSET, find_haproxy
from notifications.vapid import new_private_key
from tools.debian import install
from tools.free_ports import free_port
from tools.services import postgres_server, redis_server, served_environment
from tools.waiting import until

WEB_PROCESSES = 2
READY_WITHIN_SECONDS = 180
STOPS_WITHIN_SECONDS = 40


@contextmanager
def served(
    checkout: Checkout,
    *,
    web: int = WEB_PROCESSES,
    statements: Path | None = None,
    variables: Mapping[str, str] | None = None,
) -> Iterator[Service]:
    """The running set-up with so many web processes, on data that is deleted at the end.

    PostgreSQL writes to the disk before it confirms, as it is delivered, and writes every statement
    to the file `statements` if there is one. Lines of the log are JSON, as compose.yaml has them.
    `variables` are further ones of its processes.
    """
    commands = dict(_procfile(checkout.folder))
    web_command = commands.pop("web")
    is_proxied = "proxy" in commands
    steps = [WEB_PORT_OFFSET + number for number in range(web)] if is_proxied else []
    port = free_port(steps)
    ports = [port + step for step in steps] or [port]
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="durak-benchmark-"))
        database = stack.enter_context(postgres_server(durable=True, statements=statements))
        redis_url = stack.enter_context(redis_server())
        environment = {
            **plain_environment(checkout.python),
            **served_environment(database.url, redis_url),
            "HOST": HOST,
            "PORT": str(port),
            "WEB_CONCURRENCY": str(web),
            "WEB_PROCESSES": str(web),
            "HAPROXY": _haproxy(),
            "LOG_FORMAT": "json",
            "DURAK_DATA_DIR": folder,
            "VAPID_PRIVATE_KEY": new_private_key(),
            **(variables or {}),
        }
        release = commands.pop("release")
        with _running(release, checkout.folder, environment, Path(folder) / "release.log") as run:
            if run.wait():
                raise RuntimeError(f"{release} fails: {_logs(folder)}")
        started = [(name, command, port) for name, command in commands.items()]
        started += [("web", web_command, own) for own in ports]
        for name, command, own in started:
            log = Path(folder) / f"{name}-{own}.log"
            # PostgreSQL knows the connections of each kind of process by this name.
            named = {**environment, "PGAPPNAME": name, "PORT": str(own)}
            stack.enter_context(_running(command, checkout.folder, named, log))
        _wait_until_ready([*ports, port], folder)
        yield Service(Address(HOST, port), checkout, environment)


def _procfile(folder: Path) -> Iterator[tuple[str, str]]:
    """The names and commands of the Procfile."""
    for line in (folder / "Procfile").read_text("utf-8").splitlines():
        name, colon, command = line.partition(": ")
        if colon:
            yield name, command


def _haproxy() -> str:
    """The path of HAProxy. Raises RuntimeError if there is none and none can be installed."""
    path = find_haproxy() or install("haproxy")
    if path is None:
        raise RuntimeError("There is no HAProxy: make haproxy")
    return path


@contextmanager
def _running(
    command: str, folder: Path, environment: Mapping[str, str], log: Path
) -> Iterator[subprocess.Popen[bytes]]:
    """A process in its shell, ended at the end."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            bound_to_parent(("sh", "-c", f"exec env {command}")),
            cwd=folder,
            env=environment,
            stdout=output,
            stderr=output,
        )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(STOPS_WITHIN_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_until_ready(ports: Sequence[int], folder: str) -> None:
    """Wait until every web process, and the set-up as a whole, answers that it is ready."""
    try:
        until(lambda: all(map(_is_ready, ports)), seconds=READY_WITHIN_SECONDS)
    except TimeoutError as error:
        raise RuntimeError(f"The served set-up does not start: {_logs(folder)}") from error


def _is_ready(port: int) -> bool:
    try:
        urllib.request.urlopen(f"http://{HOST}:{port}/readyz", timeout=10).close()
    except OSError:
        return False
    return True


def _logs(folder: str) -> str:
    return "".join(file.read_text(errors="replace") for file in Path(folder).glob("*.log"))
