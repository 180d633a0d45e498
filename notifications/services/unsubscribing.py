"""Unsubscribe: switch mails off by the link in one of them."""

from django.db import transaction

from accounts.models import User
from notifications.kinds import Channel, Topic
from notifications.models import Preferences
from notifications.services.preferences import change_preferences
from notifications.unsubscribe_links import DIGEST, Subscription


def unsubscribe_from_mails(subscription: Subscription) -> None:
    """Send the user no more mails about this; nothing happens for a user who is gone."""
    with transaction.atomic():
        if not User.objects.filter(pk=subscription.user_id, deleted_at=None).exists():
            return
        if subscription.about == DIGEST:
            Preferences.objects.filter(user_id=subscription.user_id).update(has_digest=False)
        else:
            change_preferences(
                user_id=subscription.user_id,
                channels={Topic(subscription.about): {Channel.MAIL: False}},
                invited_by=None,
            )
