"""The Celery application and its beat schedule (cron): all periodic tasks, with intervals."""

import os
import sys
from typing import Any

from celery import Celery, Task
from celery.signals import (
    celeryd_init,
    task_postrun,
    task_prerun,
    worker_ready,
    worker_shutdown,
)
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.db import close_old_connections
from django_structlog.celery.steps import DjangoStructLogInitStep

from durak_site.configuration.environment import read_environment
from durak_site.server.database.database_url import check_at_start
from durak_site.server.monitoring.metrics_server import serve_metrics
from durak_site.server.waiting_sweeps import end_waiting, seconds_of_waiting
from durak_site.server.worker import prepare_worker, worker_part
from durak_site.server.worker_heartbeat import WorkerHeartbeat, note_ended_worker

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "durak_site.settings")


prepare_worker()

app = Celery("durak")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.steps["worker"].add(DjangoStructLogInitStep)
app.steps["consumer"].add(WorkerHeartbeat)
app.autodiscover_tasks()

SECONDS_BETWEEN = {
    "bots.nudge_bots": 2.0,
    "reviews.look_after": 30.0,
    "analysis.look_after": 30.0,
    "puzzles.make": 60.0,
    "puzzles.choose_daily": 60.0,
    "play.expire_clocks": 1.0,
    "ratings.count_rated_games": 10.0,
    "ratings.measure_games": 120.0,
    "ratings.search_for_collusion": 3600.0,
    "matchmaking.match_players": 2.0,
    "matchmaking.forget_matches": 3600.0,
    "accounts.tidy_up": 3600.0,
    "moderation.tidy_up": 3600.0,
    "moderation.enforce_bans": 60.0,
    "accounts.note_last_seen": 60.0,
    "play.remind_players": 2.0,
    "notifications.deliver_due": 15.0,
    "notifications.deliver_due_mails": 15.0,
    "notifications.tidy_up": 3600.0,
    "webhooks.deliver_due": 5.0,
    "webhooks.tidy_up": 3600.0,
    "telegram.deliver_due": 5.0,
    "telegram.tidy_up": 3600.0,
    "invitations.forget_invitations": 3600.0,
    "challenges.forget_challenges": 3600.0,
    "challenges.start_pairings": 2.0,
    "tables.close_deserted_tables": 60.0,
    "chat.forget_chat": 3600.0,
    "daily_deals.settle": 60.0,
    "duplicates.settle": 60.0,
    "tv.choose_games": 3.0,
    "duplicates.forget_open": 3600.0,
    "tournaments.advance": 1.0,
    "tournaments.settle": 10.0,
    "tournaments.fill_calendar": 600.0,
    "digests.send": 60.0,
    "play.forget_receipts": 3600.0,
    "play.end_abandoned_games": 3600.0,
    "records.archive_games": 3600.0,
    "records.count_broken_games": 60.0,
}
"""The seconds between two runs of each sweep."""

app.conf.beat_scheduler = "durak_site.server.beat_scheduler:SteadyScheduler"
# A sweep that has waited for so long is dropped: the next one does its work.
app.conf.beat_schedule = {
    task: {"task": task, "schedule": seconds, "options": {"expires": seconds_of_waiting(seconds)}}
    for task, seconds in SECONDS_BETWEEN.items()
}


@worker_ready.connect
def _serve_metrics(**_: Any) -> None:
    """Serve metrics once the pool's processes exist, so that they don't inherit the open socket."""
    serve_metrics(read_environment(), worker_part())


@celeryd_init.connect
def _check_at_start(**_: Any) -> None:
    """End the worker with an explanation if its statements can't work.

    Celery would only log another exception of this signal.
    """
    try:
        check_at_start(read_environment())
    except ImproperlyConfigured as error:
        sys.exit(f"Durak can't start: {error}")


@celeryd_init.connect
def _keep_one_connection_a_process(**_: Any) -> None:
    """Use one lasting connection for each worker process, which does one task at a time.

    Celery would close the connection pool, which web processes need, around every task.
    """
    for database in settings.DATABASES.values():
        database.get("OPTIONS", {}).pop("pool", None)
        database["CONN_MAX_AGE"] = None
        database["CONN_HEALTH_CHECKS"] = True


@worker_shutdown.connect
def _note_ended_worker(**_: Any) -> None:
    note_ended_worker(app)


@task_prerun.connect
def _let_beat_queue_the_next(task: Task[Any, Any], **_: Any) -> None:
    """Note that a sweep waits no more."""
    if task.name in SECONDS_BETWEEN:
        end_waiting(task.name)


@task_postrun.connect
def _drop_a_broken_connection(**_: Any) -> None:
    """Close broken connections, as Django does after a request; the next task checks its own."""
    close_old_connections()
