"""The bans and mutes in force: is a user banned or muted?"""

from dataclasses import dataclass
from datetime import datetime

from django.utils import timezone

from accounts.models import User
from accounts.models.user import FOR_GOOD
from web.database.prepared_statements import PreparedQuery


@dataclass(frozen=True, slots=True)
class ActiveMute:
    """A mute in force; `until` is None for one without end."""

    until: datetime | None


def is_banned(user_id: int) -> bool:
    """Return whether a ban of the user is in force."""
    return any(user.is_banned for user in _bans(user_id))


_bans = PreparedQuery(
    lambda user_id: User.objects.filter(pk=user_id).order_by().only("banned_until"), -1
)


def mute_of(user_id: int) -> ActiveMute | None:
    """Return the user's mute in force; None for a user who may talk."""
    muted = User.objects.filter(pk=user_id, muted_until__gt=timezone.now())
    until = muted.values_list("muted_until", flat=True).first()
    if until is None:
        return None
    return ActiveMute(None if until == FOR_GOOD else until)
