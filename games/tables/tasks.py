"""Celery's tasks of tables; each may run twice."""

from celery import shared_task
from django.utils import timezone

from games.play.time.outages import are_pages_connected
from games.tables.services import deserted
from games.tables.services.hosting import delete_old_kicks


@shared_task(name="tables.close_deserted_tables")
def close_deserted_tables() -> int:
    """Replace absent hosts of open tables, or close their tables; delete old kicks.

    Return the number of tables. No table changes during an outage, nor until all pages have had
    time to connect again.
    """
    now = timezone.now()
    delete_old_kicks(now=now)
    return deserted.close_deserted_tables(now=now) if are_pages_connected(now) else 0
