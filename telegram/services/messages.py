"""Messages of the Telegram bot: planned with the notification, sent from the outbox."""

from datetime import datetime, timedelta

from django.db.models import F
from django.utils import timezone

from notifications.kinds import Kind
from notifications.push_texts import shown_notification
from notifications.reactions import TelegramWanted
from notifications.services.outgoing import claim_message, retry_later
from telegram.bot_api import CallOutcome, call
from telegram.models import BotMessage
from telegram.reactions import PlannedMessage, message_planned
from telegram.selectors import open_chat_of
from telegram.services.calls import BotCall, page_button, picture_call, text_call
from telegram.services.chats import block_chat
from telegram.services.proofs import is_on

WITH_PICTURE = frozenset({Kind.INVITATION, Kind.FRIEND_PLAYING, Kind.TOURNAMENT_TABLE})
"""Kinds whose message shows a picture of the table."""


def plan_message(wanted: TelegramWanted) -> None:
    """Plan a message about a notification, in place of an earlier one.

    Nothing is planned for users without an open chat. Call it in the transaction that writes the
    notification.
    """
    chat = open_chat_of(wanted.user_id) if is_on() else None
    if chat is None:
        return
    now = timezone.now()
    BotMessage.objects.filter(notification_id=wanted.notification_id).delete()
    message = BotMessage.objects.create(
        notification_id=wanted.notification_id,
        chat=chat,
        next_at=now + timedelta(seconds=wanted.after),
        expires_at=now + timedelta(seconds=wanted.good_for),
    )
    message_planned.announce(PlannedMessage(message.pk, wanted.after))


def deliver(message_id: int) -> CallOutcome | None:
    """Send one message now; return None if it is not due, or not wanted any more.

    May be called any number of times: the call that claims the row sends.
    """
    message = claim_message(BotMessage.objects.select_related("chat"), message_id)
    if message is None:
        return None
    if message.chat.is_blocked or not is_on():
        message.delete()
        return None
    own = _call_of(message)
    answer = call(own.method, own.parameters)
    match answer.outcome:
        case CallOutcome.DONE | CallOutcome.REFUSED:
            BotMessage.objects.filter(pk=message_id).delete()
        case CallOutcome.BLOCKED:
            block_chat(message.chat_id)
        case CallOutcome.WAIT:
            _wait(message_id, until=timezone.now() + timedelta(seconds=answer.wait))
        case CallOutcome.LATER:
            retry_later(message)
    return answer.outcome


def _wait(message_id: int, *, until: datetime) -> None:
    """Send nothing until then: Telegram counts the calls of the bot, whatever their chats are.

    Being told to wait is no failed attempt.
    """
    BotMessage.objects.filter(pk=message_id).update(attempts=F("attempts") - 1, next_at=until)
    BotMessage.objects.filter(next_at__lt=until).update(next_at=until)


def _call_of(message: BotMessage) -> BotCall:
    notification, chat = message.notification, message.chat
    language = notification.user.language or chat.language
    shown = shown_notification(notification, language)
    text = f"{shown.title}\n{shown.body}"
    buttons = [[page_button(shown.path, language)]]
    if shown.game_id and notification.kind in WITH_PICTURE:
        return picture_call(chat.telegram_id, text, game_id=shown.game_id, buttons=buttons)
    return text_call(chat.telegram_id, text, buttons=buttons)
