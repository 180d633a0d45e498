"""A real web process on the test database: real HTTP, real sockets."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from django.test import Client

from accounts.models import User
from durak_site.server.launch.processes import bound_to_parent
from tests.support.cookies import CSRF, SESSION
from tests.support.tokens import token_of
from tests.support.worker import test_database_url
from tools.waiting import until_it_answers

STARTS_WITHIN_SECONDS = 50
STOPS_WITHIN_SECONDS = 30
PROGRAM_PATIENCE = 30


@dataclass(frozen=True, slots=True)
class Web:
    """A running web process."""

    host: str

    @property
    def url(self) -> str:
        """The root of its addresses."""
        return f"http://{self.host}"

    def answers(self) -> bool:
        """Return whether it serves: the listener queues a request that comes too early."""
        try:
            httpx.get(f"{self.url}/api/v1/bots", timeout=STARTS_WITHIN_SECONDS).raise_for_status()
        except httpx.TransportError:
            return False
        return True

    def client(self, user: User | None = None) -> httpx.Client:
        """An HTTP client with the session and the CSRF token of a user."""
        client = httpx.Client(base_url=f"{self.url}/api/v1/", timeout=60)
        if user is not None:
            client.cookies.set(SESSION, session_of(user))
        client.headers["X-CSRFToken"] = client.get("auth/me").cookies[CSRF]
        return client

    @contextmanager
    def program(self, user: User) -> Iterator[httpx.Client]:
        """An HTTP client with a new token of the user, for as many connections as it opens."""
        _, text = token_of(user)
        with httpx.Client(
            base_url=f"{self.url}/api/v1/",
            headers={"Authorization": f"Bearer {text}"},
            timeout=PROGRAM_PATIENCE,
            limits=httpx.Limits(max_connections=None),
        ) as client:
            yield client

    def socket_address(self, game_id: str, *, since: int | None = None) -> str:
        """The address of a game's socket."""
        query = "" if since is None else f"?since={since}"
        return f"ws://{self.host}/ws/games/{game_id}{query}"


DATABASE_NAME_OF_WEB = "durak-test-web"
"""The name under which the web process connects to PostgreSQL."""


def session_of(user: User) -> str:
    """The key of a new session of the user."""
    client = Client()
    client.force_login(user)
    return client.cookies[SESSION].value


@contextmanager
def running_web(log: Path, *, before: str = "", **environment: str) -> Iterator[Web]:
    """A web process that is ready, with further variables; its output goes to `log`.

    `before` is Python that it runs before it serves.
    """
    with closing(socket.socket()) as listener, log.open("wb") as output:
        # Uvicorn takes an inherited socket for a local one and leaves TCP's waiting on, which holds
        # every answer back for 40 ms; connections inherit this.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.bind(("127.0.0.1", 0))
        listener.listen(256)
        serving = f"from durak_site.server.serve import serve; serve({listener.fileno()})"
        code = f"{before}; {serving}" if before else serving
        command = (sys.executable, "-c", code)
        process = subprocess.Popen(
            bound_to_parent(command),
            # PostgreSQL lists its connections under this name.
            env={
                **os.environ,
                "DATABASE_URL": test_database_url(),
                "PGAPPNAME": DATABASE_NAME_OF_WEB,
                **environment,
            },
            stdout=output,
            stderr=output,
            pass_fds=(listener.fileno(),),
        )
        web = Web(f"127.0.0.1:{listener.getsockname()[1]}")
        try:
            until_it_answers(
                "The web process", process, web.answers, seconds=STARTS_WITHIN_SECONDS, log=log
            )
            yield web
        finally:
            process.terminate()
            try:
                process.wait(STOPS_WITHIN_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
