"""The address to which Telegram posts updates.

The reply contains the bot's answer, as a method of the Bot API with its parameters. So answering
needs no call and no retry: Telegram posts an update again until it gets status 200.
"""

import logging
from http import HTTPStatus
from typing import cast

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST
from pydantic import ValidationError

from accounts.models import User
from telegram.bot.commands import answer_command
from telegram.bot.inline import answer_inline
from telegram.bot.updates import BotUpdate, MemberChange, TextMessage
from telegram.selectors import account_at_telegram
from telegram.services.calls import BotCall
from telegram.services.chats import block_chat, language_of_code, open_chat
from telegram.services.proofs import is_on
from telegram.webhook_secret import HEADER, is_webhook_secret
from web.http.languages import Language

log = logging.getLogger(__name__)

PRIVATE = "private"


@csrf_exempt
@require_POST
def updates(request: HttpRequest) -> HttpResponse:
    """Answer an update; 404 without a bot, 403 without the secret that Telegram was given."""
    if not is_on():
        return HttpResponse(status=HTTPStatus.NOT_FOUND)
    given = request.headers.get(HEADER, "")
    if not is_webhook_secret(given, settings.DURAK_TELEGRAM_TOKEN):
        return HttpResponse(status=HTTPStatus.FORBIDDEN)
    try:
        update = BotUpdate.model_validate_json(request.body)
    except ValidationError as error:
        # A new kind of update must not be posted for ever. Its texts belong to people.
        places = [".".join(map(str, each["loc"])) for each in error.errors()]
        log.warning("An update of Telegram is not understood: %s", places)
        return HttpResponse()
    answer = answer_update(update)
    if answer is None:
        return HttpResponse()
    return JsonResponse({"method": answer.method, **answer.parameters})


def answer_update(update: BotUpdate) -> BotCall | None:
    """Do what the update asks for, and return the bot's answer; None if it says nothing."""
    if update.inline_query is not None:
        query = update.inline_query
        user = account_at_telegram(query.sender.id)
        return answer_inline(query, _language(user, query.sender.language_code))
    if update.my_chat_member is not None:
        _note_member(update.my_chat_member)
    elif update.message is not None:
        return _answer_message(update.message)
    return None


def _answer_message(message: TextMessage) -> BotCall | None:
    """Answer in private chats only: in groups the bot is used by inline mode."""
    sender = message.sender
    if message.chat.type != PRIVATE or sender is None or sender.is_bot or not message.text:
        return None
    open_chat(message.chat.id, language_code=sender.language_code)
    user = account_at_telegram(sender.id)
    return answer_command(
        message.text,
        chat_id=message.chat.id,
        user=user,
        language=_language(user, sender.language_code),
    )


def _note_member(change: MemberChange) -> None:
    if change.chat.type != PRIVATE:
        return
    if change.new_chat_member.status == "kicked":
        block_chat(change.chat.id)
    else:
        open_chat(change.chat.id, language_code=change.sender.language_code)


def _language(user: User | None, code: str) -> Language:
    """Return the language of the account, else that of the person's app."""
    language = user.language if user is not None else ""
    return cast("Language", language or language_of_code(code))
