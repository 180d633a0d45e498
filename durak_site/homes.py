"""The home of a game: the web process of a machine that serves the game's connections.

Processes that share an address get its connections at random. One that gets a request about a game
hands the connection over to the game's home, so that both players of a game are at one process: it
remembers the game, and makes what its sockets are told once.

Nothing rests on it. Any process can serve any game, and does when the home can't be reached.
"""

import asyncio
import random
import re
import socket
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast
from zlib import crc32

import structlog
from django.conf import settings

from durak_site.doors import LARGEST_MESSAGE, Connection, Door, Line, opened_door
from games.play.reactions import group_name
from web import metrics
from web.realtime.groups import groups

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

log = structlog.get_logger(__name__)

CROWD = 200
"""So many listeners of a game are as many as one process should serve."""
MAY_GO_ON, STAYS = b"\0", b"\1"
"""The first byte of a message: whether the process that takes it may hand it on once more."""
_ID = rb"[0-9A-Za-z]{10}"
FIRST_LINE = re.compile(
    rb"(?:POST /api/v1/games/(?P<command>%b)/commands"
    rb"|GET /api/v1/games/(?P<stream>%b)/stream"
    rb"|GET /ws/games/(?P<socket>%b))"
    rb"(?:\?\S*)? HTTP/1\.[01]\r\n" % (_ID, _ID, _ID)
)


class Asked(NamedTuple):
    """The game that a request is about, and whether it listens to it from now on."""

    game_id: str
    is_listening: bool


def asked_game(data: bytes) -> Asked | None:
    """What a request asks, if its whole first line is there and it is best served at the home."""
    found = FIRST_LINE.match(data)
    if found is None or found.lastgroup is None:
        return None
    return Asked(found[found.lastgroup].decode("ascii"), found.lastgroup != "command")


def home_of(game_id: str, processes: int) -> int:
    """The number of the process that is the game's home."""
    return crc32(game_id.encode("ascii")) % processes


class Homes:
    """What one web process does to have each game's connections at its home.

    Made of what uvicorn makes connections of. Among uvicorn's connections it stands for the door,
    so that it is told of the shutdown.
    """

    def __init__(
        self, config: "Config", server_state: "ServerState", app_state: dict[str, Any]
    ) -> None:
        self._server_state = server_state
        self._processes = config.workers
        # Those of another address have a database of their own.
        self._place = settings.DURAK_DATA_DIR.resolve() / "run" / f"{config.host}:{config.port}"
        self._line = Line(self._place)
        self._door: Door | None = None
        self._is_over = False
        self._make_connection = partial(
            cast("Any", config.http_protocol_class),
            config=config,
            server_state=server_state,
            app_state=app_state,
        )

    def take_part(self) -> None:
        """Open a door, if this process has none. If none is free, the next call tries again."""
        if self._door is not None or self._is_over:
            return
        try:
            self._door = opened_door(self._place, self._processes, self._take)
        except OSError as error:
            log.warning("Connections are served where they come.", reason=str(error))
            self._is_over = True
        if self._door is not None:
            self._server_state.connections.add(cast("Any", self))

    def hand_over(self, connection: Connection, data: bytes) -> bool:
        """Whether another process has the connection now, and what was read of the request.

        The caller closes its own descriptor then, and nothing else of the connection.
        """
        asked = asked_game(data)
        if asked is None or self._is_over or len(data) >= LARGEST_MESSAGE:
            return False
        home = home_of(asked.game_id, self._processes)
        if home != self._number:
            return self._send(home, connection, MAY_GO_ON + data)
        return self._spread(asked, connection, data)

    def shutdown(self) -> None:
        """Take no more connections; uvicorn calls it as it calls all connections."""
        self._is_over = True
        self._server_state.connections.discard(cast("Any", self))
        if self._door is not None:
            self._door.close()

    @property
    def _number(self) -> int | None:
        return None if self._door is None else self._door.number

    def _spread(self, asked: Asked, connection: Connection, data: bytes) -> bool:
        """Whether one of a crowd that listens to a game has been handed on to any other process."""
        if not asked.is_listening or groups().count(group_name(asked.game_id)) < CROWD:
            return False
        others = [number for number in range(self._processes) if number != self._number]
        other = random.choice(others)  # noqa: S311 - nothing secret
        return self._send(other, connection, STAYS + data)

    def _send(self, number: int, connection: Connection, message: bytes) -> bool:
        is_sent = self._line.send(number, connection, message)
        if is_sent:
            metrics.handed_over.inc()
        return is_sent

    def _take(self, connection: socket.socket, message: bytes) -> None:
        mark, data = message[:1], message[1:]
        asked = asked_game(data)
        if mark == MAY_GO_ON and asked is not None and self._spread(asked, connection, data):
            connection.close()
            return
        task = asyncio.get_running_loop().create_task(self._serve(connection, data))
        # There the server waits for it, too.
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    async def _serve(self, connection: socket.socket, data: bytes) -> None:
        loop = asyncio.get_running_loop()
        transport, protocol = await loop.connect_accepted_socket(
            partial(self._make_connection, read_before=data), connection
        )
        # uvloop begins to read after `connection_made`, even if that has paused it.
        if protocol.flow.read_paused:
            transport.pause_reading()
        if self._is_over and not transport.is_closing():
            cast("Any", transport.get_protocol()).shutdown()


_homes: dict["ServerState", Homes] = {}


def homes_of_server(
    config: "Config", server_state: "ServerState", app_state: dict[str, Any]
) -> Homes | None:
    """The homes in which a server's process takes part; None if it has no others beside it."""
    if config.workers == 1:
        return None
    if server_state not in _homes:
        _homes[server_state] = Homes(config, server_state, app_state)
    found = _homes[server_state]
    found.take_part()
    return found
