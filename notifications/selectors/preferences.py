"""Notification preferences (settings): which channels a user wants for a topic."""

from collections.abc import Iterable

from notifications.kinds import DEFAULTS, Channel, Topic
from notifications.models import InvitedBy, Preferences

Choice = dict[Topic, frozenset[Channel]]


def preferences_of(user_id: int) -> Preferences:
    """Return the user's preferences; a new row, not saved, for a user who chose nothing yet."""
    found = Preferences.objects.filter(user_id=user_id).first()
    return found or Preferences(user_id=user_id)


def channels_of(preferences: Preferences) -> Choice:
    """Return the chosen or default channels of every topic."""
    chosen = preferences.channels
    return {
        topic: frozenset(map(Channel, chosen[topic])) if topic in chosen else DEFAULTS[topic]
        for topic in Topic
    }


def channels_for(user_ids: Iterable[int], topic: Topic) -> dict[int, frozenset[Channel]]:
    """Return the channels of one topic for each of the users, by id."""
    ids = tuple(user_ids)
    rows = {row.user_id: row for row in Preferences.objects.filter(user_id__in=ids)}
    return {
        user_id: channels_of(rows[user_id])[topic] if user_id in rows else DEFAULTS[topic]
        for user_id in ids
    }


def invited_by(user_id: int) -> InvitedBy:
    """Return the players who may invite the user."""
    return InvitedBy(preferences_of(user_id).invited_by)
