"""The socket of the lobby: which public tables there are, as they come, change and go."""

from __future__ import annotations

import functools
import secrets
import time
from typing import TYPE_CHECKING, Any

from accounts.selectors.relations import in_blocks_with
from games.play.realtime.base import PushConsumer
from games.play.realtime.shares import Loads
from games.tables.lobby.messages import (
    gone_message,
    lobby_table_json,
    table_message,
    tables_message,
)
from games.tables.lobby.selectors import Listed, listed_table, listed_tables
from web.database_threads import read
from web.hub import tell_group
from web.presence import note_here_soon

if TYPE_CHECKING:
    from games.play.reactions import Committed

LOBBY = "lobby"
SECONDS_A_LISTING_LASTS = 5
"""All sockets of a process that ask within this time are answered from one look."""

_changes: Loads[Listed | None] = Loads()
_listings: Loads[tuple[float, dict[str, Listed]]] = Loads(most=2)


def tell_lobby(committed: Committed) -> None:
    """Tell every socket of the lobby that a table changed; each looks up how, and for whom."""
    if committed.is_table_changed:
        notice = {"type": "lobby.changed", "id": secrets.token_hex(8), "game_id": committed.game_id}
        tell_group(LOBBY, notice)


class LobbyConsumer(PushConsumer):
    """Pushes the public tables to one viewer.

    `_shown` are the tables that the client has, as they were sent. So a ping makes good what got
    lost, and the end of a table is sent only to clients that may know of the table.
    """

    _noticed_at: float
    _shown: dict[str, object]
    _unwelcome: set[int]

    async def lobby_changed(self, notice: dict[str, Any]) -> None:
        """A table is new, or has changed, or is listed no more."""
        if not self._is_open:
            return
        self._noticed_at = time.monotonic()
        game_id: str = notice["game_id"]
        look = functools.partial(read, functools.partial(listed_table, game_id))
        await self._show(game_id, await _changes.of(notice["id"], look))

    async def _begin(self) -> None:
        # In the group before anything is loaded, so that nothing falls in between.
        await self._join(LOBBY)
        await self._follow_session()
        await self._tell_presence()
        await self._meet_blocks()
        self._noticed_at, listing = await _look_around()
        tables = [table for table in listing.values() if self._is_for_me(table)]
        self._shown = {table.game.pk: table.face for table in tables}
        self._is_open = True
        await self._send(
            tables_message([lobby_table_json(table, user_id=self._user_id) for table in tables])
        )

    async def _make_good(self) -> None:
        await self._meet_blocks()
        now = time.monotonic()
        looked_at, listing = await _listings.of(f"{now // SECONDS_A_LISTING_LASTS}", _look_around)
        if looked_at <= self._noticed_at:
            # What this client was sent since then is newer.
            _, listing = await _look_around()
        for game_id in {*self._shown, *listing}:
            await self._show(game_id, listing.get(game_id))

    async def _tell_presence(self) -> None:
        if self._user_id is not None:
            note_here_soon(self._user_id)

    def _must_look(self) -> bool:
        # Whom somebody has blocked meanwhile is told by no message.
        return True

    async def _meet_blocks(self) -> None:
        self._unwelcome = set()
        if self._user_id is not None:
            self._unwelcome = await read(functools.partial(in_blocks_with, self._user_id))

    def _is_for_me(self, table: Listed) -> bool:
        return not (table.people & self._unwelcome)

    async def _show(self, game_id: str, table: Listed | None) -> None:
        if table is None or not self._is_for_me(table):
            if self._shown.pop(game_id, None) is not None:
                await self._send(gone_message(game_id))
        elif self._shown.get(game_id) != table.face:
            self._shown[game_id] = table.face
            await self._send(table_message(lobby_table_json(table, user_id=self._user_id)))


async def _look_around() -> tuple[float, dict[str, Listed]]:
    """All tables, and since when they may have changed."""
    now = time.monotonic()
    return now, await read(listed_tables)
