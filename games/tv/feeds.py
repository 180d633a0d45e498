"""The feed of TV: send the channels, and their changes."""

from __future__ import annotations

import functools
import secrets
from typing import TYPE_CHECKING

from games.tv.audience import note_audience
from games.tv.messages import channels_message
from games.tv.selectors import ShownChannel, read_channels
from web.database.threads import read
from web.realtime.feeds import Client, Feed
from web.realtime.groups import publish
from web.realtime.single_flight import Loads
from web.redis.fail_fast import call_redis

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from web.realtime.groups import Message

TV = "tv"

_changes: Loads[list[ShownChannel]] = Loads(most=16)


def publish_channels(_changed: int) -> None:
    """Notify every feed of TV that a channel has changed; each process reads them once."""
    publish(TV, {"type": "tv.changed", "id": secrets.token_hex(8)})


class TvFeed(Feed):
    """Sends the channels to one viewer, who follows the game of one on the game's own feed.

    `_shown` are the faces of the channels that the client has, so that it gets only changes.
    """

    __slots__ = ("_shown",)
    name = "tv"

    def __init__(self, client: Client) -> None:
        super().__init__(client)
        self._shown: list[object] = []

    @property
    def groups(self) -> Sequence[str]:
        """Return the group of TV."""
        return (TV,)

    async def greet(self) -> None:
        """Send the channels."""
        await self.mark_present()
        await self._show(await read(read_channels))

    async def receive(self, message: Message) -> None:
        """Send the channels if one shows another game or other players."""
        load = functools.partial(read, read_channels)
        await self._show(await _changes.of(message["id"], load))

    async def catch_up(self) -> None:
        """Send the channels if the client lacks a change."""
        await self._show(await read(read_channels))

    async def mark_present(self) -> Mapping[str, Any]:
        """Note that somebody watches."""
        await call_redis(note_audience)
        return {}

    def must_poll(self) -> bool:
        """Return False: each change of a channel is published."""
        return False

    async def _show(self, channels: list[ShownChannel]) -> None:
        faces = [channel.face for channel in channels]
        if faces != self._shown:
            self._shown = faces
            await self.client.send(channels_message(channels, user_id=self.client.user_id))
