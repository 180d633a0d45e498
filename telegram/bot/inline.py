"""Inline mode: what a person can send to any chat by the bot's name and a text.

An empty text finds the deal of the day. The id of a game, or a link to it, finds the table with its
free seats, or the replay.
"""

import re
from typing import Any

from django.utils.translation import gettext, override

from games.play.errors import NotFound
from games.previews.links import game_preview
from telegram.bot.start_parameters import DAILY, start_of_game, start_of_replay
from telegram.bot.updates import InlineQuery
from telegram.services.calls import BotCall, link_to_start, page_at, picture_of_game, start_button
from web.http.languages import Language

SECONDS_CACHED = 30
"""The seconds for which Telegram may repeat the answer to the same text."""
GAME_ID = re.compile(r"(?:.*/games/)?([0-9A-Za-z]{10})(?:/replay)?/?")


def answer_inline(query: InlineQuery, language: Language) -> BotCall:
    """Return what can be sent, in the language of the sender, since the readers' are unknown."""
    found = GAME_ID.fullmatch(query.query.strip())
    own = [] if found is None else _game(found[1], language)
    return BotCall(
        "answerInlineQuery",
        {
            "inline_query_id": query.id,
            "results": own or [_daily(language)],
            "cache_time": SECONDS_CACHED,
            # Another person gets the answer in another language.
            "is_personal": True,
        },
    )


def _daily(language: Language) -> dict[str, Any]:
    with override(language):
        title = gettext("The deal of the day")
        text = gettext("Everybody gets the same cards. How far do you come?")
        return _article(DAILY, title, text, DAILY, page_at("/previews/durak.png"), language)


def _game(game_id: str, language: Language) -> list[dict[str, Any]]:
    """Return the table or the replay; nothing for an unknown, cancelled or sealed game."""
    try:
        preview = game_preview(game_id, language)
    except NotFound:
        return []
    if preview.is_closed:
        return []
    start = start_of_replay(game_id) if preview.is_replay else start_of_game(game_id)
    picture = picture_of_game(game_id)
    return [_article(game_id, preview.title, preview.description, start, picture, language)]


def _article(
    name: str, title: str, text: str, start: str, picture: str, language: Language
) -> dict[str, Any]:
    return {
        "type": "article",
        "id": name,
        "title": title,
        "description": text,
        "thumbnail_url": picture,
        "input_message_content": {
            "message_text": f"{title}\n{text}\n{link_to_start(start)}",
            "link_preview_options": {
                "url": picture,
                "prefer_large_media": True,
                "show_above_text": True,
            },
        },
        "reply_markup": {"inline_keyboard": [[start_button(start, language)]]},
    }
