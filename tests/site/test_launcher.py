"""The embedded set-up, started and stopped by real processes and signals."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import psutil
import pytest

from tests.support.limits import WITH_PROCESSES
from tools.free_ports import free_port
from tools.waiting import until

PROJECT_ROOT = Path(__file__).resolve().parents[2]
DATABASE = "durak.sqlite3"
MAX_SOCKET_PATH_LENGTH = 100
"""Characters of a path."""
PATIENCE = 50
pytestmark = WITH_PROCESSES


class Launched:
    """A running launcher, with its data folder and port."""

    def __init__(self, data: Path, port: int) -> None:
        self.data, self.port = data, port
        inherited = ("PATH", "HOME", "LANG", "TMPDIR")
        environment = {name: os.environ[name] for name in inherited if name in os.environ}
        environment |= {"PORT": str(port), "DURAK_DATA_DIR": str(data), "WORKERS": "1"}
        self.process = subprocess.Popen(
            (sys.executable, "-m", "durak_site.server.launch"),
            cwd=PROJECT_ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )

    def wait_for(self, text: str) -> None:
        """Read the launcher's output up to a line with this text."""
        assert self.process.stdout is not None
        lines: list[str] = []
        for line in self.process.stdout:
            lines.append(line)
            if text in line:
                return
        pytest.fail(f"The launcher printed {lines}; its logs: {self.logs()}")

    def descendants(self) -> list[psutil.Process]:
        """All processes below the launcher."""
        return psutil.Process(self.process.pid).children(recursive=True)

    def processes(self, parts: tuple[str, ...]) -> list[psutil.Process]:
        """The processes below the launcher whose command lines have all the parts, oldest first."""
        found = []
        for process in self.descendants():
            with suppress(psutil.NoSuchProcess):
                line = " ".join(process.cmdline())
                if all(part in line for part in parts):
                    found.append(process)
        return sorted(found, key=lambda process: process.create_time())

    def is_whole(self) -> bool:
        """Return whether every part answers."""
        try:
            answer = httpx.get(f"http://localhost:{self.port}/readyz", timeout=10)
        except httpx.TransportError:
            return False
        return all(answer.json()["parts"].values())

    def logs(self) -> str:
        return "\n".join(f.read_text(errors="replace") for f in self.data.glob("logs/*.log"))


def eventually(condition: Callable[[], bool], what: str) -> None:
    until(condition, seconds=PATIENCE, what=what)


def with_tables_of(launched: Launched, data: Path) -> Path:
    """Give a data folder the tables of a running set-up, which take a launcher long to make."""
    data.mkdir(exist_ok=True)
    with (
        closing(sqlite3.connect(launched.data / DATABASE)) as made,
        closing(sqlite3.connect(data / DATABASE)) as copy,
    ):
        made.backup(copy)
    return data


@contextmanager
def running(data: Path, stop: signal.Signals) -> Iterator[Launched]:
    """A ready set-up; after the block it has to end by the signal, and leave no process behind."""
    started = Launched(data, free_port())
    below: list[psutil.Process] = []
    try:
        started.wait_for("Durak is running")
        yield started
    finally:
        if started.process.poll() is None:
            below = started.descendants()
            started.process.send_signal(stop)
            assert started.process.wait(PATIENCE) == 0
    eventually(lambda: not any(p.is_running() for p in below), "every process has ended")


@pytest.fixture(scope="module")
def launched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Launched]:
    """One set-up for all tests, on a long path; Ctrl-C has to stop it in the end."""
    data = tmp_path_factory.mktemp("durak") / ("a-folder-with-a-long-name-" * 4)
    with running(data, signal.SIGINT) as started:
        yield started


def test_every_part_answers_and_a_long_path_is_no_obstacle(launched: Launched) -> None:
    assert len(str(launched.data)) > MAX_SOCKET_PATH_LENGTH
    assert launched.is_whole()


def test_the_web_process_takes_turns_with_itself_on_one_core(launched: Launched) -> None:
    (web,) = launched.processes(("durak_site.server.serve",))
    cores = os.sched_getaffinity(0)
    claims = Path("/proc/net/unix").read_text().count("@durak-core-")
    # Web processes of other tests may have claimed all cores.
    assert len(os.sched_getaffinity(web.pid)) == 1 or claims == len(cores)
    # The view that said the set-up is whole ran in a thread that had left the core.
    assert cores in [os.sched_getaffinity(thread.id) for thread in web.threads()]


def test_the_launcher_may_be_forked_at_any_time(launched: Launched) -> None:
    """A fork has none of its parent's threads, and would share its connections."""
    launcher = psutil.Process(launched.process.pid)
    assert launcher.num_threads() == 1
    assert launcher.net_connections("all") == []
    assert [file.path for file in launcher.open_files() if DATABASE in file.path] == []


def test_nothing_that_it_writes_can_be_read_by_others(launched: Launched) -> None:
    files = [launched.data, *launched.data.rglob("*")]
    assert {path.name for path in files} >= {DATABASE, "web.log", "secret_key", "mail"}
    assert [path for path in files if path.stat().st_mode & 0o077] == []


@pytest.mark.parametrize(
    "part",
    [("durak_site.server.serve",), ("celery", "worker"), ("celery", "beat"), ("unixsocket:",)],
    ids=["web", "worker", "beat", "redis"],
)
def test_a_killed_process_is_started_again(launched: Launched, part: tuple[str, ...]) -> None:
    killed = launched.processes(part)[0]
    killed.kill()
    eventually(lambda: not killed.is_running(), "the process is gone")
    eventually(lambda: bool(launched.processes(part)), "a new one runs")
    eventually(launched.is_whole, "ready again")
    assert launched.process.poll() is None


def test_a_second_launcher_on_the_same_data_is_refused(launched: Launched) -> None:
    second = Launched(launched.data, free_port())
    second.wait_for("already runs")
    assert second.process.wait(10) == 1
    # A worker that was killed just before may have been noted until now, and the new one not yet.
    eventually(launched.is_whole, "whole as before")


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel's help exists on Linux only")
def test_a_launcher_killed_outright_leaves_no_process(launched: Launched, tmp_path: Path) -> None:
    started = Launched(with_tables_of(launched, tmp_path), free_port())
    eventually(lambda: len(started.descendants()) >= 6, "its processes are there")
    below = started.descendants()
    started.process.kill()
    started.process.wait(10)
    eventually(lambda: not any(p.is_running() for p in below), "every process has ended")


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        second = Launched(tmp_path, taken.getsockname()[1])
        second.wait_for("can't be used")
        assert second.process.wait(10) == 1


@pytest.mark.long
def test_a_process_that_cant_run_ends_the_whole_set_up(launched: Launched, tmp_path: Path) -> None:
    with_tables_of(launched, tmp_path)
    (tmp_path / "redis.sock").mkdir()
    started = Launched(tmp_path, free_port())
    started.wait_for("one of its processes doesn't run")
    assert started.process.wait(PATIENCE) == 1
