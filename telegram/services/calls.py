"""The calls of the Bot API by which the bot writes: texts, pictures of tables, buttons."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote

from django.conf import settings
from django.utils.translation import gettext, override

Button = Mapping[str, Any]
Buttons = Sequence[Sequence[Button]]


class BotCall(NamedTuple):
    """A method of the Bot API, and its parameters."""

    method: str
    parameters: dict[str, Any]


def text_call(chat_id: int, text: str, *, buttons: Buttons = ()) -> BotCall:
    """Return the call that sends a text as it is, without any markup."""
    return BotCall("sendMessage", {"chat_id": chat_id, "text": text, **_keyboard(buttons)})


def picture_call(chat_id: int, text: str, *, game_id: str, buttons: Buttons = ()) -> BotCall:
    """Return the call that sends the picture of a table with a text below."""
    return BotCall(
        "sendPhoto",
        {
            "chat_id": chat_id,
            "photo": picture_of_game(game_id),
            "caption": text,
            **_keyboard(buttons),
        },
    )


def page_button(path: str, language: str, *, text: str = "") -> Button:
    """Return a button that opens a path of the page as a Mini App, in a private chat."""
    with override(language):
        return {"text": text or gettext("Open"), "web_app": {"url": page_at(path)}}


def share_button(query: str, language: str) -> Button:
    """Return a button by which a person sends what the inline query finds to another chat."""
    with override(language):
        return {"text": gettext("Send to a chat"), "switch_inline_query": query}


def start_button(start: str, language: str, *, text: str = "") -> Button:
    """Return a button that opens the Mini App from any chat, by a start parameter."""
    with override(language):
        return {"text": text or gettext("Open"), "url": link_to_start(start)}


def link_to_start(start: str) -> str:
    """Return the link to the Mini App that starts with this parameter."""
    return f"https://t.me/{settings.DURAK_TELEGRAM_BOT}?startapp={quote(start, safe='')}"


def page_at(path: str) -> str:
    """Return the address of a path of the page."""
    return f"{settings.DURAK_PUBLIC_URL}{path}"


def picture_of_game(game_id: str) -> str:
    """Return the address of the picture of a table, which Telegram fetches."""
    return f"{settings.DURAK_PUBLIC_URL}/previews/games/{quote(game_id, safe='')}.png"


def _keyboard(buttons: Buttons) -> dict[str, Any]:
    return {"reply_markup": {"inline_keyboard": [list(row) for row in buttons]}} if buttons else {}
