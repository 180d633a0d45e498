"""The bot that tests of Telegram share, and its Bot API server."""

from collections.abc import Iterator

import pytest
from pytest_django import Settings

from telegram.reactions import message_planned
from tests.support.telegram import BOT, TOKEN, BotApi, bot_api


@pytest.fixture
def bot(settings: Settings) -> str:
    """Return the token of the site's bot, which is switched on."""
    settings.DURAK_TELEGRAM_TOKEN, settings.DURAK_TELEGRAM_BOT = TOKEN, BOT
    settings.DURAK_PUBLIC_URL = "https://durak.example"
    return TOKEN


@pytest.fixture
def api(bot: str, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[BotApi]:
    """Return the Bot API server that the bot calls; nothing is queued for workers."""
    assert bot
    monkeypatch.setattr(message_planned, "_on_commit", {})
    with bot_api() as running:
        settings.DURAK_TELEGRAM_API = running.address
        yield running
