"""A whole service on the test database, whose processes may be killed and started again.

Like a process manager it restarts processes that end."""

import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import httpx
import redis

from durak_site.server.launch.processes import bound_to_parent, redis_command
from tests.support.jumping_clock import JumpingClock
from tests.support.relay import PortRelay
from tests.support.waiting import spend
from tests.support.worker import test_database_url
from tools.free_ports import free_port
from tools.waiting import until

STARTS_WITHIN_SECONDS = 90
STOPS_WITHIN_SECONDS = 40
SECONDS_BETWEEN_LOOKS = 0.5
LAST_WORDS = 4000
"""Characters."""


class Outage(NamedTuple):
    """A time, in seconds since 1970, in which nobody could use the service."""

    began: float
    ended: float

    def within(self, since: float, upto: float) -> float:
        """The seconds of the outage between two moments."""
        return max(0.0, min(self.ended, upto) - max(self.began, since))


class PartEnding(NamedTuple):
    """Raised when a part ended without a signal."""

    name: str
    status: int
    last_words: str
    """Return the end of its log."""

    def __str__(self) -> str:
        return f"{self.name} ({self.status}: {self.last_words.strip().splitlines()[-1:]})"


@dataclass(frozen=True, slots=True)
class HousePart:
    """One process: its command, and a function that checks whether it works."""

    command: tuple[str, ...]
    works: Callable[[], bool]
    is_felt: bool
    """True if people notice that it is away."""


class House:
    """A whole service: a web process, a worker, beat and Redis, and the relay to its clients."""

    DATABASE_NAME = "durak-test-house"

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._is_closed = threading.Event()
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        self._felt_since: dict[str, float] = {}
        self.outages: list[Outage] = []
        self.ended_by_itself: list[PartEnding] = []
        self.clock = JumpingClock(folder / "clock")
        self.is_being_set_up = threading.Lock()
        """Held while a test itself asks the database, or has begun what has to stay in one time."""
        socket_file = folder / "redis.sock"
        self.redis_url = f"unix://{socket_file}"
        self._port = free_port()
        self.relay = PortRelay(lambda: self._port)
        self.address = f"127.0.0.1:{self.relay.port}"
        celery = (sys.executable, "-m", "celery", "--quiet", "-A", "durak_site")
        web = (sys.executable, "-m", "durak_site.server.serve")
        worker = (
            *celery,
            "worker",
            "--concurrency",
            "2",
            "--without-gossip",
            "--without-mingle",
            "--without-heartbeat",
        )
        beat = (*celery, "beat", "--schedule", str(folder / "schedule"))
        self._parts = {
            "redis": HousePart(redis_command(socket_file), self._redis_works, is_felt=True),
            "web": HousePart(web, self._web_works, is_felt=True),
            "worker": HousePart(worker, self._worker_works, is_felt=False),
            "beat": HousePart(beat, lambda: True, is_felt=False),
        }

    @property
    def names(self) -> list[str]:
        """The names of all processes."""
        return list(self._parts)

    @property
    def url(self) -> str:
        """The root of the API."""
        return f"http://{self.address}/api/v1/"

    def start(self, names: list[str]) -> None:
        """Start these processes, and wait until they work."""
        for name in sorted(names, key=self.names.index):
            with self._lock:
                self._running[name] = self._begun(name)
        for name in names:
            until(self._parts[name].works, seconds=STARTS_WITHIN_SECONDS)
            if name in self._felt_since:
                self.outages.append(Outage(self._felt_since.pop(name), time.time()))

    def _begun(self, name: str) -> subprocess.Popen[bytes]:
        with self._log(name).open("ab") as log:
            return subprocess.Popen(
                bound_to_parent(self._parts[name].command),
                env={
                    **os.environ,
                    **self.clock.environment,
                    "DATABASE_URL": test_database_url(),
                    "REDIS_URL": self.redis_url,
                    "PORT": str(self._port),
                    # PostgreSQL lists their connections under this name.
                    "PGAPPNAME": self.DATABASE_NAME,
                    "LOG_LEVEL": "INFO",
                },
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def _log(self, name: str) -> Path:
        return self._folder / f"{name}.log"

    def keep_running(self) -> None:
        """Restart processes that end, until the service is closed."""
        while not self._is_closed.wait(SECONDS_BETWEEN_LOOKS):
            with self._lock:
                for name, process in self._running.items():
                    if (status := process.poll()) is not None:
                        words = self._log(name).read_text(errors="replace")[-LAST_WORDS:]
                        self.ended_by_itself.append(PartEnding(name, status, words))
                        self._running[name] = self._begun(name)

    def kill(self, names: list[str]) -> None:
        """Kill these processes and all that they have started, at once and without cleanup."""
        for name in names:
            if self._parts[name].is_felt:
                self._felt_since[name] = time.time()
            with self._lock:
                process = self._running.pop(name)
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def stop(self, names: list[str]) -> None:
        """Ask these processes to end, and wait until they have."""
        for name in names:
            if self._parts[name].is_felt:
                self._felt_since[name] = time.time()
            with self._lock:
                process = self._running.pop(name)
            process.terminate()
            try:
                process.wait(STOPS_WITHIN_SECONDS)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def freeze(self, name: str, *, seconds: float) -> None:
        """Let a process and all that it has started stand still for some seconds."""
        group = self._running[name].pid
        with self.felt() if self._parts[name].is_felt else nullcontext():
            os.killpg(group, signal.SIGSTOP)
            spend(seconds)
            os.killpg(group, signal.SIGCONT)
            until(self._parts[name].works, seconds=STARTS_WITHIN_SECONDS)

    def set_clock(self, offset: float) -> None:
        """Set the clock of all processes wrong by so many seconds; meanwhile they stand still."""
        with self._lock, self.felt():
            groups = [process.pid for process in self._running.values() if process.poll() is None]
            for group in groups:
                os.killpg(group, signal.SIGSTOP)
            try:
                spend(self.clock.jump(offset))
            finally:
                for group in groups:
                    os.killpg(group, signal.SIGCONT)

    def processes(self, name: str) -> list[int]:
        """The ids of a process and all that it has started. Only on Linux."""
        leader = self._running[name].pid
        pids = (int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal())
        return [pid for pid in pids if _group_of(pid) == leader]

    def limit_files(self, names: Iterable[str], limits: tuple[int, int]) -> None:
        """Limit how far these processes, and all that they have started, may write in a file."""
        for pid in (pid for name in names for pid in self.processes(name)):
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)

    @contextmanager
    def felt(self) -> Iterator[None]:
        """A time in which nobody can use the service."""
        began = time.time()
        yield
        self.outages.append(Outage(began, time.time()))

    def close(self) -> None:
        """Kill all processes, and take no more connections."""
        self._is_closed.set()
        self.kill(list(self._running))
        self.relay.close()

    def logs(self, *, most: int | None = None) -> str:
        """The output of all processes: of each the last `most` characters."""
        files = sorted(self._folder.glob("*.log"))
        ends = [file.read_text(errors="replace")[-(most or 0) :] for file in files]
        return "".join(f"== {file.name}\n{end}\n" for file, end in zip(files, ends, strict=True))

    def _redis_works(self) -> bool:
        try:
            with redis.Redis.from_url(self.redis_url) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False

    def _web_works(self) -> bool:
        return self._answer("healthz") is not None

    def _worker_works(self) -> bool:
        # The web process asks the worker, so that the answer is missing while the web is away.
        answer = self._answer("readyz")
        return answer is not None and bool(answer.json()["parts"]["worker"])

    def _answer(self, path: str) -> httpx.Response | None:
        try:
            return httpx.get(f"http://127.0.0.1:{self._port}/{path}", timeout=10)
        except httpx.TransportError:
            return None


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    """A service that works; at the end its processes are killed."""
    house = House(folder)
    try:
        house.start(house.names)
        threading.Thread(target=house.keep_running, name="keeper", daemon=True).start()
        yield house
    finally:
        house.close()


def _group_of(pid: int) -> int | None:
    """The group of a process; None if it has ended."""
    try:
        return os.getpgid(pid)
    except ProcessLookupError:
        return None
