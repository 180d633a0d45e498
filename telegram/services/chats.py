"""Writes of the bot's chats: opened, blocked, deleted."""

from accounts.models import User
from accounts.models.user import Language
from telegram.models import BotMessage, Chat
from telegram.selectors import chats_of


def open_chat(telegram_id: int, *, language_code: str) -> Chat:
    """Let the bot write to the person from now on, also after they had blocked it."""
    chat, _ = Chat.objects.update_or_create(
        telegram_id=telegram_id,
        defaults={"language": language_of_code(language_code), "is_blocked": False},
    )
    return chat


def block_chat(telegram_id: int) -> None:
    """Send nothing more to the person, who has blocked the bot."""
    Chat.objects.filter(telegram_id=telegram_id).update(is_blocked=True)
    BotMessage.objects.filter(chat_id=telegram_id).delete()


def delete_chat_of(user: User) -> None:
    """Delete the chat of an account's owner, and what was still to be sent there."""
    chats_of(user.pk).delete()


def language_of_code(code: str) -> str:
    """Return the language of the page that is nearest to Telegram's code, as in `de-AT`."""
    language = code.partition("-")[0].lower()
    return language if language in Language.values else Language.ENGLISH.value
