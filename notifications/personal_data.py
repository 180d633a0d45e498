"""The personal data that notifications keep, for exports and deletions."""

import json
from collections.abc import Iterator
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Q

from accounts.models import User
from accounts.personal_data import File, PersonalDataPart
from notifications.models import Notification, Preferences, PushSubscription, ReportedAddress
from notifications.selectors.preferences import channels_of, preferences_of


class NotificationsOfPerson(PersonalDataPart):
    """The part of notifications in exports and deletions."""

    def files(self, user: User) -> Iterator[File]:
        """Return the user's notifications of the last month, choices, and browsers with pushes."""
        yield File("notifications.json", json.dumps(_kept(user), cls=DjangoJSONEncoder, indent=2))

    def leave(self, user: User) -> None:
        """Remove all browsers, so that none gets a push any more."""
        PushSubscription.objects.filter(user=user).delete()

    def erase(self, user: User) -> None:
        """Delete notifications to and about the user, and the user's choices."""
        Notification.objects.filter(Q(user=user) | Q(about=user)).delete()
        Preferences.objects.filter(user=user).delete()


def _kept(user: User) -> dict[str, Any]:
    preferences = preferences_of(user.pk)
    return {
        "notifications": list(
            Notification.objects.filter(user=user)
            .order_by("at")
            .values("kind", "game_id", "about__name", "data", "at", "read_at")
        ),
        "channels": {
            topic: sorted(channels) for topic, channels in channels_of(preferences).items()
        },
        "invited_by": preferences.invited_by,
        "digest": preferences.has_digest,
        "reported_addresses": list(
            ReportedAddress.objects.filter(address__user=user).values(
                *("address__email", "bounced_at", "stopped_at", "reason", "resumed_at")
            )
        ),
        # Endpoint and keys are secrets of the browser, so they are left out of a file.
        "push_browsers": list(
            PushSubscription.objects.filter(user=user).values("since", "seen_at")
        ),
    }
