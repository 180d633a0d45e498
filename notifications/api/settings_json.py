"""The JSON of preferences, and the switches in a request."""

from typing import Any

from django.conf import settings

from notifications.api.bodies import SomeTopics
from notifications.kinds import Channel, Topic
from notifications.models import Preferences
from notifications.selectors.mail_addresses import mail_state_of
from notifications.selectors.preferences import channels_of
from notifications.vapid import public_key_of


def settings_json(row: Preferences) -> dict[str, Any]:
    """Return the preferences as `NotificationSettings`."""
    chosen = channels_of(row)
    key = settings.DURAK_VAPID_KEY
    return {
        "topics": {
            topic.value: {channel.value: channel in chosen[topic] for channel in Channel}
            for topic in Topic
        },
        "invited_by": row.invited_by,
        "push_key": public_key_of(key) if key else None,
        "digest": row.has_digest,
        "mail": mail_state_of(row.user_id),
    }


def switches_of(topics: SomeTopics | None) -> dict[Topic, dict[Channel, bool]]:
    """Return the channels that a request switches on or off, by topic."""
    given = {} if topics is None else topics.model_dump(exclude_none=True)
    return {
        Topic(topic): {Channel(channel): is_on for channel, is_on in channels.items()}
        for topic, channels in given.items()
    }
