"""HAProxy as the service configures it: whom it sends what, and whom it cuts off."""

import socket
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass

import httpx
import pytest

from durak_site.server.proxy.program import web_addresses
from tests.support.backends import Asked, Backend, running_backend
from tests.support.connections import answer
from tests.support.limits import WITH_PROCESSES
from tests.support.proxy import Proxy, running_proxy

pytestmark = WITH_PROCESSES
PATIENCE = 50
GAMES = [f"game{number:06d}" for number in range(60)]
OF_A_GAME = (
    ("POST", "/api/v1/games/{}/commands"),
    ("GET", "/api/v1/games/{}"),
    ("GET", "/api/v1/games/{}/stream?since=3"),
    ("GET", "/ws/games/{}?since=3"),
)
LIMITS = {"REQUEST_SECONDS": "2", "RESPONSE_SECONDS": "3"}
EACH_ITS_OWN = httpx.Limits(max_keepalive_connections=0)
"""For a client that opens a connection for each request."""


@dataclass(frozen=True, slots=True)
class Site:
    """A proxy and the servers behind it."""

    proxy: Proxy
    backends: dict[str, Backend]

    def asked(self) -> list[Asked]:
        """Return all that any server was asked."""
        return [asked for backend in self.backends.values() for asked in backend.asked]

    def server_of(self, client: httpx.Client, path: str, method: str = "GET") -> str:
        """Return the name of the server that answers."""
        name: str = client.request(method, path).raise_for_status().json()
        return name

    def homes(self, client: httpx.Client) -> dict[str, str]:
        """Return the server of each game."""
        return {game: self.server_of(client, f"/api/v1/games/{game}") for game in GAMES}


@pytest.fixture
def site() -> Iterator[Site]:
    """A proxy of little patience in front of three servers that it knows to work."""
    with ExitStack() as stack:
        backends = [stack.enter_context(running_backend(f"web{n}")) for n in (1, 2, 3)]
        addresses = [backend.address for backend in backends]
        proxy = stack.enter_context(running_proxy(addresses, **LIMITS))
        proxy.wait_for(web1="UP", web2="UP", web3="UP")
        yield Site(proxy, {backend.name: backend for backend in backends})


@pytest.fixture
def client(site: Site) -> Iterator[httpx.Client]:
    """A client of the proxy."""
    with httpx.Client(base_url=site.proxy.url, timeout=PATIENCE) as client:
        yield client


def connected(site: Site, sent: bytes) -> socket.socket:
    """A connection on which this was sent, and nothing was read."""
    connection = socket.create_connection(("127.0.0.1", site.proxy.port), timeout=PATIENCE)
    connection.sendall(sent)
    return connection


def test_all_requests_about_a_game_reach_one_process_and_games_spread(
    site: Site, client: httpx.Client
) -> None:
    homes = site.homes(client)
    with httpx.Client(base_url=site.proxy.url, limits=EACH_ITS_OWN, timeout=PATIENCE) as other:
        for game, home in homes.items():
            for method, path in OF_A_GAME:
                assert site.server_of(other, path.format(game), method) == home
    counts = Counter(homes.values())
    assert len(counts) == 3
    assert min(counts.values()) >= len(GAMES) / 3 / 4, counts


def test_other_requests_are_taken_in_turn(site: Site, client: httpx.Client) -> None:
    paths = ("/", "/api/v1/lobby/tables", "/ws/lobby", "/api/v1/games?mine=true", "/api/v1/games")
    counts = Counter(site.server_of(client, path) for path in paths * 12)
    assert len(counts) == 3
    assert min(counts.values()) >= 10, counts


def test_only_the_games_of_a_process_that_is_gone_move(site: Site, client: httpx.Client) -> None:
    before = site.homes(client)
    site.backends["web2"].stop()
    # At once, too, while the proxy does not know it yet.
    at_once = site.homes(client)
    site.proxy.wait_for(web2="DOWN")
    for after in (at_once, site.homes(client)):
        moved = {game for game in GAMES if before[game] != after[game]}
        assert moved == {game for game in GAMES if before[game] == "web2"}


def test_a_process_that_is_told_to_stop_finishes_and_gets_nothing_new(
    site: Site, client: httpx.Client
) -> None:
    before = site.homes(client)
    stopping = site.backends[before[GAMES[0]]]
    with ThreadPoolExecutor() as pool, httpx.Client(base_url=site.proxy.url) as waiting:
        path = f"/api/v1/games/{GAMES[0]}?held"
        held = pool.submit(waiting.get, path, timeout=PATIENCE)
        assert stopping.arrived.acquire(timeout=PATIENCE)
        stopping.is_draining = True
        site.proxy.wait_for(**{stopping.name: "NOLB"})
        after = site.homes(client)
        stopping.let_go.set()
        assert held.result().json() == stopping.name
    assert stopping.name not in after.values()
    assert all(before[game] in {after[game], stopping.name} for game in GAMES)
    stopping.is_draining = False
    site.proxy.wait_for(**{stopping.name: "UP"})
    assert site.homes(client) == before


def test_a_command_is_never_sent_twice(site: Site, client: httpx.Client) -> None:
    reply = client.post("/dies", json={"command": 1})
    assert (reply.status_code, reply.json()["code"]) == (502, "unavailable")
    assert reply.headers["Content-Type"] == "application/problem+json"
    assert [asked.path for asked in site.asked()] == ["/dies"]


def test_without_any_process_the_answer_is_the_services_own(
    site: Site, client: httpx.Client
) -> None:
    for name in site.backends:
        site.backends[name].stop()
    site.proxy.wait_for(web1="DOWN", web2="DOWN", web3="DOWN")
    reply = client.get("/api/v1/auth/me")
    assert (reply.status_code, reply.headers["Retry-After"]) == (503, "5")
    assert (reply.json()["code"], reply.json()["status"]) == ("unavailable", 503)


def test_slow_heads_and_bodies_are_cut_off_and_no_process_hears_of_them(
    site: Site, client: httpx.Client
) -> None:
    head = b"POST /api/v1/rules/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
    beginnings = (head, head + b"\r\n", head + b"\r\n{")
    with ExitStack() as stack:
        slow = [stack.enter_context(closing(connected(site, sent))) for sent in beginnings]
        site.server_of(client, "/")
        answers = [answer(connection) for connection in slow]
    assert {reply.split(b"\r\n")[0] for reply in answers} == {b"HTTP/1.1 408 Request Time-out"}
    assert all(b'"code":"request_timeout"' in reply for reply in answers[1:])
    assert [asked.path for asked in site.asked()] == ["/"]


def test_a_client_that_does_not_read_is_cut_off(site: Site, client: httpx.Client) -> None:
    path = f"/api/v1/games/{GAMES[0]}"
    backend = site.backends[site.server_of(client, path)]
    request = f"GET {path}/large HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with closing(connected(site, request)):
        assert backend.cut.wait(PATIENCE)


def test_the_addresses_of_all_who_passed_the_request_on_arrive(
    site: Site, client: httpx.Client
) -> None:
    client.get(
        "/", headers={"X-Forwarded-For": "198.51.100.1, 192.0.2.7", "X-Forwarded-Proto": "https"}
    )
    client.get("/")
    forwarded, direct = (asked.headers for asked in site.asked())
    assert ", ".join(forwarded["x-forwarded-for"]) == "198.51.100.1, 192.0.2.7, 127.0.0.1"
    assert forwarded["x-forwarded-proto"] == ["https"]
    assert direct["x-forwarded-for"] == ["127.0.0.1"]
    assert "x-forwarded-proto" not in direct


def test_web_processes_are_named_or_numbered_from_the_port_on() -> None:
    assert web_addresses({"WEB_ADDRESSES": "a:1, b:2 c:3", "PORT": "80"}) == ["a:1", "b:2", "c:3"]
    assert web_addresses({"PORT": "9000", "WEB_PROCESSES": "3"}) == [
        "127.0.0.1:9100",
        "127.0.0.1:9101",
        "127.0.0.1:9102",
    ]
