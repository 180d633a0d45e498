"""A table's chat as JSON."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field, RootModel

from accounts.avatars import AvatarName
from accounts.kinds import AnyKind
from accounts.persons import person_json
from games.chat.models import ChatMessage
from games.chat.selectors import ChatRights, Page
from games.play.messages.game import time_json
from games.play.messages.socket import EventsMessage, GameMessage, ViewMessage
from games.play.messages.values import GameId
from games.ratings.messages import RatingsMessage
from web.http.messages import Message
from web.realtime.messages import ErrorMessage, PongMessage, SocketMessageBase, message

PhraseCode = Literal[
    "hello",
    "good_luck",
    "well_played",
    "good_game",
    "thanks",
    "oops",
    "sorry",
    "one_moment",
    "hurry",
    "one_more",
    "have_to_go",
    "bye",
]

ReactionCode = Literal["smile", "laugh", "wow", "sad", "angry", "thumbs_up", "heart", "fire"]

MessageId = Annotated[int, Field(ge=1, description="Rises in the order messages were sent.")]


class Author(Message):
    """The author of a message."""

    id: int
    name: str
    kind: AnyKind
    avatar: AvatarName | None


class ChatMessageSchema(Message, title="ChatMessage"):
    """A message in the chat of a table: a phrase or a reaction by its `code`, or a free `text`."""

    id: MessageId
    series: GameId
    author: Author
    kind: Literal["preset", "reaction", "text"]
    code: PhraseCode | ReactionCode | None
    text: str | None
    at: AwareDatetime


class ChatVoice(Message):
    """The caller's rights: to post anything, phrases and reactions, or nothing; and the reason."""

    may: Literal["write", "say", "read"]
    why: (
        Literal["not_authenticated", "not_your_seat", "chat_closed", "account_needed", "muted"]
        | None
    )
    until: Annotated[
        AwareDatetime | None, Field(description="The end of a mute; null if it has none.")
    ]


class ChatPage(Message):
    """Messages in the order they were sent, as the caller may see them.

    `older`, if there are any, is the `before` that gives the page before this one.
    """

    messages: list[ChatMessageSchema]
    older: MessageId | None
    you: ChatVoice


def messages_json(messages: Sequence[ChatMessage]) -> list[dict[str, Any]]:
    """Return messages with their authors loaded, as `ChatMessageSchema`s."""
    return [message_json(message) for message in messages]


def message_json(message: ChatMessage) -> dict[str, Any]:
    """Return a message with its author loaded, as `ChatMessageSchema`."""
    return {
        "id": message.pk,
        "series": message.series_id,
        "author": person_json(message.author),
        "kind": message.kind,
        "code": message.code or None,
        "text": message.text or None,
        "at": time_json(message.at),
    }


def page_json(page: Page, rights: ChatRights) -> dict[str, Any]:
    """Return a page of a chat with the caller's rights, as `ChatPage`."""
    return {
        "messages": messages_json(page.messages),
        "older": page.older,
        "you": {"may": rights.may.value, "why": rights.why, "until": time_json(rights.until)},
    }


class ChatMessages(SocketMessageBase):
    """New messages of the chat, as the viewer may see them."""

    t: Literal["chat"]
    messages: list[ChatMessageSchema]


AnySocketMessage = Annotated[
    ViewMessage
    | EventsMessage
    | GameMessage
    | RatingsMessage
    | ChatMessages
    | ErrorMessage
    | PongMessage,
    Field(discriminator="t"),
]


class SocketMessage(RootModel[AnySocketMessage]):
    """A message of the server on `/ws/games/{id}`."""


def chat_message(messages: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a `ChatMessages` of messages in their JSON form."""
    return message("chat", messages=messages)
