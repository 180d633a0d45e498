"""Health check `/readyz` (readiness), for monitoring and the launcher; see also `liveness.py`."""

import shutil
from collections.abc import Callable, Mapping
from http import HTTPStatus
from threading import Condition

import redis
import structlog
from cachetools import TTLCache, cached
from django.conf import settings
from django.db import DatabaseError, connection, transaction
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from durak_site.configuration.environment import read_environment
from durak_site.server.database.database_url import connection_parameters
from durak_site.server.health.heartbeats import BEAT, working
from web.redis.fail_fast import quick_redis
from web.redis.redis_url import redis_address

NEEDED = ("database", "statements", "redis")
QUEUE_OF = {
    "worker" if queue.name == settings.CELERY_TASK_DEFAULT_QUEUE else queue.name: queue.name
    for queue in settings.CELERY_TASK_QUEUES
}
"""The kinds of workers, each with its own queue."""
MIN_FREE_BYTES = 256 * 2**20
SECONDS_KEPT = 1.0
"""The seconds for which a process keeps the result, however many requests ask for it."""
KEY_OF_TRIAL = "durak:ready"
SECONDS_OF_TRIAL = 60

logger = structlog.get_logger(__name__)
seen: TTLCache[object, Mapping[str, bool]] = TTLCache(1, SECONDS_KEPT)
"""The states of the parts at the last check."""


@never_cache
@require_safe
def readyz(_request: HttpRequest) -> JsonResponse:
    """Answer 200 if this process can serve with database, statements and Redis; else 503.

    The body contains the state of every part; a kind of workers works if its queue has at least
    one. If another part is missing, the status is `degraded`: operators must repair it, and
    removing web processes would make it worse.
    """
    works = parts()
    is_ready = all(works[name] for name in NEEDED)
    status = "unavailable" if not is_ready else "ok" if all(works.values()) else "degraded"
    return JsonResponse(
        {"status": status, "parts": dict(works)},
        status=HTTPStatus.OK if is_ready else HTTPStatus.SERVICE_UNAVAILABLE,
    )


@cached(seen, condition=Condition())
def parts() -> Mapping[str, bool]:
    """Return whether each part works. Callers at the same time share one check."""
    needed = (("database", _database), ("statements", _statements), ("redis", _redis))
    works = {name: _answers(name, check) for name, check in needed}
    kinds, queues = _at_work()
    works |= {name: queue in queues for name, queue in QUEUE_OF.items()}
    return works | {BEAT: BEAT in kinds, "disk": _answers("disk", _disk)}


def _answers(name: str, check: Callable[[], bool]) -> bool:
    try:
        return check()
    except (DatabaseError, redis.RedisError, OSError) as error:
        logger.warning("not_ready", part=name, error=str(error))
        return False


def _database() -> bool:
    """Return whether the database takes writes: a full one or a standby still answers reads.

    On PostgreSQL it adds a page to a temporary table. That needs room on the disks of tables and of
    the journal, and the right TEMPORARY, which roles have by default. SQLite's file is on the disk
    that is checked separately.
    """
    with connection.cursor() as cursor:
        if connection.vendor != "postgresql":
            cursor.execute("SELECT 1")
            return bool(cursor.fetchone() == (1,))
        with transaction.atomic():
            cursor.execute(
                "CREATE TEMPORARY TABLE IF NOT EXISTS durak_ready (x int) ON COMMIT DROP"
            )
            cursor.execute("INSERT INTO durak_ready VALUES (1)")
    return True


def _statements() -> bool:
    """Return whether prepared statements work, which a pooler may prevent."""
    if not read_environment().prepares_statements:
        return True
    from durak_site.server.database.poolers import statements_check  # noqa: PLC0415 - needs PostgreSQL's driver

    with connection.wrap_database_errors:
        return statements_check(connection_parameters(connection.settings_dict))


def _redis() -> bool:
    """Return whether Redis takes writes: a full one or a replica still answers."""
    with redis_address(settings.DURAK_REDIS_URL).client(socket_timeout=1) as client:
        return bool(client.set(KEY_OF_TRIAL, 1, ex=SECONDS_OF_TRIAL))


def _at_work() -> tuple[frozenset[str], frozenset[str]]:
    """Return the kinds of the processes that work, and the queues that workers take from."""
    try:
        parts = list(working(quick_redis()))
    except redis.RedisError as error:
        logger.warning("not_ready", part="workers", error=str(error))
        return frozenset(), frozenset()
    return (
        frozenset(part.kind for part in parts),
        frozenset(queue for part in parts for queue in part.queues),
    )


def _disk() -> bool:
    return shutil.disk_usage(settings.DURAK_DATA_DIR).free >= MIN_FREE_BYTES
