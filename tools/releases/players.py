"""People who use a running release by its API."""

import random
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import httpx

from tests.support.offers import any_command
from tools.waiting import until

PASSWORD = "correct horse battery 36"  # noqa: S105 - of accounts that a script makes
PATIENCE = 60
MAX_COMMANDS = 2000
Json = dict[str, Any]


class ReleasePlayer:
    """Somebody with a browser, who has no session at first."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.client = httpx.Client(base_url=f"{address}/api/v1/", timeout=PATIENCE)
        self.call("GET", "auth/me")

    @classmethod
    def registered(cls, address: str, name: str) -> "ReleasePlayer":
        """Somebody with a new account, whose password is the one above. Raises HTTPStatusError."""
        person = cls(address, name)
        person.post("auth/register", {"username": name, "password": PASSWORD})
        return person

    @classmethod
    def guest(cls, address: str, name: str) -> "ReleasePlayer":
        """Somebody without an account. Raises HTTPStatusError."""
        person = cls(address, name)
        person.post("auth/guest", {"name": name})
        return person

    @classmethod
    def with_session(cls, address: str, name: str, session: str) -> "ReleasePlayer":
        """Somebody whose browser has kept a session."""
        person = cls(address, name)
        # Sessions under Django's own name go on in releases that have another.
        person.client.cookies.set("sessionid", session)
        return person

    @property
    def id(self) -> int:
        """The user's id."""
        number: int = self.get("auth/me")["id"]
        return number

    @property
    def session(self) -> str:
        """The key of the session."""
        return self._cookie("sessionid", "durak_session")

    def _cookie(self, *names: str) -> str:
        """Return the value of the cookie in whose name one of these is; "" if there is none."""
        found = (
            each.value for each in self.client.cookies.jar if any(n in each.name for n in names)
        )
        return next(found, None) or ""

    def get(self, path: str) -> Any:
        """An answer of the API. Raises HTTPStatusError."""
        return self.call("GET", path).json()

    def post(self, path: str, body: object = None, **headers: str) -> Any:
        """Return the API's answer to this. Raises HTTPStatusError."""
        reply = self.call("POST", path, body, **headers)
        return reply.json() if reply.content else None

    def call(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Send a request with the CSRF token. Raises HTTPStatusError."""
        token = self._cookie("csrftoken", "durak_csrf")
        reply = self.client.request(
            method, path, json=body, headers={"X-CSRFToken": token, **headers}
        )
        if reply.is_error:
            raise httpx.HTTPStatusError(
                f"{method} {path}: {reply.status_code} {reply.text}",
                request=reply.request,
                response=reply,
            )
        return reply


def play_on(
    game: str,
    people: Mapping[int, ReleasePlayer],
    *,
    commands: int = MAX_COMMANDS,
    seed: int = 1,
) -> None:
    """Play so many commands in the game, or to its end; the seats of others are bots'.

    Moves are random, so that a game shows many kinds of events."""
    rng = random.Random(seed)  # noqa: S311 - games that can be played again, no secrets
    number, seat = 0, min(people)
    while number < commands:
        look = people[seat].get(f"games/{game}/legal")
        awaited = [one for one in look["awaited"] if one in people]
        if look["legal"] and seat in awaited:
            body = {"command": any_command(look["legal"], rng), "expected_version": look["version"]}
            _play(people[seat], game, body, f"{seed}-{number}")
            number += 1
        elif awaited:
            seat = rng.choice(awaited)
        elif look["awaited"]:
            _wait_for_bots(people[seat], game, look["version"])
        elif people[seat].get(f"games/{game}")["status"] == "finished":
            return


def _play(person: ReleasePlayer, game: str, body: Json, key: str) -> None:
    try:
        person.post(f"games/{game}/commands", body, **{"Idempotency-Key": key})
    except httpx.HTTPStatusError as error:
        # A bot may have been quicker.
        if error.response.status_code != HTTPStatus.CONFLICT:
            raise


def _wait_for_bots(person: ReleasePlayer, game: str, version: int) -> None:
    until(
        lambda: person.get(f"games/{game}/legal")["version"] > version,
        seconds=PATIENCE,
        what=f"a bot plays in {game}",
    )
