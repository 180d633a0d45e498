"""Starts games on a running release, and plays them to their middle or end."""

from collections.abc import Sequence

from tools.releases.players import Json, ReleasePlayer, play_on
from tools.releases.story import DUEL, HALF, Story
from tools.waiting import until


class ReleaseGames:
    """Plays the games of the people and of the guest, and keeps them in the story.

    `seated` has the people of each game by their seats.
    """

    def __init__(self, people: Sequence[ReleasePlayer], guest: ReleasePlayer, story: Story) -> None:
        self.seated: dict[str, dict[int, ReleasePlayer]] = {}
        self._people, self._guest, self._story = tuple(people), guest, story
        self._number = 0

    def table(self, table: Json, seats: int) -> str:
        """A game of people that has begun; the host changes from game to game."""
        first = self._number % len(self._people)
        self._number += 1
        host, *others = [*self._people[first:], *self._people[:first]][:seats]
        free = [{"kind": "open"}] * (seats - 1)
        game = host.post("games", {**table, "seats": [{"kind": "me"}, *free]})["id"]
        for other in others:
            other.post(f"games/{game}/join", {"client_seed": f"luck of {other.name}"})
        host.post(f"games/{game}/start", {"client_seed": f"luck of {host.name}"})
        self.seated[game] = dict(enumerate((host, *others)))
        return str(game)

    def next_of(self, game: str) -> str:
        """The next game of the series, begun."""
        seated = self.seated[game]
        following = str(seated[0].post(f"games/{game}/next")["id"])
        for person in seated.values():
            person.post(f"games/{following}/ready", {})
        self.seated[following] = seated
        return following

    def against_bots(self, levels: Sequence[str]) -> str:
        """A game of the guest against bots, begun."""
        bots = [{"kind": "bot", "level": level} for level in levels]
        body = {**DUEL, "seats": [{"kind": "me"}, *bots], "start": True}
        game = str(self._guest.post("games", body)["id"])
        self.seated[game] = {0: self._guest}
        return game

    def finish(self, name: str, game: str) -> None:
        """Play a game to its end, and keep what it came to."""
        self._number += 1
        play_on(game, self.seated[game], seed=self._number)
        self._story.finished[name] = {"id": game}

    def leave_running(self, name: str, game: str) -> None:
        """Play a game to its middle."""
        self._number += 1
        play_on(game, self.seated[game], commands=HALF, seed=self._number)
        seats = self.seated[game][0].get(f"games/{game}")["seats"]
        self._story.running[name] = {
            "id": game,
            "seats": [
                self.seated[game][n].name if n in self.seated[game] else None
                for n in range(len(seats))
            ],
        }

    def wait_for_people(self, game: str) -> None:
        """Let bots finish their turns."""
        seated = self.seated[game]
        until(
            lambda: any(seat in seated for seat in seated[0].get(f"games/{game}/legal")["awaited"]),
            what=f"{game} waits for a person",
        )
