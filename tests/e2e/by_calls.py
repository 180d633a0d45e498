"""Games that their players go on with by calls of the service: clicks would show nothing new."""

from typing import Any

from tests.e2e.caller import BrowserCaller
from tests.e2e.person import BrowserPerson
from tests.e2e.waiting import found


class _Mover(BrowserCaller):
    """The calls of the player of a seat."""

    def __init__(self, person: BrowserPerson, seat: int) -> None:
        super().__init__(person.page)
        self._seat = seat

    def move_by(self, game_id: str, now: dict[str, Any]) -> None:
        """Move if it is the player's turn; `now` is what the service has just said to anybody."""
        mine = now if now["seat"] == self._seat else self.legal(game_id)
        if self._seat in mine["awaited"]:
            self._play_now(game_id, mine)


def play_on(game_id: str, players: dict[int, BrowserPerson]) -> None:
    """Play the game to its end: each of `players`, by seat, moves when the game waits for them.

    Others at the table, such as bots, may move meanwhile."""
    movers = {seat: _Mover(person, seat) for seat, person in players.items()}
    # The one who has moved last is asked: often it is their turn again, and they know what to do.
    asker = next(iter(movers.values()))

    def turn() -> dict[str, Any] | None:
        """Return what the service says once it waits for one of the players, or for nobody."""
        now = asker.legal(game_id)
        is_theirs = not now["awaited"] or movers.keys() & set(now["awaited"])
        return now if is_theirs else None

    while (now := found(turn, f"the turn of a player in {game_id}"))["awaited"]:
        for seat in now["awaited"]:
            if seat in movers:
                asker = movers[seat]
                asker.move_by(game_id, now)
