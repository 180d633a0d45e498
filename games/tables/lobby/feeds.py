"""The feed of the lobby: send the public tables, and their changes."""

from __future__ import annotations

import functools
import secrets
import time
from typing import TYPE_CHECKING

from accounts.selectors.relations import in_blocks_with
from games.tables.lobby.messages import (
    gone_message,
    lobby_table_json,
    table_message,
    tables_message,
)
from games.tables.lobby.selectors import Listed, listed_table, listed_tables
from web.database.threads import read
from web.realtime.feeds import Client, Feed
from web.realtime.groups import publish
from web.realtime.presence import mark_online_async
from web.realtime.single_flight import Loads

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from games.play.reactions import Committed
    from web.realtime.groups import Message

LOBBY = "lobby"
SECONDS_A_LISTING_LASTS = 5
"""All feeds of a process that read within this time share one listing."""

_changes: Loads[Listed | None] = Loads(most=256)
_listings: Loads[tuple[float, dict[str, Listed]]] = Loads(most=2)


def publish_table(committed: Committed) -> None:
    """Notify every feed of the lobby that a table changed; each feed reads the table."""
    if committed.is_table_changed:
        notice = {"type": "lobby.changed", "id": secrets.token_hex(8), "game_id": committed.game_id}
        publish(LOBBY, notice)


class LobbyFeed(Feed):
    """Sends the public tables to one viewer.

    `_shown` are the tables that the client has, as they were sent. So a ping can repair lost
    messages, and the end of a table is sent only to clients that know the table.
    """

    __slots__ = ("_noticed_at", "_shown", "_unwelcome")
    name = "lobby"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._shown: dict[str, object] = {}
        self._unwelcome: set[int] = set()
        self._noticed_at = 0.0

    @property
    def groups(self) -> Sequence[str]:
        """Return the group of the lobby."""
        return (LOBBY,)

    async def greet(self) -> None:
        """Send all tables."""
        await self.mark_present()
        await self._read_blocks()
        self._noticed_at, listing = await _read_listing()
        tables = [table for table in listing.values() if self._is_for_me(table)]
        self._shown = {table.game.pk: table.face for table in tables}
        user_id = self.client.user_id
        shown = [lobby_table_json(table, user_id=user_id) for table in tables]
        await self.client.send(tables_message(shown))

    async def receive(self, message: Message) -> None:
        """Send a table that is new or has changed, or say that it is not listed any more."""
        self._noticed_at = time.monotonic()
        game_id: str = message["game_id"]
        load = functools.partial(read, functools.partial(listed_table, game_id))
        await self._show(game_id, await _changes.of(message["id"], load))

    async def catch_up(self) -> None:
        """Send how the tables differ from what the client has."""
        await self._read_blocks()
        now = time.monotonic()
        read_at, listing = await _listings.of(f"{now // SECONDS_A_LISTING_LASTS}", _read_listing)
        if read_at <= self._noticed_at:
            # The client has got newer messages than this listing.
            _, listing = await _read_listing()
        for game_id in {*self._shown, *listing}:
            await self._show(game_id, listing.get(game_id))

    async def mark_present(self) -> Mapping[str, Any]:
        """Note that the user is present."""
        if self.client.user_id is not None:
            mark_online_async(self.client.user_id)
        return {}

    def must_poll(self) -> bool:
        """Return True: no message says that a player has blocked another."""
        return True

    async def _read_blocks(self) -> None:
        if self.client.user_id is not None:
            self._unwelcome = await read(functools.partial(in_blocks_with, self.client.user_id))

    def _is_for_me(self, table: Listed) -> bool:
        return not (table.people & self._unwelcome)

    async def _show(self, game_id: str, table: Listed | None) -> None:
        if table is None or not self._is_for_me(table):
            if self._shown.pop(game_id, None) is not None:
                await self.client.send(gone_message(game_id))
        elif self._shown.get(game_id) != table.face:
            self._shown[game_id] = table.face
            await self.client.send(
                table_message(lobby_table_json(table, user_id=self.client.user_id))
            )


async def _read_listing() -> tuple[float, dict[str, Listed]]:
    """Return the time and all tables, which were read after that time."""
    now = time.monotonic()
    return now, await read(listed_tables)
