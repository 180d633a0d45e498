"""The rows of the bot's private chats, and of the messages still to be sent there."""

from django.db import models
from django.utils import timezone

from notifications.models.outgoing import OutgoingMessage


class Chat(models.Model):
    """A private chat in which the bot may write.

    Its id is that of the person at Telegram. Which account is theirs, if any, the identities of
    `accounts` say.
    """

    telegram_id = models.BigIntegerField(primary_key=True)
    language = models.CharField(max_length=2, help_text="The language of Telegram's app.")
    is_blocked = models.BooleanField(
        default=False, help_text="The person has blocked the bot, so that nothing is sent."
    )
    since = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"chat {self.telegram_id}"


class BotMessage(OutgoingMessage):
    """A notification to be sent to a chat."""

    notification = models.OneToOneField(
        "notifications.Notification", on_delete=models.CASCADE, related_name="+"
    )
    chat = models.ForeignKey(Chat, on_delete=models.CASCADE, related_name="messages")

    def __str__(self) -> str:
        return f"{self.notification_id} to {self.chat_id}"
