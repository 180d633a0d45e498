"""Data retention of games and guests: archive old logs, delete guests who never played.

The retention of backups is `manage.py keep_backups`.
"""

from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import ProtectedError, Q

from accounts.models import User
from games.play.services.archiving import archive_games

MAX_AT_ONCE = 500


def archive_old_games(*, now: datetime, days: int | None = None) -> int:
    """Archive games that ended `days` ago (default: the setting); return their number."""
    kept = timedelta(days=settings.DURAK_ARCHIVE_DAYS if days is None else days)
    return archive_games(before=now - kept)


def forget_guests(*, now: datetime) -> int:
    """Delete guests who never sat at a table and were long absent; return their number."""
    before = now - timedelta(days=settings.DURAK_ARCHIVE_DAYS)
    gone = Q(last_seen_at__lt=before) | Q(last_seen_at=None, date_joined__lt=before)
    guests = User.objects.filter(gone, is_guest=True, seats=None, hosted_games=None)
    return sum(_forget(guest) for guest in guests.order_by("pk")[:MAX_AT_ONCE])


def _forget(guest: User) -> bool:
    """Return whether the guest was deleted: meanwhile a row may refer to them."""
    try:
        deleted, _ = User.objects.filter(pk=guest.pk, is_guest=True).delete()
    except ProtectedError:
        return False
    return deleted > 0
