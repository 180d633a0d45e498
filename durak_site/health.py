"""Readiness, for monitoring and the launcher; `/healthz` is in `durak_site.liveness`."""

import shutil
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any

import redis
import structlog
from django.conf import settings
from django.db import DatabaseError, connection
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from kombu.exceptions import OperationalError

from durak_site.alive import BEAT, is_alive
from durak_site.celery import app
from durak_site.database import connection_parameters
from durak_site.environment import read_environment
from web.quick_redis import quick_redis
from web.redis_address import redis_address

WORKERS_ANSWER_WITHIN_SECONDS = 1.5
NEEDED = ("database", "statements", "redis")
QUEUE_OF = {
    "worker" if queue.name == settings.CELERY_TASK_DEFAULT_QUEUE else queue.name: queue.name
    for queue in settings.CELERY_TASK_QUEUES
}
"""The kinds of workers, each with the queue that is its own."""
LEAST_FREE_BYTES = 256 * 2**20

logger = structlog.get_logger(__name__)


@never_cache
@require_safe
def readyz(_request: HttpRequest) -> JsonResponse:
    """200 if this process can serve, which takes database, its statements and Redis; else 503.

    The body names the state of every part; a kind of workers works if its queue has at least one.
    Where another part is missing the status is `degraded`: that is for operators to mend, and
    taking web processes out would make it worse.
    """
    needed = {"database": _database, "statements": _statements, "redis": _redis}
    parts = {name: _answers(name, needed[name]) for name in NEEDED}
    # Celery asks the workers through Redis, and without Redis would retry for seconds.
    taken = _queues_taken() if parts["redis"] else frozenset()
    parts |= {name: queue in taken for name, queue in QUEUE_OF.items()}
    parts |= {name: _answers(name, check) for name, check in (("beat", _beat), ("disk", _disk))}
    is_ready = all(parts[name] for name in NEEDED)
    status = "unavailable" if not is_ready else "ok" if all(parts.values()) else "degraded"
    return JsonResponse(
        {"status": status, "parts": parts},
        status=HTTPStatus.OK if is_ready else HTTPStatus.SERVICE_UNAVAILABLE,
    )


def _answers(name: str, check: Callable[[], bool]) -> bool:
    try:
        return check()
    except (DatabaseError, redis.RedisError, OperationalError, OSError) as error:
        logger.warning("not_ready", part=name, error=str(error))
        return False


def _database() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
        return bool(cursor.fetchone() == (1,))


def _statements() -> bool:
    """Return whether prepared statements work, which a pooler may not let through."""
    if not read_environment().prepares_statements:
        return True
    from durak_site.poolers import statements_check  # noqa: PLC0415 - needs PostgreSQL's driver

    with connection.wrap_database_errors:
        return statements_check(connection_parameters(connection.settings_dict))


def _redis() -> bool:
    with redis_address(settings.DURAK_REDIS_URL).client(socket_timeout=1) as client:
        return bool(client.ping())


class _AllTaken(Exception):
    """Every queue has a worker, so no further answer is waited for."""


def _queues_taken() -> frozenset[str]:
    """The queues that workers which answer take from."""
    taken: set[str] = set()

    def hear(answer: Mapping[str, Any]) -> None:
        for queues in answer.values():
            taken.update(queue["name"] for queue in queues)
        if taken.issuperset(QUEUE_OF.values()):
            raise _AllTaken

    try:
        app.control.broadcast(
            "active_queues", reply=True, timeout=WORKERS_ANSWER_WITHIN_SECONDS, callback=hear
        )
    except _AllTaken:
        pass
    except (redis.RedisError, OperationalError, OSError) as error:
        logger.warning("not_ready", part="workers", error=str(error))
    return frozenset(taken)


def _beat() -> bool:
    return is_alive(BEAT, quick_redis())


def _disk() -> bool:
    return shutil.disk_usage(settings.DURAK_DATA_DIR).free >= LEAST_FREE_BYTES
