"""The feed of a tournament: send its standings and tables whenever they change."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from games.tournaments.errors import NoTournament
from games.tournaments.messages import (
    standings_json,
    table_of_tournament_json,
    tournament_json,
    update_message,
)
from games.tournaments.selectors import (
    entries_of,
    get_tournament,
    language_for,
    own_entry,
    ranked,
    tables_of,
)
from web.database.threads import read
from web.realtime.feeds import Client, Feed
from web.realtime.groups import publish
from web.realtime.presence import mark_online_async
from web.realtime.refusals import UNKNOWN_GAME, ConnectionRefused
from web.realtime.single_flight import Loads

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.tournaments.models import Tournament
    from games.tournaments.reactions import TournamentShown
    from web.http.languages import Language
    from web.realtime.groups import Message

SHOWN = 20
"""The number of standings and of tables that a message has."""

_boards: Loads[_Board | None] = Loads(most=256)


def group_of(tournament_id: str) -> str:
    """Return the name of the group to which the changes of the tournament are published."""
    return f"tournament.{tournament_id}"


def publish_tournament(shown: TournamentShown) -> None:
    """Notify every feed of the tournament; each reads what it sends, one read serves them all."""
    notice = {"type": "tournament.changed", "version": shown.version}
    publish(group_of(shown.tournament_id), notice)


class TournamentFeed(Feed):
    """Sends a tournament to one viewer, with the viewer's own part in it."""

    __slots__ = ("_language", "_sent", "_tournament_id")
    name = "tournament"

    def __init__(self, client: Client, *, tournament_id: str) -> None:
        super().__init__(client)
        self._tournament_id = tournament_id
        self._language: Language = "en"
        self._sent = -1

    @property
    def groups(self) -> Sequence[str]:
        """Return the group of the tournament."""
        return (group_of(self._tournament_id),)

    async def greet(self) -> None:
        """Send the tournament as it is now. Raises ConnectionRefused if there is none."""
        await self.mark_present()
        self._language = await read(functools.partial(language_for, self.client.user_id))
        await self._send(None)

    async def receive(self, message: Message) -> None:
        """Send the change that a message announces."""
        if message["version"] > self._sent:
            await self._send(message["version"])

    async def catch_up(self) -> None:
        """Send the tournament if the client has an older version."""
        await self._send(None, only_if_new=True)

    async def mark_present(self) -> Mapping[str, Any]:
        """Note that the user is present."""
        if self.client.user_id is not None:
            mark_online_async(self.client.user_id)
        return {}

    async def _send(self, version: int | None, *, only_if_new: bool = False) -> None:
        load = functools.partial(read, functools.partial(_read_board, self._tournament_id))
        if version is None:
            board = await load()
        else:
            board = await _boards.of(f"{self._tournament_id} {version}", load)
        if board is None:
            raise ConnectionRefused(UNKNOWN_GAME)
        if only_if_new and board.row.version <= self._sent:
            return
        own = await read(functools.partial(own_entry, board.row, self.client.user_id))
        self._sent = board.row.version
        shown = tournament_json(board.row, own, language=self._language)
        await self.client.send(
            update_message(board.row.version, shown, board.standings, board.tables)
        )


class _Board:
    """A tournament with its best standings and newest tables, the same for all viewers."""

    __slots__ = ("row", "standings", "tables")

    def __init__(
        self, row: Tournament, standings: list[dict[str, Any]], tables: list[dict[str, Any]]
    ) -> None:
        self.row, self.standings, self.tables = row, standings, tables


def _read_board(tournament_id: str) -> _Board | None:
    try:
        row = get_tournament(tournament_id)
    except NoTournament:
        return None
    standings = standings_json(ranked(row, list(entries_of(row)[:SHOWN])))
    tables = [table_of_tournament_json(table, seats=row.seats) for table in tables_of(row)[:SHOWN]]
    return _Board(row, standings, tables)
