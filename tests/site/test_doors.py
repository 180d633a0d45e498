"""Doors and homes inside one process: who has which number, and what goes through."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from durak_site import homes
from durak_site.doors import LARGEST_MESSAGE, Line, door_path, opened_door
from durak_site.homes import Homes, asked_game, home_of
from games.play.reactions import group_name
from web.realtime.groups import Message, groups

Taken = tuple[socket.socket, bytes]
GAME = "0123456789"


class Server:
    """What uvicorn has of one process, and the connections that come to it."""

    def __init__(self, processes: int = 2) -> None:
        self.state = ServerState()
        config = Config("durak_site.asgi:application", workers=processes, port=1)
        config.http_protocol_class = cast("Any", self._connection)
        self.homes = Homes(config, self.state, {})
        self.homes.take_part()
        self.served: asyncio.Queue[bytes] = asyncio.Queue()
        self.shut_down: list[Any] = []

    def _connection(self, *, read_before: bytes, **_given: Any) -> asyncio.Protocol:
        server = self

        class Connection(asyncio.Protocol):
            class flow:  # noqa: N801 - as uvicorn's connections have it
                read_paused = False

            def connection_made(self, _transport: asyncio.BaseTransport) -> None:
                server.served.put_nowait(read_before)

            def shutdown(self) -> None:
                server.shut_down.append(self)

        return Connection()


@pytest.fixture
def place(tmp_path: Path, settings: Any) -> Path:
    """Where the doors of this test are."""
    settings.DURAK_DATA_DIR = tmp_path
    return tmp_path / "run" / "127.0.0.1:1"


@contextmanager
def connection() -> Iterator[socket.socket]:
    """The server's end of a connection."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        client = socket.create_connection(listener.getsockname())
        server, _ = listener.accept()
        with client, server:
            yield server


def requests(game_id: str) -> list[bytes]:
    lines = (f"POST /api/v1/games/{game_id}/commands", f"GET /ws/games/{game_id}?since=3")
    return [f"{line} HTTP/1.1\r\nHost: a\r\n\r\n".encode() for line in lines]


COMMAND, SOCKET = requests(GAME)


@pytest.mark.parametrize(
    ("data", "is_listening"),
    [
        (COMMAND, False),
        (SOCKET, True),
        (b"GET /api/v1/games/0123456789/stream HTTP/1.1\r\n", True),
        (b"GET /api/v1/games/0123456789/stream?since=1&since=\xff HTTP/1.0\r\n\r\nGET", True),
    ],
)
def test_commands_sockets_and_streams_name_their_game(data: bytes, is_listening: bool) -> None:
    assert asked_game(data) == (GAME, is_listening)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        COMMAND[: COMMAND.index(b"\n")],
        b"\r\n" + COMMAND,
        b" " + COMMAND,
        COMMAND.replace(b"POST", b"post"),
        COMMAND.replace(b"POST", b"GET"),
        COMMAND.replace(b"9/", b"/"),
        COMMAND.replace(b"9/", b"\xb9/"),
        COMMAND.replace(b"9/", b"99/"),
        COMMAND.replace(b" HTTP/1.1", b"/ HTTP/1.1"),
        COMMAND.replace(b" HTTP/1.1", b" HTTP/2.0"),
        COMMAND.replace(b" HTTP/1.1\r\n", b" x HTTP/1.1\r\n"),
        COMMAND.replace(b"commands", b"view"),
        SOCKET.replace(b"?", b"/?"),
    ],
)
def test_all_else_stays_where_it_came(data: bytes) -> None:
    assert asked_game(data) is None


async def test_each_number_is_one_processs_until_its_door_closes(place: Path) -> None:
    def take(_connection: socket.socket, _message: bytes) -> None: ...

    first, second = opened_door(place, 2, take), opened_door(place, 2, take)
    assert first is not None
    assert second is not None
    assert (first.number, second.number, opened_door(place, 2, take)) == (0, 1, None)
    first.close()
    assert not door_path(place, 0).exists()
    # What a killed process leaves behind is in nobody's way.
    door_path(place, 0).touch()
    third = opened_door(place, 2, take)
    assert third is not None
    assert third.number == 0
    third.close()
    second.close()


async def test_there_is_no_door_where_others_could_come_in(place: Path) -> None:
    place.parent.mkdir(mode=0o755)
    with pytest.raises(PermissionError):
        opened_door(place, 2, lambda *_: None)
    place.parent.rmdir()
    place.parent.symlink_to(place.parent.parent)
    with pytest.raises(PermissionError):
        opened_door(place, 2, lambda *_: None)


async def test_there_is_no_door_where_its_path_would_be_too_long(place: Path) -> None:
    with pytest.raises(OSError, match="too long"):
        opened_door(place.with_name("x" * 100), 2, lambda *_: None)


async def test_what_a_door_can_not_take_is_not_sent(place: Path) -> None:
    taken: list[Taken] = []
    line = Line(place)
    with connection() as given:
        assert not line.send(0, given, b"nobody is there")
        door = opened_door(place, 1, lambda *what: taken.append(what))
        assert door is not None
        assert not line.send(0, given, b"x" * 1_000_000)
        sent = 0
        while line.send(0, given, b"x" * (LARGEST_MESSAGE - 1)):
            sent += 1
        door.close()
        assert not line.send(0, given, b"nobody is there any more")
    assert sent > 0
    assert [len(message) for _, message in taken] == [LARGEST_MESSAGE - 1] * sent
    for received, _ in taken:
        received.close()


@pytest.mark.usefixtures("place")
async def test_a_process_hands_over_what_another_is_the_home_of() -> None:
    servers = [Server(), Server()]
    home = home_of(GAME, 2)
    with connection() as given:
        assert not servers[home].homes.hand_over(given, COMMAND)
        assert servers[1 - home].homes.hand_over(given, COMMAND)
        assert await servers[home].served.get() == COMMAND
        assert not servers[1 - home].homes.hand_over(given, COMMAND + b"x" * LARGEST_MESSAGE)
    for server in servers:
        server.homes.shutdown()


@pytest.mark.usefixtures("place")
async def test_who_finds_a_crowd_at_the_home_goes_to_another_process_and_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    servers = [Server(), Server()]
    home = home_of(GAME, 2)
    monkeypatch.setattr(homes, "CROWD", 1)

    def listener(_message: Message) -> None: ...

    await groups().subscribe(group_name(GAME), listener)
    with connection() as given:
        assert servers[home].homes.hand_over(given, SOCKET)
        assert await servers[1 - home].served.get() == SOCKET
        # By way of the home it comes back.
        assert servers[1 - home].homes.hand_over(given, SOCKET)
        assert await servers[1 - home].served.get() == SOCKET
        # Commands go to the home in any case.
        assert servers[1 - home].homes.hand_over(given, COMMAND)
        assert await servers[home].served.get() == COMMAND
        assert not servers[home].homes.hand_over(given, COMMAND)
    await groups().unsubscribe(group_name(GAME), listener)
    for server in servers:
        server.homes.shutdown()


async def test_what_waits_at_the_shutdown_is_served_and_ends_then(place: Path) -> None:
    servers = [Server(), Server()]
    home = home_of(GAME, 2)
    state = servers[home].state
    with connection() as given:
        assert servers[1 - home].homes.hand_over(given, COMMAND)
        for known in list(state.connections):
            known.shutdown()
        assert not state.connections
        assert not door_path(place, home).exists()
        assert not servers[1 - home].homes.hand_over(given, COMMAND)
        assert servers[home].served.empty()
        await asyncio.wait(state.tasks)
    assert servers[home].served.get_nowait() == COMMAND
    assert len(servers[home].shut_down) == 1
    servers[1 - home].homes.shutdown()
