# `make api` writes this file from _async/by_hand.py.
"""Streams, exports and iteration over pages, which need more than single requests."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import parse_qs, urlsplit

import httpx

from durak_client._retrying import growing_pause
from durak_client._sync.streams import PATIENCE_SECONDS, game_stream, plain_stream
from durak_client._wire import quoted
from durak_client.errors import NoReplyError

if TYPE_CHECKING:
    from durak_client import models
    from durak_client._sync.http import Http

LINES = "application/x-ndjson"
MAX_GAMES_IN_AN_EXPORT = 300
EXPORT_SILENCE_SECONDS = 60.0
EXPORT_ATTEMPTS = 5


class Room:
    """The calls about one noun of the API."""

    def __init__(self, http: "Http") -> None:
        self._http = http


def pages(page: Callable[[str | None], Any]) -> Iterator[Any]:
    """Yield the rows of a list, page after page; `page` returns the one with this cursor."""
    cursor: str | None = None
    while True:
        got = page(cursor)
        for row in got["results"]:
            yield row
        if got["next"] is None:
            return
        cursor = parse_qs(urlsplit(got["next"]).query)["cursor"][0]


class Account(Room):
    """The caller's account, and what concerns it."""

    def stream(self, *, patience: float = PATIENCE_SECONDS) -> Iterator["models.AccountMessage"]:
        """Yield what concerns the account: `hello` after each connection, then what happens."""
        return plain_stream(self._http, "account/stream", patience=patience)


class Lobby(Room):
    """The public tables."""

    def stream(self, *, patience: float = PATIENCE_SECONDS) -> Iterator["models.LobbyMessage"]:
        """Yield the public tables: `tables` after each connection, then what changes."""
        return plain_stream(self._http, "lobby/stream", patience=patience)


class Players(Room):
    """Other players, and their games."""

    def stream(
        self, *names: str | int, patience: float = PATIENCE_SECONDS
    ) -> Iterator["models.PlayersMessage"]:
        """Yield the games of some players, by names or ids: those that run, then what changes.

        `games` comes after each connection; then a `game` that begins, or is over.
        """
        called = [f"@{name}" if isinstance(name, int) else name for name in names]
        query = {"players": ",".join(called)}
        return plain_stream(self._http, "games/stream", query, patience=patience)


class Tv(Room):
    """TV: the best running games."""

    def stream(self, *, patience: float = PATIENCE_SECONDS) -> Iterator["models.TvMessage"]:
        """Yield the channels after each connection, and whenever one of them changes."""
        return plain_stream(self._http, "tv/stream", patience=patience)


class Tournaments(Room):
    """Tournaments: creating, joining and watching them."""

    def stream(
        self, tournament_id: str, *, patience: float = PATIENCE_SECONDS
    ) -> Iterator["models.TournamentMessage"]:
        """Yield the tournament with its standings, after each connection and each change."""
        address = f"tournaments/{quoted(tournament_id)}/stream"
        return plain_stream(self._http, address, patience=patience)


class Games(Room):
    """Games: opening, playing and watching them, and having them exported."""

    def stream(
        self,
        game_id: str,
        *,
        since: int | str | None = None,
        chat_since: int | None = None,
        until_end: bool = True,
        patience: float = PATIENCE_SECONDS,
    ) -> Iterator["models.SocketMessage"]:
        """Yield what happens in a game, until it is over.

        A connection that breaks is opened again and resumed, so that no event is missing or comes
        twice; after `patience` seconds without one NoReplyError is raised. `since` is a mark or a
        version that you have, `chat_since` the newest message of the chat that you have. With
        `until_end=False` the stream goes on after the end of the game, with its chat.
        """
        return game_stream(
            self._http,
            f"games/{quoted(game_id)}/stream",
            since=since,
            chat_since=chat_since,
            until_end=until_end,
            patience=patience,
        )

    def export(  # noqa: PLR0913 - the parameters of the call
        self,
        *,
        player: str | None = None,
        opponent: str | None = None,
        since: datetime | str | None = None,
        until: datetime | str | None = None,
        mode: Literal["duel", "table", "transfer", "partners"] | None = None,
        rated: bool | None = None,
        ids: Sequence[str] | None = None,
        after: str | None = None,
        lang: Literal["en", "de", "ru"] | None = None,
    ) -> Iterator[dict[str, Any]]:
        """Yield finished games, the one that ended first first.

        Each is `{"game", "notation", "move_times", "ratings"}`.

        The service sends some hundred games in a reply; this asks again until nothing comes, and
        goes on after the last game where a reply breaks.
        """
        query = {
            "player": player,
            "opponent": opponent,
            "since": since,
            "until": until,
            "mode": mode,
            "rated": rated,
            "ids": ids,
            "lang": lang,
        }
        failures = 0
        while True:
            count, error = 0, None
            try:
                with self._http.lines(
                    "games/export",
                    query={**query, "after": after},
                    accept=LINES,
                    silence=EXPORT_SILENCE_SECONDS,
                ) as lines:
                    for line in lines:
                        if not line.strip():
                            continue
                        row: dict[str, Any] = json.loads(line)
                        count, failures, after = count + 1, 0, row["game"]["id"]
                        yield row
            except httpx.TransportError as broken:
                error = broken
            if error is not None:
                failures += 1
                if failures >= EXPORT_ATTEMPTS:
                    raise NoReplyError("games/export: the reply broke again and again") from error
                time.sleep(growing_pause(failures))
            elif count < MAX_GAMES_IN_AN_EXPORT:
                return
