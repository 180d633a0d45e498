"""The personal data that webhooks keep, for exports and deletions."""

import json
from collections.abc import Iterator

from django.core.serializers.json import DjangoJSONEncoder
from django.utils import timezone

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from webhooks.models import Webhook
from webhooks.selectors import webhooks_of
from webhooks.services.managing import change_webhook, delete_webhook


class WebhooksOfPerson(PersonalDataPart):
    """The part of webhooks in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Return the user's webhooks; secrets are left out of a file."""
        columns = ("url", "events", "off_reason", "failing_since", "created_at")
        kept = list(webhooks_of(user.pk).values(*columns))
        yield File("webhooks.json", json.dumps(kept, cls=DjangoJSONEncoder, indent=2))

    def leave(self, user: User) -> None:
        """Switch all webhooks off."""
        for webhook in Webhook.objects.filter(user=user, off_reason=""):
            change_webhook(user_id=user.pk, webhook_id=webhook.pk, is_on=False, now=timezone.now())

    def erase(self, user: User) -> None:
        """Delete all webhooks, with their deliveries."""
        for webhook in Webhook.objects.filter(user=user):
            delete_webhook(user_id=user.pk, webhook_id=webhook.pk)
