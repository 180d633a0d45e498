"""Online bots: the bot accounts that are connected and can be challenged."""

from datetime import datetime, timedelta

from django.db.models import Q

from accounts.models import User
from games.ratings.models import Rating
from games.ratings.system import ALL_TIME
from web.realtime.presence import online_users

LATELY = timedelta(days=1)
"""Accounts that were not seen for so long are left out."""
MAX_LOOKED_AT = 2000
MAX_LISTED = 500


def online_bots(*, now: datetime) -> list[User]:
    """Return the bot accounts that are here now, by name, at most `MAX_LISTED`."""
    bots = User.objects.filter(is_bot=True, is_active=True).filter(
        Q(last_seen_at__gte=now - LATELY) | Q(date_joined__gte=now - LATELY)
    )
    ids = list(bots.order_by("-last_seen_at", "pk").values_list("pk", flat=True)[:MAX_LOOKED_AT])
    here = online_users(ids) or set()
    return list(User.objects.filter(pk__in=here).order_by("name_key")[:MAX_LISTED])


def ratings_of(bots: list[User]) -> dict[int, list[Rating]]:
    """Return the ratings of all time of these accounts, by mode."""
    rows = Rating.objects.filter(user__in=bots, season=ALL_TIME).order_by("mode")
    found: dict[int, list[Rating]] = {}
    for row in rows:
        if row.user_id is not None:
            found.setdefault(row.user_id, []).append(row)
    return found
