"""`manage.py set_up_telegram`: tells Telegram the bot's webhook, its commands and its Mini App."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils.translation import gettext, override

from telegram.bot.commands import DESCRIPTIONS
from telegram.bot.updates import KINDS
from telegram.bot_api import CallOutcome, call
from telegram.services.calls import page_at
from telegram.services.proofs import is_on
from telegram.webhook_secret import webhook_secret

DEFAULT_LANGUAGE = "en"


class Command(BaseCommand):
    """Set up the bot; may be repeated."""

    help = "Tell Telegram the bot's webhook, commands and Mini App, after each change of the token."

    def handle(self, *args: Any, **options: Any) -> None:
        """Make every call of the set-up. Raises CommandError at the first that fails."""
        if not is_on():
            raise CommandError("Set TELEGRAM_BOT_TOKEN and TELEGRAM_BOT_NAME first.")
        if not settings.DURAK_PUBLIC_URL.startswith("https://"):
            raise CommandError("Telegram needs a site with https: see DURAK_PUBLIC_URL.")
        self._call(
            "setWebhook",
            url=page_at("/telegram/webhook"),
            secret_token=webhook_secret(settings.DURAK_TELEGRAM_TOKEN),
            allowed_updates=list(KINDS),
        )
        for language, _name in settings.LANGUAGES:
            with override(language):
                commands = [
                    {"command": name, "description": str(words)}
                    for name, words in DESCRIPTIONS.items()
                ]
                code = {} if language == DEFAULT_LANGUAGE else {"language_code": language}
                self._call("setMyCommands", commands=commands, **code)
        with override(DEFAULT_LANGUAGE):
            button = {"type": "web_app", "text": gettext("Play"), "web_app": {"url": page_at("/")}}
            self._call("setChatMenuButton", menu_button=button)
        self.stdout.write(f"@{settings.DURAK_TELEGRAM_BOT} is set up.")

    def _call(self, method: str, **parameters: Any) -> None:
        answer = call(method, parameters)
        if answer.outcome is not CallOutcome.DONE:
            reason = answer.reason or answer.outcome.value
            raise CommandError(f"{method} failed: {reason}")
