"""A client that follows a game by its socket, over any number of broken connections."""

import json
import time
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import connect

from tests.support.cookies import SESSION
from tests.support.house import House
from tests.support.waiting import Patience, spend

SECONDS_WITHOUT_AN_EVENT = 240
CUT = (OSError, ConnectionClosed, InvalidMessage, InvalidStatus, EOFError)
SECONDS_BETWEEN_PINGS = 3
ANSWER_WITHIN_SECONDS = 8
SECONDS_BETWEEN_ATTEMPTS = 0.3


class Follower:
    """A client that resumes at its last version, as the page does.

    It pings now and then, gives up a connection that doesn't answer, and waits for a moment before
    it connects again.
    """

    def __init__(self, house: House, game_id: str, session: str) -> None:
        self._address = f"ws://{house.address}/ws/games/{game_id}"
        self._headers = {"Cookie": f"{SESSION}={session}"}
        self._is_over = False
        self.versions: list[int] = []
        self.connections = 0
        self.silent = 0
        """The number of connections that were given up because they didn't answer."""

    def follow(self) -> None:
        """Follow until the game is over; raises TimeoutError when it doesn't go on."""
        patience = Patience(SECONDS_WITHOUT_AN_EVENT)
        last: Exception | None = None
        while not self._is_over:
            if patience.is_over(len(self.versions)):
                raise TimeoutError(
                    f"{self._address}: {self.connections} connections, {self.silent} of them silent"
                ) from last
            try:
                self._listen(patience)
            except CUT as error:
                last = error
                spend(SECONDS_BETWEEN_ATTEMPTS)

    def _listen(self, patience: Patience) -> None:
        """Take messages from one connection. Raises one of `CUT` when it breaks or is silent."""
        since = self.versions[-1] if self.versions else 0
        address = f"{self._address}?since={since}"
        with connect(address, additional_headers=self._headers, open_timeout=5) as socket:
            self.connections += 1
            heard = time.monotonic()
            while not (self._is_over or patience.is_over(len(self.versions))):
                try:
                    text = socket.recv(timeout=SECONDS_BETWEEN_PINGS)
                except TimeoutError:
                    if time.monotonic() - heard > ANSWER_WITHIN_SECONDS:
                        self.silent += 1
                        raise
                    socket.send('{"t": "ping"}')
                else:
                    heard = time.monotonic()
                    self._take(json.loads(text))

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "events":
            self.versions += [event["version"] for event in message["events"]]
        elif message["t"] == "game":
            self._is_over = message["game"]["status"] == "finished"
        else:
            assert message["t"] == "pong", message
