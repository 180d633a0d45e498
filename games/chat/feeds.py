"""The feed of a table's chat: send new messages to sockets in real time."""

import re
from collections.abc import Collection
from functools import partial

from games.chat.messages import chat_message, messages_json
from games.chat.selectors import (
    ReadUpTo,
    guarded_since,
    messages_after,
    newest_message,
    newest_of_series,
    read_up_to,
    series_id_of,
    visible_messages,
)
from games.play.feeds.game import GameFeed
from web.database.threads import read
from web.json_text import json_text
from web.realtime.feeds import NUMBER, Client, Feed, ResumePoint
from web.realtime.groups import Message, publish

CHAT_SINCE = ResumePoint(re.compile("[0-9]{1,18}"), "a number: digits only", NUMBER)
"""The form in which a client says which message it got last."""


def chat_group(series_id: str) -> str:
    """Return the name of the group of all feeds of a table's chat."""
    return f"chat.{series_id}"


def publish_chat(series_id: str) -> None:
    """Notify all sockets of the table of a message, in the background and without its content."""
    publish(chat_group(series_id), {"type": "chat.posted"})


class ChatFeed(Feed):
    """Sends each new message of a chat once, in order, if its viewer may see it.

    It records how far it has read, so that any number of notices and pings may come. Messages that
    are posted during a game that the viewer may not watch are sent after that game.
    """

    __slots__ = ("_game", "_keys", "_read_up_to", "_series_id", "_since")
    name = "chat"

    def __init__(
        self, client: Client, *, game: GameFeed, keys: Collection[str], since: int | None
    ) -> None:
        """Start after the message `since`; without one, after the newest message."""
        super().__init__(client)
        self._game = game
        self._keys = keys
        self._since = since
        self._read_up_to = ReadUpTo(0)

    async def begin(self) -> None:
        """Subscribe to the chat of the game's series."""
        self._series_id = series_id_of(self._game.row)
        await self.client.subscribe(chat_group(self._series_id))
        self._read_up_to = await read(partial(read_up_to, self._series_id, self._since))

    async def greet(self) -> None:
        """Send the messages that were posted after `since`."""
        if self._since is not None:
            await self.catch_up()

    async def receive(self, message: Message) -> None:  # noqa: ARG002 - the notice has no content
        """Send the new messages after a notice."""
        await self.catch_up()

    async def catch_up(self) -> None:
        """Send the messages that the client lacks."""
        messages = await read(self._new_messages)
        if messages:
            await self.client.send_text(json_text(chat_message(messages)), is_mark=True)

    @property
    def place(self) -> str:
        """The id of the newest message that was read, or skipped; 0 for none."""
        return str(self._read_up_to.message_id)

    def _new_messages(self) -> list[Message]:
        known, last = self._read_up_to, newest_message(self._series_id)
        # Mostly there is no new message, so this check saves the query for the newest game.
        if last is None or (
            last.pk <= known.message_id and (known.at is None or last.at <= known.at)
        ):
            return []
        user_id = self.client.user_id
        newest = newest_of_series(self._series_id)
        until = None
        if newest is not None:
            until = guarded_since(newest, user_id=user_id, keys=self._keys)
        messages = messages_after(self._series_id, known, until=until)
        if not messages:
            return []
        self._read_up_to = known.after(messages)
        return messages_json(visible_messages(messages, to=user_id))
