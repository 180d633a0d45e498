"""Celery's tasks of tables; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.play.tasks import _could_be_here
from games.tables.services.deserted import close_deserted_tables as close_deserted
from games.tables.services.hosting import forget_kicks


@shared_task(name="tables.close_deserted_tables")
def close_deserted_tables() -> int:
    """Replace missing hosts of open tables, or close their tables; delete old kicks.

    Returns the number of tables. No table is touched while the service is away, nor until all pages
    have had time to come back.
    """
    now = timezone.now()
    forget_kicks(now=now)
    return close_deserted(now=now) if _could_be_here(now) else 0
