"""Webhook management by owners: create, update, delete, enable again, rotate the secret."""

from collections.abc import Collection
from datetime import datetime, timedelta

from django.db import transaction

from accounts.models import User
from accounts.secrets import decrypt, encrypt
from web.http.preconditions import Precondition, nothing_required
from webhooks.addresses import check_address
from webhooks.errors import TooManyWebhooks, UnknownWebhook
from webhooks.kinds import EventType, OffReason
from webhooks.listeners import invalidate_listeners
from webhooks.models import Webhook
from webhooks.services.switching_off import give_up_waiting
from webhooks.signing import new_secret

MAX_WEBHOOKS = 10
OLD_SECRET_LASTS = timedelta(days=1)


def make_webhook(
    *, user_id: int, url: str, events: Collection[EventType], now: datetime
) -> tuple[Webhook, str]:
    """Make a webhook; return it with its secret. Raises WrongAddress, TooManyWebhooks."""
    check_address(url)
    secret = new_secret()
    with transaction.atomic():
        User.objects.select_for_update(no_key=True).get(pk=user_id)
        if Webhook.objects.filter(user_id=user_id).count() >= MAX_WEBHOOKS:
            raise TooManyWebhooks(f"You have {MAX_WEBHOOKS} webhooks: delete one.")
        webhook = Webhook.objects.create(
            user_id=user_id,
            url=url,
            events=_names(events),
            secret=encrypt(secret),
            created_at=now,
        )
        transaction.on_commit(invalidate_listeners)
    return webhook, secret


def change_webhook(
    *,
    user_id: int,
    webhook_id: int,
    url: str | None = None,
    events: Collection[EventType] | None = None,
    is_on: bool | None = None,
    precondition: Precondition = nothing_required,
    now: datetime,
) -> Webhook:
    """Change the given members of a webhook.

    Switching it on resets the count of failures. Switching it off gives up all waiting events.
    Raises UnknownWebhook, WrongAddress, PreconditionFailed.
    """
    if url is not None:
        check_address(url)
    with transaction.atomic():
        webhook = _locked(user_id, webhook_id)
        precondition()
        webhook.url = webhook.url if url is None else url
        webhook.events = webhook.events if events is None else _names(events)
        if is_on is True and webhook.off_reason:
            webhook.off_reason, webhook.failing_since = "", None
        if is_on is False and not webhook.off_reason:
            webhook.off_reason = OffReason.OWNER
            give_up_waiting(webhook_id, now=now)
        webhook.save(update_fields=["url", "events", "off_reason", "failing_since"])
        transaction.on_commit(invalidate_listeners)
    return webhook


def delete_webhook(*, user_id: int, webhook_id: int) -> None:
    """Delete a webhook with its deliveries. Raises UnknownWebhook."""
    with transaction.atomic():
        deleted, _ = Webhook.objects.filter(user_id=user_id, pk=webhook_id).delete()
        transaction.on_commit(invalidate_listeners)
    if not deleted:
        raise UnknownWebhook("You have no such webhook.")


def renew_secret(*, user_id: int, webhook_id: int, now: datetime) -> tuple[Webhook, str]:
    """Give a webhook a new secret; return both. The former one is valid for a day more.

    Raises UnknownWebhook.
    """
    secret = new_secret()
    with transaction.atomic():
        webhook = _locked(user_id, webhook_id)
        webhook.old_secret, webhook.old_secret_until = webhook.secret, now + OLD_SECRET_LASTS
        webhook.secret = encrypt(secret)
        webhook.save(update_fields=["secret", "old_secret", "old_secret_until"])
    return webhook, secret


def valid_secrets(webhook: Webhook, *, now: datetime) -> list[str]:
    """Return the secrets with which a webhook's events are signed now, the newest first."""
    secrets = [decrypt(webhook.secret)]
    if webhook.old_secret_until is not None and webhook.old_secret_until > now:
        secrets.append(decrypt(webhook.old_secret))
    return secrets


def reencrypt_webhooks() -> int:
    """Encrypt all webhooks' secrets with the newest key; return their number.

    Raises UnreadableSecret; nothing is changed then.
    """
    with transaction.atomic():
        rows = list(Webhook.objects.select_for_update(no_key=True).order_by("pk"))
        for row in rows:
            row.secret = encrypt(decrypt(row.secret))
            row.old_secret = encrypt(decrypt(row.old_secret)) if row.old_secret else ""
            row.save(update_fields=["secret", "old_secret"])
    return len(rows)


def _locked(user_id: int, webhook_id: int) -> Webhook:
    rows = Webhook.objects.select_for_update(no_key=True)
    found = rows.filter(user_id=user_id, pk=webhook_id).first()
    if found is None:
        raise UnknownWebhook("You have no such webhook.")
    return found


def _names(events: Collection[EventType]) -> list[str]:
    return [event.value for event in EventType if event in events]
