"""Celery's entry points of moderation. Each may run twice."""

from celery import shared_task
from django.utils import timezone

from moderation.services.banned_addresses import forget_addresses
from moderation.services.bans import enforce_bans as enforce
from moderation.services.reports import forget_texts


@shared_task(name="moderation.enforce_bans")
def enforce_bans() -> int:
    """Take banned people out of what goes on, where that was interrupted; how many."""
    return enforce(now=timezone.now())


@shared_task(name="moderation.tidy_up")
def tidy_up() -> None:
    """Delete what is too old to be kept of reports and bans."""
    now = timezone.now()
    forget_texts(now=now)
    forget_addresses(now=now)
