"""The Celery tasks of moderation. Each may run twice without harm."""

from celery import shared_task
from django.utils import timezone

from games.clubs.services.moderating import delete_closed_clubs
from moderation.services.banned_addresses import delete_expired_addresses
from moderation.services.bans import enforce_bans as enforce
from moderation.services.reports import empty_old_texts


@shared_task(name="moderation.enforce_bans")
def enforce_bans() -> int:
    """Take banned users out of games, where that was interrupted; return the number of bans."""
    return enforce(now=timezone.now())


@shared_task(name="moderation.tidy_up")
def tidy_up() -> None:
    """Delete texts of reports, addresses of bans and closed clubs that are too old."""
    now = timezone.now()
    empty_old_texts(now=now)
    delete_expired_addresses(now=now)
    delete_closed_clubs(now=now)
