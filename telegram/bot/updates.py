"""The updates that Telegram posts, as far as the bot reads them (Bot API, `Update`)."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

KINDS = ("message", "inline_query", "my_chat_member")
"""The kinds of updates that the bot asks for."""


class Part(BaseModel):
    """A part of an update; other members are left out, since Telegram adds some at any time."""

    model_config = ConfigDict(extra="ignore", frozen=True, populate_by_name=True)


class TelegramUser(Part):
    """The person who has sent something."""

    id: int
    is_bot: bool = False
    language_code: str = ""


class ChatPart(Part):
    """The chat in which something was sent."""

    id: int
    type: str


class TextMessage(Part):
    """A message; without a text it is a picture or the like."""

    chat: ChatPart
    sender: Annotated[TelegramUser | None, Field(alias="from")] = None
    text: str = ""


class InlineQuery(Part):
    """A text behind the bot's name in any chat, for which the bot finds what can be sent."""

    id: str
    sender: Annotated[TelegramUser, Field(alias="from")]
    query: str = ""


class MemberPart(Part):
    """The bot as a member of a chat: `kicked` if a person has blocked it."""

    status: Literal["creator", "administrator", "member", "restricted", "left", "kicked"]


class MemberChange(Part):
    """A person has blocked the bot, or unblocked it."""

    chat: ChatPart
    sender: Annotated[TelegramUser, Field(alias="from")]
    new_chat_member: MemberPart


class BotUpdate(Part):
    """One event; at most one of its members is there."""

    update_id: int
    message: TextMessage | None = None
    inline_query: InlineQuery | None = None
    my_chat_member: MemberChange | None = None
