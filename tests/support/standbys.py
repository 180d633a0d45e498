"""PostgreSQL servers that begin as copies of the tests' own, one of which may follow another."""

import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
import psycopg
from django.db import connection

from tests.support.waiting import spend
from tools.services import POSTGRES_HASTE, POSTGRES_OPTIONS, PostgresServer
from tools.waiting import until

FOLLOWS_WITHIN_SECONDS = 60
PROMOTED_WITHIN_SECONDS = 60
SYNCHRONOUS = {"synchronous_standby_names": "*", "synchronous_commit": "remote_apply"}
ASYNCHRONOUS = {"synchronous_commit": "on"}
FULL_DISK = "ballast"


class CopiedServer(PostgresServer):
    """A server whose data begin as a copy of another's."""

    def __init__(self, folder: Path, options: Mapping[str, str]) -> None:
        told = {**POSTGRES_OPTIONS, **POSTGRES_HASTE, **options}
        super().__init__(folder, told, folder / "postgres.log")
        self.folder = folder

    @property
    def host(self) -> str:
        """Its host: the folder of its socket."""
        return str(self.folder)

    def copy(self, host: str, *, follows: bool = False) -> None:
        """Create the files of the server at this host; with `follows` as its standby."""
        command = (
            *(str(self._programs / "pg_basebackup"), "--host", host, "--username", "durak"),
            *("--pgdata", str(self._data), "--wal-method", "stream", "--checkpoint", "fast"),
            *("--no-sync", *(["--write-recovery-conf"] if follows else [])),
        )
        subprocess.run(command, check=True, cwd=self.folder, **self._as_user)  # type: ignore[call-overload]  # values of several types

    def recover(self, archive: Path, moment: str) -> None:
        """Start it to go on from its copy by the archived log up to a moment, and to serve then."""
        settings = {
            "restore_command": f"cp {archive}/%f %p",
            "recovery_target_time": moment,
            "recovery_target_action": "promote",
        }
        (self._data / "recovery.signal").touch()
        with (self._data / "postgresql.auto.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())
        self.start()
        until(
            lambda: self.execute("SELECT pg_is_in_recovery()") == [(False,)],
            seconds=PROMOTED_WITHIN_SECONDS,
            what="the end of the recovery",
        )

    def execute(self, statement: str, *, at: str = "postgres") -> list[tuple[object, ...]]:
        """Execute a statement in a database on a separate connection, and return its rows."""
        with psycopg.connect(self.url, dbname=at, autocommit=True) as own:
            cursor = own.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def kill(self) -> None:
        """Kill all of its processes at once, as a power cut does."""
        assert self._process is not None
        leader = psutil.Process(self._process.pid)
        for process in (*leader.children(recursive=True), leader):
            with suppress(psutil.NoSuchProcess):
                process.kill()
        self._process.wait()

    @property
    def is_running(self) -> bool:
        """True if its first process is there."""
        return self._process is not None and self._process.poll() is None


class StandbyPair:
    """A primary and its standby."""

    def __init__(self, primary: CopiedServer, standby: CopiedServer) -> None:
        self.primary, self.standby = primary, standby

    @property
    def hosts(self) -> str:
        """Both, as libpq takes them."""
        return f"{self.primary.host},{self.standby.host}"

    def fail_over(self, *, after_seconds: float = 1.0) -> None:
        """Kill the primary, and promote the standby so many seconds later."""
        self.primary.kill()
        spend(after_seconds)
        self.promote()

    def hold_back(self) -> None:
        """Send the standby nothing any more; the primary does not wait for it."""
        for (pid,) in self.primary.execute("SELECT pid FROM pg_stat_replication"):
            os.kill(int(str(pid)), signal.SIGSTOP)

    def promote(self) -> None:
        """Make the standby the primary."""
        self.standby.execute(f"SELECT pg_promote(true, {PROMOTED_WITHIN_SECONDS})")
        until(
            lambda: self.standby.execute("SELECT pg_is_in_recovery()") == [(False,)],
            seconds=PROMOTED_WITHIN_SECONDS,
            what="the promotion",
        )
        # It has no standby that it would have to wait for.
        self.standby.execute("ALTER SYSTEM SET synchronous_standby_names = ''")
        self.standby.execute("SELECT pg_reload_conf()")

    def _is_followed(self) -> bool:
        return self.primary.execute(
            "SELECT state FROM pg_stat_replication WHERE replay_lsn IS NOT NULL"
        ) == [("streaming",)]


@contextmanager
def running_pair(options: Mapping[str, str]) -> Iterator[StandbyPair]:
    """Run a copy of the tests' database with these options, and a standby that follows it."""
    with (
        copied_server(options) as primary,
        # The same options would make it wait for itself once it is promoted.
        copied_server(ASYNCHRONOUS, of=primary) as standby,
    ):
        pair = StandbyPair(primary, standby)
        until(pair._is_followed, seconds=FOLLOWS_WITHIN_SECONDS, what="a standby that follows")
        yield pair


@contextmanager
def archiving_server() -> Iterator[tuple[CopiedServer, Path]]:
    """Run a copy of the tests' database that archives its log, and name the archive."""
    with tempfile.TemporaryDirectory(prefix="durak-archive-") as name:
        archive = Path(name)
        archive.chmod(0o777)
        options = {"archive_mode": "on", "archive_command": f"cp %p {archive}/%f"}
        with copied_server({**ASYNCHRONOUS, **options}) as server:
            yield server, archive


@contextmanager
def stopped_copy(of: CopiedServer) -> Iterator[CopiedServer]:
    """Make a base backup of a server, which has not been started."""
    with tempfile.TemporaryDirectory(prefix="durak-copy-") as name:
        server = CopiedServer(Path(name), ASYNCHRONOUS)
        server.copy(of.host)
        try:
            yield server
        finally:
            if server.is_running:
                server.kill()


@contextmanager
def copied_server(
    options: Mapping[str, str], *, of: CopiedServer | None = None, disk_megabytes: int | None = None
) -> Iterator[CopiedServer]:
    """Run a copy of the tests' database, or a standby `of` another copy.

    With `disk_megabytes` its data are on a separate disk of this size, which takes root."""
    host = str(connection.settings_dict["HOST"]) if of is None else of.host
    with tempfile.TemporaryDirectory(prefix="durak-copy-") as name:
        server = CopiedServer(Path(name), options)
        with _disk(server, disk_megabytes):
            try:
                server.copy(host, follows=of is not None)
                server.start()
                yield server
            finally:
                if server.is_running:
                    server.kill()


@contextmanager
def _disk(server: CopiedServer, megabytes: int | None) -> Iterator[None]:
    if megabytes is None:
        yield
        return
    folder, user = server._data, server._user
    folder.mkdir()
    rights = f",uid={user.uid},gid={user.gid}" if user else ""
    options = f"size={megabytes}m,mode=0700{rights}"
    subprocess.run(("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder), check=True)
    try:
        yield
    finally:
        subprocess.run(("umount", "--lazy", folder), check=True)


def fill_disk(server: CopiedServer) -> Path:
    """Fill the server's own disk to its last byte, and return the file that does so."""
    file = server._data / FULL_DISK
    with suppress(OSError), file.open("wb", buffering=0) as ballast:
        while True:
            ballast.write(bytes(64 * 1024))
    return file


def may_mount() -> bool:
    """Return whether this process may mount a disk."""
    if os.geteuid() != 0:
        return False
    with tempfile.TemporaryDirectory() as folder:
        command = ("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder)
        if subprocess.run(command, check=False, capture_output=True).returncode != 0:
            return False
        subprocess.run(("umount", folder), check=True)
    return True
