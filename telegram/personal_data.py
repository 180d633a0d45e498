"""The personal data that Telegram's room keeps, for exports and deletions."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from telegram.selectors import chats_of
from telegram.services.chats import delete_chat_of


class TelegramOfPerson(PersonalDataPart):
    """The part of Telegram in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Return the bot's chat with the user."""
        kept = list(chats_of(user.pk).values("telegram_id", "language", "is_blocked", "since"))
        yield File("telegram.json", json.dumps(kept, cls=DjangoJSONEncoder, indent=2))

    def leave(self, user: User) -> None:
        """Delete the chat, so that the bot writes nothing more."""
        delete_chat_of(user)

    def erase(self, user: User) -> None:
        """Delete the chat, and what was still to be sent there."""
        delete_chat_of(user)
