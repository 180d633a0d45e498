"""Gauges set at each scrape by Prometheus: disk, Redis, database, queue lengths.

They need no living worker, and no separate exporter. If a part is unreachable, its gauges are NaN,
which no alert compares, and `durak_part_up` shows the outage.
"""

import math
import shutil
from collections.abc import Callable

import redis
import structlog
from django.conf import settings
from django.db import DatabaseError, connection, connections

from durak_site.server.backups.last_backup import last_backup
from durak_site.server.health.readiness import parts
from web.monitoring import metrics
from web.redis.fail_fast import quick_redis

logger = structlog.get_logger(__name__)


def set_gauges() -> None:
    """Set the gauges to current values. It must not raise: other metrics are served too."""
    for part, works in parts().items():
        metrics.part_up.labels(part).set(int(works))
    _set_part("disk", _disk)
    _set_part("redis", _redis)
    if connection.vendor == "postgresql":
        _set_part("database", _database)
    # Each scrape runs in another thread, which would leave its connection open.
    connections.close_all()


def _set_part(part: str, read: Callable[[], None]) -> None:
    try:
        read()
    except (DatabaseError, redis.RedisError, OSError) as error:
        logger.warning("not_asked", part=part, error=str(error))


def _disk() -> None:
    metrics.disk_free.set(math.nan)
    metrics.disk_free.set(shutil.disk_usage(settings.DURAK_DATA_DIR).free)


def _redis() -> None:
    queues = [queue.name for queue in settings.CELERY_TASK_QUEUES]
    for queue in queues:
        metrics.queued.labels(queue).set(math.nan)
    for number in (metrics.redis_memory, metrics.redis_memory_most, metrics.backup_ended):
        number.set(math.nan)
    client = quick_redis()
    for queue in queues:
        metrics.queued.labels(queue).set(client.llen(queue))
    memory = client.info("memory")
    metrics.redis_memory.set(memory["used_memory"])
    metrics.redis_memory_most.set(memory["maxmemory"])
    metrics.backup_ended.set(last_backup())


def _database() -> None:
    for number in (metrics.database_connections, metrics.database_connections_most):
        number.set(math.nan)
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'), "
            "current_setting('max_connections')::int"
        )
        count, most = cursor.fetchone()
    metrics.database_connections.set(count)
    metrics.database_connections_most.set(most)
