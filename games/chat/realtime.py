"""The chat on the socket of a table."""

from collections.abc import Collection
from typing import Any

from channels.db import database_sync_to_async

from games.chat.messages import chat_message, messages_json
from games.chat.selectors import (
    guarded_since,
    heard,
    messages_after,
    newest_message_id,
    newest_of_series,
    series_id_of,
)
from games.play.realtime.fanout import tell_group
from games.play.realtime.game import GameConsumer
from games.play.realtime.shares import Share


def chat_group(series_id: str) -> str:
    """The group of all sockets at a table, whichever game of its series they show."""
    return f"chat.{series_id}"


def publish_chat(series_id: str) -> None:
    """Tell every socket at the table, in the background, that something was said; not what."""
    tell_group(chat_group(series_id), {"type": "chat.posted"})


class ChatFollower:
    """Gives each message of a chat once, in order, if its viewer may hear it.

    What makes it listen, a notice or a ping, doesn't matter: it knows what it has heard. What is
    said while a game of the series runs that its viewer may not watch comes when that one is over.
    """

    def __init__(self, series_id: str, user_id: int | None, keys: Collection[str]) -> None:
        self._series_id = series_id
        self._user_id = user_id
        self._keys = keys
        self._heard_up_to = 0

    async def begin(self) -> None:
        """Hear what is said from now on; what was said before is read over REST."""
        look = database_sync_to_async(newest_message_id, thread_sensitive=False)
        self._heard_up_to = await look(self._series_id)

    async def news(self) -> list[dict[str, Any]]:
        """What was said since it last listened."""
        look = database_sync_to_async(self._look, thread_sensitive=False)
        self._heard_up_to, messages = await look()
        return messages

    def _look(self) -> tuple[int, list[dict[str, Any]]]:
        since = self._heard_up_to
        # Mostly nobody has said anything, and it needn't be known which game is the newest.
        if newest_message_id(self._series_id) <= since:
            return since, []
        newest = newest_of_series(self._series_id)
        until = None
        if newest is not None:
            until = guarded_since(newest, user_id=self._user_id, keys=self._keys)
        messages = messages_after(self._series_id, since, until=until)
        if not messages:
            return since, []
        return messages[-1].pk, messages_json(heard(messages, by=self._user_id))


class TableConsumer(GameConsumer):
    """The socket of a table: pushes the game, and what is said there."""

    _chat: ChatFollower

    async def chat_posted(self, _notice: dict[str, Any]) -> None:
        """Somebody said something at the table."""
        if self._is_open:
            await self._tell_chat()

    async def _prepare(self, share: Share) -> None:
        series_id = series_id_of(share.game)
        self._chat = ChatFollower(series_id, self._user_id, self._keys)
        await self._join(chat_group(series_id))
        await self._chat.begin()

    async def _make_good(self) -> None:
        await self._tell_chat()
        await super()._make_good()

    async def _tell_chat(self) -> None:
        messages = await self._chat.news()
        if messages:
            await self._send(chat_message(messages))
