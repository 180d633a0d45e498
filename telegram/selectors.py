"""Reads: the chats of accounts, the accounts of people at Telegram."""

from allauth.socialaccount.models import SocialAccount
from django.db.models import QuerySet

from accounts.models import User
from accounts.services.identities import Identity, account_of
from telegram.models import Chat

PROVIDER = "telegram"


def identity_at_telegram(telegram_id: int) -> Identity:
    """Return the identity of the person with this id."""
    return Identity(PROVIDER, str(telegram_id))


def account_at_telegram(telegram_id: int) -> User | None:
    """Return the account that the person logs in to; None if there is none."""
    return account_of(identity_at_telegram(telegram_id))


def telegram_id_of(user_id: int) -> int | None:
    """Return the id at Telegram that is linked to the account; None without one."""
    rows = SocialAccount.objects.filter(user_id=user_id, provider=PROVIDER)
    uid = rows.values_list("uid", flat=True).first()
    return None if uid is None else int(uid)


def chats_of(user_id: int) -> QuerySet[Chat]:
    """Return the chat with the account's owner, if there is one."""
    telegram_id = telegram_id_of(user_id)
    return Chat.objects.filter(pk__in=() if telegram_id is None else (telegram_id,))


def open_chat_of(user_id: int) -> Chat | None:
    """Return the chat in which the bot may write to the account's owner; None without one."""
    return chats_of(user_id).filter(is_blocked=False).first()
