"""Players who play over the API while processes of the service are killed."""

import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from accounts.models import User
from tests.support.cookies import CSRF, SESSION
from tests.support.house import House
from tests.support.offers import any_command
from tests.support.waiting import spend
from tests.support.web import session_of

PATIENCE = 120.0
PAUSE = 0.25
DOWN = {httpx.codes.INTERNAL_SERVER_ERROR, httpx.codes.SERVICE_UNAVAILABLE}
OUTAGE = "unavailable"
GONE_QUIET = 1
"""The commands after which a deserter stops: few, so that the others often wait for the seat."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A command that was answered, with the versions of its events."""

    game_id: str
    key: str
    versions: tuple[int, ...]


@dataclass
class Ledger:
    """The answers that players got."""

    answered: list[Answered] = field(default_factory=list)
    claimed: list[tuple[str, int]] = field(default_factory=list)
    failures: list[httpx.Response] = field(default_factory=list)
    told_to_wait: int = 0


@dataclass
class Person:
    """A player who plays at random, and sometimes pauses or deserts the game."""

    house: House
    ledger: Ledger
    user: User
    session: str
    game_id: str
    rng: random.Random
    deserter: int | None
    """The seat whose player deserts the game, and which the others claim; None if there is none."""
    is_late: threading.Event
    """Set when all players have to hurry."""
    commands: int = 0

    @classmethod
    def at(
        cls,
        house: House,
        ledger: Ledger,
        *,
        user: User,
        game_id: str,
        rng: random.Random,
        deserter: int | None,
        is_late: threading.Event,
    ) -> "Person":
        """The player with a new session."""
        return cls(house, ledger, user, session_of(user), game_id, rng, deserter, is_late)

    def play(self) -> None:
        """Play until the game is over."""
        with httpx.Client(base_url=self.house.url, timeout=20) as client:
            client.cookies.set(SESSION, self.session)
            self._sign_in(client)
            while self._turn(client):
                pause = PAUSE / 10 if self.is_late.is_set() else PAUSE
                spend(self.rng.uniform(pause / 2, 3 * pause / 2))

    def _turn(self, client: httpx.Client) -> bool:
        look = self._insist(lambda: client.get(f"games/{self.game_id}/legal")).json()
        if not look["awaited"]:
            return False
        seat = look["seat"]
        if seat is None:
            return True  # a bot has taken over; the player watches
        if self.deserter not in {None, seat} and self.deserter in look["awaited"]:
            self._claim(client)
        if look["legal"] and not self._is_away(seat):
            self._send(client, look)
        return True

    def _is_away(self, seat: int) -> bool:
        if seat == self.deserter:
            return self.commands >= GONE_QUIET
        if self.rng.random() < 0.01 and not self.is_late.is_set():
            spend(8)  # longer than a command may take
        return False

    def _send(self, client: httpx.Client, look: dict[str, Any]) -> None:
        key = f"{self.user.pk}-{self.commands}"
        body = {
            "command": any_command(look["legal"], self.rng),
            "expected_version": look["version"],
        }
        self.commands += 1
        reply = self._insist(
            lambda: client.post(
                f"games/{self.game_id}/commands", json=body, headers={"Idempotency-Key": key}
            )
        )
        if reply.status_code == httpx.codes.OK:
            versions = tuple(event["version"] for event in reply.json()["events"])
            self.ledger.answered.append(Answered(self.game_id, key, versions))
        elif reply.status_code not in {409, 422, 403}:
            self.ledger.failures.append(reply)

    def _claim(self, client: httpx.Client) -> None:
        assert self.deserter is not None
        body = {"seat": self.deserter}
        reply = self._insist(lambda: client.post(f"games/{self.game_id}/claim", json=body))
        if reply.status_code == httpx.codes.OK:
            self.ledger.claimed.append((self.game_id, self.deserter))
            self.deserter = None
        elif reply.status_code != httpx.codes.CONFLICT:
            self.ledger.failures.append(reply)

    def _sign_in(self, client: httpx.Client) -> None:
        me = self._insist(lambda: client.get("auth/me"))
        client.headers["X-CSRFToken"] = me.cookies[CSRF]

    def _insist(self, send: Callable[[], httpx.Response]) -> httpx.Response:
        """Send again until there is an answer, as a client with a broken connection does."""
        deadline = time.monotonic() + PATIENCE
        last: object = None
        while time.monotonic() < deadline:
            try:
                reply = send()
            except httpx.TransportError as error:
                last = error
                spend(PAUSE)
                continue
            if reply.status_code not in DOWN:
                return reply
            if is_outage(reply):
                self.ledger.told_to_wait += 1
            else:
                self.ledger.failures.append(reply)
            last = reply.text
            spend(PAUSE)
        raise TimeoutError(f"Nobody answered; the last time: {last!r}")


def is_outage(reply: httpx.Response) -> bool:
    """Return whether the answer is the promised one of an outage, which says when to try again."""
    is_promised = (
        reply.status_code == httpx.codes.SERVICE_UNAVAILABLE and "Retry-After" in reply.headers
    )
    return is_promised and reply.json()["code"] == OUTAGE
