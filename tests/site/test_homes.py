"""Two real web processes that share an address: the connections of a game go to its home."""

import json
import random
import signal
import socket
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from http.client import parse_headers
from pathlib import Path
from typing import Any

import psutil
import pytest
from django.conf import settings
from websockets.sync.client import connect

from durak_site.homes import home_of
from games.engine.wire import command_to_json
from games.play.models import Game
from games.play.selectors.games import get_game
from tests.support.games import legal_move, running_table
from tests.support.limits import WITH_PROCESSES
from tests.support.tokens import token_of
from tests.support.web import Web, running_web
from tools.waiting import until

pytestmark = [
    pytest.mark.django_db(transaction=True),
    WITH_PROCESSES,
    pytest.mark.skipif(not Path("/proc/self").exists(), reason="who has a socket is read there"),
]
PATIENCE = 30
PROCESSES = 2
LONGEST_STANDSTILL = 1.5
"""Seconds; after 5 the supervisor kills a process that doesn't answer it."""


class Client:
    """A client's end of a connection, of which every byte that is sent is chosen."""

    def __init__(self, web: Web) -> None:
        host, _, port = web.host.partition(":")
        self.socket = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self.name = self.socket.getsockname()
        self._reader = self.socket.makefile("rb")

    def send(self, *sent: bytes) -> None:
        """Send it in one piece."""
        self.socket.sendall(b"".join(sent))

    def reply(self) -> tuple[int, Any]:
        """Status and body of the next reply."""
        status = int(self._reader.readline().split()[1])
        headers = parse_headers(self._reader)
        body = self._reader.read(int(headers["Content-Length"]))
        return status, json.loads(body) if "json" in headers["Content-Type"] else body

    def close(self) -> None:
        """Close it."""
        self._reader.close()
        self.socket.close()


@dataclass(frozen=True, slots=True)
class Service:
    """The web processes, and the folder of their doors."""

    web: Web
    doors: Path

    def by_number(self) -> Mapping[int, psutil.Process]:
        """The processes that have a door."""
        found = {}
        for process in psutil.Process().children(recursive=True):
            with suppress(psutil.Error):
                for file in process.open_files():
                    path = Path(file.path)
                    if path.parent == self.doors and path.suffix == ".lock":
                        found[int(path.stem.rpartition("-")[2])] = process
        return found

    def open_all_doors(self) -> None:
        """Have each process get a connection, with which it opens its door."""
        while len(known := self.by_number()) < PROCESSES:
            with standing_still(known.values()), closing(Client(self.web)), suppress(TimeoutError):
                until(lambda: len(self.by_number()) > len(known), seconds=LONGEST_STANDSTILL)

    def client_of(self, number: int) -> Client:
        """A client whose connection the process of this number has accepted."""
        processes = self.by_number()
        others = [process for other, process in processes.items() if other != number]
        while True:
            with standing_still(others):
                client = Client(self.web)
                with suppress(TimeoutError):
                    until(lambda: self._holders(client) == {number}, seconds=LONGEST_STANDSTILL)  # noqa: B023 - called here
                    return client
            client.close()

    def has(self, number: int, client: Client) -> None:
        """Wait until the process of this number alone has the connection."""
        until(lambda: self._holders(client) == {number}, seconds=PATIENCE)

    def _holders(self, client: Client) -> set[int]:
        return {
            number
            for number, process in self.by_number().items()
            if any(end.raddr == client.name for end in process.net_connections("tcp"))
        }

    def reads_all(self, number: int) -> None:
        """Wait until the process has read all that was sent to it before."""
        with closing(self.client_of(number)) as later:
            later.send(request("GET", "/healthz"))
            assert later.reply() == (200, {"status": "ok"})


@contextmanager
def standing_still(processes: Iterable[psutil.Process]) -> Iterator[None]:
    """Processes that do nothing meanwhile, so that others get what comes."""
    stopped = list(processes)
    for process in stopped:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in stopped:
            process.send_signal(signal.SIGCONT)


@pytest.fixture(scope="module")
def service(
    django_db_setup: None,  # noqa: ARG001 - the processes need the tables
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Service]:
    """Two web processes whose doors are open; none is left when they have been stopped."""
    log = tmp_path_factory.mktemp("web") / "web.log"
    # The path of a Unix socket must not be long.
    with tempfile.TemporaryDirectory(prefix="durak-homes-") as data:
        own = {"DURAK_DATA_DIR": data, "SECRET_KEY": settings.SECRET_KEY}
        with running_web(log, WEB_CONCURRENCY=str(PROCESSES), **own) as web:
            service = Service(web, Path(data).resolve() / "run")
            service.open_all_doors()
            yield service
        assert not list(service.doors.glob("*.door"))


def table_at_home(number: int) -> Game:
    """A running game whose home is the process of this number."""
    while True:
        game = running_table(2)
        if home_of(game.pk, PROCESSES) == number:
            return game


def request(method: str, path: str, body: bytes = b"", token: str | None = None) -> bytes:
    lines = (
        f"{method} {path} HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        *(() if token is None else (f"Authorization: Bearer {token}",)),
    )
    return "\r\n".join((*lines, "", "")).encode() + body


def path_of(game: Game) -> str:
    return f"/api/v1/games/{game.pk}/commands"


def command(game: Game) -> bytes:
    """The request by which an awaited player plays a legal command."""
    seat, chosen = legal_move(get_game(game.pk), random.Random(1))
    user = game.seats.get(number=seat).user
    assert user is not None
    _, token = token_of(user)
    body = json.dumps({"command": command_to_json(chosen)}).encode()
    return request("POST", path_of(game), body, token)


@pytest.mark.parametrize("accepts", range(PROCESSES))
@pytest.mark.parametrize("home", range(PROCESSES))
def test_commands_and_sockets_of_a_game_come_to_its_home(
    service: Service, home: int, accepts: int
) -> None:
    game = table_at_home(home)
    playing, watching = service.client_of(accepts), service.client_of(accepts)
    with (
        closing(playing),
        connect(
            service.web.socket_address(game.pk), sock=watching.socket, open_timeout=PATIENCE
        ) as watcher,
    ):
        watcher.recv(timeout=PATIENCE)
        service.has(home, watching)
        playing.send(command(game))
        status, body = playing.reply()
        assert (status, body["version"]) == (200, get_game(game.pk).version)
        service.has(home, playing)
        message = json.loads(watcher.recv(timeout=PATIENCE))
        while message.get("version") != body["version"]:
            message = json.loads(watcher.recv(timeout=PATIENCE))


def test_streams_come_to_their_games_home(service: Service) -> None:
    game = table_at_home(0)
    with closing(service.client_of(1)) as client:
        client.send(request("GET", f"/api/v1/games/{game.pk}/stream?since=0"))
        assert client.socket.recv(12) == b"HTTP/1.1 200"
        service.has(0, client)


def test_a_connection_goes_on_after_it_was_handed_over(service: Service) -> None:
    first, second = table_at_home(0), table_at_home(1)
    with closing(service.client_of(1)) as client:
        client.send(command(first))
        assert client.reply()[0] == 200
        service.has(0, client)
        client.send(request("GET", f"/api/v1/games/{second.pk}"))
        assert client.reply()[0] == 200
        service.has(0, client)
        client.send(command(second))
        assert client.reply()[0] == 200
        service.has(1, client)
        client.send(command(first))
        assert client.reply()[0] == 200
        service.has(0, client)


def test_requests_in_a_row_go_together(service: Service) -> None:
    first, second = table_at_home(0), table_at_home(1)
    with closing(service.client_of(1)) as client:
        client.send(command(first), command(second), request("GET", "/healthz"))
        assert [client.reply()[0] for _ in range(3)] == [200, 200, 200]
        service.has(0, client)


def test_a_body_that_comes_later_is_read_at_the_home(service: Service) -> None:
    game = table_at_home(0)
    head, _, body = command(game).partition(b"\r\n\r\n")
    with closing(service.client_of(1)) as client:
        client.send(head, b"\r\n\r\n")
        service.has(0, client)
        client.send(body)
        assert client.reply()[0] == 200


def test_a_first_line_in_two_pieces_is_served_where_it_came(service: Service) -> None:
    sent = command(table_at_home(0))
    with closing(service.client_of(1)) as client:
        client.send(sent[:40])
        service.reads_all(1)
        client.send(sent[40:])
        assert client.reply()[0] == 200
        service.has(1, client)


def test_what_is_too_large_to_be_handed_over_is_answered_as_ever(service: Service) -> None:
    game = table_at_home(0)
    with closing(service.client_of(1)) as client:
        client.send(request("POST", path_of(game), b"x" * 200_000))
        status, body = client.reply()
        assert (status, body["code"]) == (413, "body_too_large")
        client.send(request("GET", "/healthz"))
        assert client.reply()[0] == 200


def test_a_body_that_looks_like_a_request_is_none(service: Service) -> None:
    sent = command(table_at_home(0))
    with closing(service.client_of(1)) as client:
        refused = request("POST", "/api/v1/rules/check", b"x" * 70_000)
        client.send(refused[: -len(sent)])
        assert client.reply()[0] == 413
        client.send(sent)
        client.send(request("GET", "/healthz"))
        assert client.reply() == (200, {"status": "ok"})
        service.has(1, client)


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"POST /api/v1/games/%b/commands HTTP/1.1\r\nHost\x00: a\r\n\r\n", 400),
        (b"POST /api/v1/games/%b/commands HTTP/1.1\r\nHost: localhost\r\n\r\n", 403),
        (b"GET /api/v1/games/%b/commands HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
        (b"GET /ws/games/%b HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
        (b"\r\nPOST /api/v1/games/%b/comm\xffands HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ],
)
def test_odd_requests_are_answered_as_ever(service: Service, sent: bytes, status: int) -> None:
    game = table_at_home(0)
    with closing(service.client_of(1)) as client:
        client.send(sent % game.pk.encode())
        assert client.reply()[0] == status


def test_without_the_home_the_others_serve_and_a_new_process_is_the_home(service: Service) -> None:
    game = table_at_home(0)
    killed = service.by_number()[0]
    with closing(service.client_of(1)) as client:
        killed.kill()
        killed.wait(PATIENCE)
        client.send(command(game))
        assert client.reply()[0] == 200
        service.has(1, client)
        service.open_all_doors()
        assert service.by_number()[0] != killed
        client.send(command(game))
        assert client.reply()[0] == 200
        service.has(0, client)
