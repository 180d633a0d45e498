"""Two people who play game after game, whatever the operator does meanwhile."""

import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx

from tools.rehearsal.site import RehearsalError

PATIENCE_SECONDS = 120
THINKING_SECONDS = 0.05
"""Before each command: what the operator does has the processor, too."""
NEW_TABLE = {"preset": "podkidnoy", "seats": [{"kind": "me"}, {"kind": "open"}]}


class Guest:
    """Somebody's browser, with a session that any web process of the installation knows."""

    def __init__(self, ask: Callable[..., httpx.Response]) -> None:
        self._ask = ask
        self._client = httpx.Client(timeout=PATIENCE_SECONDS)

    def get(self, path: str) -> Any:
        """What is there. Raises RehearsalError if it is refused."""
        return self._send("GET", path)

    def post(self, path: str, body: Any = None, *, key: str = "") -> Any:
        """Change something, once for each key. Raises RehearsalError if it is refused."""
        return self._send("POST", path, body, key)

    def continue_as(self, other: "Guest") -> None:
        """Take over the session of another browser."""
        self._client.cookies = other._client.cookies  # noqa: SLF001 - another of this class

    def close(self) -> None:
        """Close the browser's connections."""
        self._client.close()

    def _send(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        headers = {"X-CSRFToken": self._client.cookies.get("csrftoken") or ""}
        if key:
            headers["Idempotency-Key"] = key
        reply = self._ask(self._client, method, path, json=body, headers=headers)
        if reply.is_error:
            raise RehearsalError(f"{method} {path}: {reply.status_code} {reply.text}")
        return reply.json() if reply.content else None


class Play:
    """Two guests at one table. They ask any of the web processes that are there."""

    def __init__(self, seed: int = 1) -> None:
        self._rng = random.Random(seed)  # noqa: S311 - it chooses cards, no secret
        self._addresses: list[str] = []
        self._asked: Counter[str] = Counter()
        self._changed = threading.Condition()
        self._is_over = threading.Event()
        self._commands = 0
        self.guests = (Guest(self._ask), Guest(self._ask))

    def come(self, address: str) -> None:
        """Ask this web process too from now on."""
        with self._changed:
            self._addresses.append(address)
            self._changed.notify_all()

    def leave(self, address: str) -> None:
        """Ask this web process no more; what it was asked is answered when this returns."""
        with self._changed:
            self._addresses.remove(address)
            self._changed.wait_for(lambda: not self._asked[address], PATIENCE_SECONDS)

    def close(self) -> None:
        """Close the connections of both."""
        for guest in self.guests:
            guest.close()

    def elsewhere(self, address: str) -> "Play":
        """The same two, with their sessions, at a web process of another installation."""
        other = Play()
        for mine, theirs in zip(self.guests, other.guests, strict=True):
            theirs.continue_as(mine)
        other.come(address)
        return other

    def sign_in(self) -> None:
        """Become two guests."""
        for guest in self.guests:
            guest.get("auth/me")
            guest.post("auth/guest")

    @contextmanager
    def going_on(self) -> Iterator[Callable[[int], None]]:
        """Play in a thread until the end of the block; gives `goes_on`.

        `goes_on(n)` returns when n more commands were answered, and raises what stopped the play.
        """
        with ThreadPoolExecutor(1) as pool:
            playing = pool.submit(self._play_on)
            playing.add_done_callback(lambda _: self._wake())

            def goes_on(commands: int) -> None:
                with self._changed:
                    wanted = self._commands + commands
                    self._changed.wait_for(
                        lambda: playing.done() or self._commands >= wanted, PATIENCE_SECONDS
                    )
                    if playing.done():
                        playing.result()
                    if self._commands < wanted:
                        raise RehearsalError(f"Nobody played on for {PATIENCE_SECONDS} s.")

            try:
                yield goes_on
            finally:
                self._is_over.set()
            playing.result()
        self._is_over.clear()

    def _play_on(self) -> None:
        while not self._is_over.is_set():
            self._play_game()

    def _play_game(self) -> None:
        """Play the game that runs, or a new one, to its end, or until the play is over."""
        running = self.guests[0].get("games?mine=true&status=active")["results"]
        game_id = running[0]["id"] if running else self._new_game()
        look = self.guests[0].get(f"games/{game_id}/legal")
        while look["awaited"] and not self._is_over.is_set():
            guest = self.guests[look["awaited"][0]]
            look = guest.get(f"games/{game_id}/legal")
            body = {"command": self._any_of(look["legal"]), "expected_version": look["version"]}
            key = f"{game_id}-{look['version']}"
            look = guest.post(f"games/{game_id}/commands", body, key=key)
            with self._changed:
                self._commands += 1
                self._changed.notify_all()
            self._is_over.wait(THINKING_SECONDS)

    def _wake(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def _new_game(self) -> str:
        host, other = self.guests
        game_id = str(host.post("games", NEW_TABLE)["id"])
        other.post(f"games/{game_id}/join")
        host.post(f"games/{game_id}/start")
        return game_id

    def _any_of(self, offers: list[dict[str, Any]]) -> dict[str, Any]:
        """A command that one of the offers stands for."""
        offer = self._rng.choice(offers)
        if "any_of" not in offer:
            return offer
        cards = self._rng.sample(offer["any_of"], offer["fewest"])
        command: dict[str, Any] = {"type": offer["type"], "cards": cards}
        if "direction" in offer:
            command["direction"] = offer["direction"]
        return command

    def _ask(self, client: httpx.Client, method: str, path: str, **request: Any) -> httpx.Response:
        """Send a request to one of those that are there; while there is none, wait."""
        with self._changed:
            self._changed.wait_for(lambda: self._addresses, PATIENCE_SECONDS)
            if not self._addresses:
                raise RehearsalError(f"{method} {path}: nobody is there to ask.")
            address = self._rng.choice(self._addresses)
            self._asked[address] += 1
        try:
            return client.request(method, f"{address}/api/v1/{path}", **request)
        finally:
            with self._changed:
                self._asked[address] -= 1
                self._changed.notify_all()
