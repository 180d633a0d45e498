"""A real PgBouncer in front of a PostgreSQL of the tests."""

import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from durak_site.server.launch.processes import bound_to_parent
from tools.free_ports import free_port
from tools.pgbouncer import find_pgbouncer, version_of
from tools.services import SystemUser
from tools.waiting import until_it_answers

STARTS_WITHIN_SECONDS = 30
STOPS_WITHIN_SECONDS = 20
PREPARES_FROM = (1, 22)
"""The first version that looks after prepared statements well enough."""


def keeps_statements() -> bool:
    """Return whether the PgBouncer of this machine can look after prepared statements."""
    found = find_pgbouncer()
    return found is not None and version_of(found) >= PREPARES_FROM


class Pooler:
    """A PgBouncer, which may be ended and started again at its address."""

    def __init__(self, folder: Path, hosts: str, mode: str, *, kept_statements: int) -> None:
        found = find_pgbouncer()
        assert found is not None, "make pgbouncer"
        self._program = found
        self._folder = folder
        self._user = SystemUser.for_postgres()
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self._write(hosts, mode, kept_statements)

    def url(self, name: str, user: str) -> str:
        """Return the address of a database behind it."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        user = self._user
        rights: dict[str, object] = (
            {"user": user.uid, "group": user.gid, "extra_groups": []} if user else {}
        )
        with (self._folder / "pooler.log").open("ab") as log:
            self._process = subprocess.Popen(  # type: ignore[call-overload]  # `rights` has values of several types
                bound_to_parent((self._program, str(self._folder / "pooler.ini"))),
                stdout=log,
                stderr=log,
                **rights,
            )
        until_it_answers(
            "PgBouncer",
            self._process,
            self._answers,
            seconds=STARTS_WITHIN_SECONDS,
            log=self._folder / "pooler.log",
        )

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(STOPS_WITHIN_SECONDS)
            self._process = None

    def configure(self, hosts: str, mode: str, *, kept_statements: int) -> None:
        """End it, and start it again with another configuration."""
        self.stop()
        self._write(hosts, mode, kept_statements)
        self.start()

    def _write(self, hosts: str, mode: str, kept_statements: int) -> None:
        settings = {
            "listen_addr": "127.0.0.1",
            "listen_port": self.port,
            "unix_socket_dir": "",
            "auth_type": "trust",
            "auth_file": self._folder / "users.txt",
            "admin_users": "durak",
            "pool_mode": mode,
            "default_pool_size": 10,
            "max_client_conn": 500,
            "server_login_retry": 1,
        }
        if version_of(self._program) >= (1, 21):
            settings["max_prepared_statements"] = kept_statements
        lines = [
            *("[databases]", f"* = host={hosts}", "[pgbouncer]"),
            *(f"{name} = {value}" for name, value in settings.items()),
        ]
        (self._folder / "users.txt").write_text('"durak" ""\n')
        (self._folder / "pooler.ini").write_text("\n".join((*lines, "")))
        self._folder.chmod(0o755)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("pgbouncer", "durak"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True


@contextmanager
def running_pooler(
    hosts: str, mode: str = "transaction", *, kept_statements: int = 0
) -> Iterator[Pooler]:
    """Run a PgBouncer in front of the PostgreSQL at these hosts.

    It looks after `kept_statements` prepared statements of each connection; 0 is none.
    """
    # Not pytest's folder, which another system user may not enter.
    with tempfile.TemporaryDirectory(prefix="durak-pooler-") as name:
        pooler = Pooler(Path(name), hosts, mode, kept_statements=kept_statements)
        try:
            pooler.start()
            yield pooler
        finally:
            pooler.stop()


def hosts_of(settings: dict[str, object]) -> str:
    """Return where PostgreSQL is by Django's settings, as PgBouncer takes it."""
    port = settings.get("PORT") or os.environ.get("PGPORT", "5432")
    return f"{settings['HOST']} port={port}"
