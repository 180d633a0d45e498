"""A client that follows a game by its socket, over any number of broken connections."""

import json

from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.support.cookies import SESSION
from tests.support.house import House
from tests.support.waiting import Patience

SECONDS_WITHOUT_AN_EVENT = 240
CUT = (OSError, ConnectionClosed, InvalidMessage, InvalidStatus, EOFError)
SECONDS_BETWEEN_PINGS = 3


class Follower:
    """A client that resumes at its last version and pings now and then, as the page does."""

    def __init__(self, house: House, game_id: str, session: str) -> None:
        self._address = f"ws://{house.address}/ws/games/{game_id}"
        self._headers = {"Cookie": f"{SESSION}={session}"}
        self._is_over = False
        self.versions: list[int] = []
        self.connections = 0

    def follow(self) -> None:
        """Follow until the game is over; raises TimeoutError when it doesn't go on."""
        patience = Patience(SECONDS_WITHOUT_AN_EVENT)
        while not self._is_over:
            if patience.is_over(len(self.versions)):
                raise TimeoutError(self._address)
            try:
                self._listen(patience)
            except CUT:
                continue

    def _listen(self, patience: Patience) -> None:
        since = self.versions[-1] if self.versions else 0
        address = f"{self._address}?since={since}"
        with connect(address, additional_headers=self._headers, open_timeout=5) as socket:
            self.connections += 1
            while not (self._is_over or patience.is_over(len(self.versions))):
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
