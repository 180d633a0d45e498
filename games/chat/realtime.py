"""The chat on the socket of a table."""

from collections.abc import Collection
from functools import partial
from typing import Any

from games.chat.messages import chat_message, messages_json
from games.chat.selectors import (
    guarded_since,
    messages_after,
    newest_message_id,
    newest_of_series,
    series_id_of,
    visible_messages,
)
from games.play.realtime.base import BAD_REQUEST
from games.play.realtime.game import GameConsumer
from games.play.realtime.requests import Objection, resume_message
from games.play.realtime.shares import Share
from web.database_threads import read
from web.hub import tell_group
from web.json_text import json_text


def chat_group(series_id: str) -> str:
    """The group of all sockets at a table, each of which shows a game of its series."""
    return f"chat.{series_id}"


def publish_chat(series_id: str) -> None:
    """Notify all sockets at the table, in the background, of a message; without its content."""
    tell_group(chat_group(series_id), {"type": "chat.posted"})


class ChatFollower:
    """Reads each new message of a chat once, in order, if its viewer may see it.

    It remembers how far it has read, so that notices and pings may come in any number. Messages
    posted during a game that the viewer may not watch are read when that game is over.
    """

    def __init__(self, series_id: str, user_id: int | None, keys: Collection[str]) -> None:
        self._series_id = series_id
        self._user_id = user_id
        self._keys = keys
        self._read_up_to = 0

    async def begin(self, since: int | None) -> None:
        """Begin after the message with this id; without one skip all that were posted so far."""
        if since is not None:
            self._read_up_to = since
            return
        self._read_up_to = await read(partial(newest_message_id, self._series_id))

    @property
    def read_up_to(self) -> int:
        """The id of the newest message that was read, or skipped; 0 for none."""
        return self._read_up_to

    async def new_messages(self) -> list[dict[str, Any]]:
        """The messages posted since the last call, as `ChatMessage`s."""
        self._read_up_to, messages = await read(self._read)
        return messages

    def _read(self) -> tuple[int, list[dict[str, Any]]]:
        since = self._read_up_to
        # Mostly there is no new message; then the query for the newest game is saved.
        if newest_message_id(self._series_id) <= since:
            return since, []
        newest = newest_of_series(self._series_id)
        until = None
        if newest is not None:
            until = guarded_since(newest, user_id=self._user_id, keys=self._keys)
        messages = messages_after(self._series_id, since, until=until)
        if not messages:
            return since, []
        return messages[-1].pk, messages_json(visible_messages(messages, to=self._user_id))


class TableConsumer(GameConsumer):
    """The socket of a table: pushes the game and its chat."""

    _chat: ChatFollower
    _chat_since: int | None

    @property
    def _mark(self) -> str | None:
        return f"{super()._mark}.{self._chat.read_up_to}"

    async def _begin(self) -> None:
        since = resume_message(self.scope["query_string"])
        if isinstance(since, Objection):
            await self._refuse(BAD_REQUEST, since)
            return
        self._chat_since = since
        await super()._begin()
        if self._is_open and since is not None:
            await self._send_chat()

    async def chat_posted(self, _notice: dict[str, Any]) -> None:
        """Send the new messages after a notice that there are some."""
        if self._is_open:
            await self._send_chat()

    async def _prepare(self, share: Share) -> None:
        series_id = series_id_of(share.game)
        self._chat = ChatFollower(series_id, self._user_id, self._keys)
        await self._join(chat_group(series_id))
        await self._chat.begin(self._chat_since)

    async def _make_good(self) -> None:
        await self._send_chat()
        await super()._make_good()

    async def _send_chat(self) -> None:
        messages = await self._chat.new_messages()
        if messages:
            await self._send_text(json_text(chat_message(messages)), is_mark=True)
