"""What is kept no longer, or smaller: logs of old games, guests who never played."""

from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import ProtectedError, Q

from accounts.models import User
from games.play.services.archiving import archive_games

MOST_AT_ONCE = 500


def archive_old_games(*, now: datetime, days: int | None = None) -> int:
    """Archive games that ended so many days ago, by default as many as the setting; how many."""
    kept = timedelta(days=settings.DURAK_ARCHIVE_DAYS if days is None else days)
    return archive_games(before=now - kept)


def forget_guests(*, now: datetime) -> int:
    """Delete the guests who sit and sat at no table and were not here for long; how many."""
    before = now - timedelta(days=settings.DURAK_ARCHIVE_DAYS)
    gone = Q(last_seen_at__lt=before) | Q(last_seen_at=None, date_joined__lt=before)
    guests = User.objects.filter(gone, is_guest=True, seats=None, hosted_games=None)
    return sum(_forget(guest) for guest in guests.order_by("pk")[:MOST_AT_ONCE])


def _forget(guest: User) -> bool:
    """Whether the guest was deleted: something may have come to hold on to them meanwhile."""
    try:
        deleted, _ = User.objects.filter(pk=guest.pk, is_guest=True).delete()
    except ProtectedError:
        return False
    return deleted > 0
