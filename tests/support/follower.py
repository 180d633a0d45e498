"""A client that follows a game by its socket, over any number of broken connections."""

import json
import time

from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.support.house import House

PATIENCE = 240.0
CUT = (OSError, ConnectionClosed, InvalidMessage, InvalidStatus, EOFError)
SECONDS_BETWEEN_PINGS = 3


class Follower:
    """A client that resumes at its last version and pings now and then, as the page does."""

    def __init__(self, house: House, game_id: str, session: str) -> None:
        self._address = f"ws://{house.address}/ws/games/{game_id}"
        self._headers = {"Cookie": f"sessionid={session}"}
        self._is_over = False
        self.versions: list[int] = []
        self.lines = 0

    def follow(self) -> None:
        """Follow until the game is over; raises TimeoutError."""
        deadline = time.monotonic() + PATIENCE
        while not self._is_over:
            if time.monotonic() > deadline:
                raise TimeoutError(self._address)
            try:
                self._listen(deadline)
            except CUT:
                continue

    def _listen(self, deadline: float) -> None:
        since = self.versions[-1] if self.versions else 0
        address = f"{self._address}?since={since}"
        with connect(address, additional_headers=self._headers, open_timeout=5) as socket:
            self.lines += 1
            while not self._is_over and time.monotonic() < deadline:
                self._receive(socket)

    def _receive(self, socket: ClientConnection) -> None:
        try:
            message = json.loads(socket.recv(timeout=SECONDS_BETWEEN_PINGS))
        except TimeoutError:
            socket.send('{"t": "ping"}')
            return
        if message["t"] == "events":
            self.versions += [event["version"] for event in message["events"]]
        elif message["t"] == "game":
            self._is_over = message["game"]["status"] == "finished"
        else:
            assert message["t"] == "pong", message
