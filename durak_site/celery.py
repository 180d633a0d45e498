"""The Celery application: `celery -A durak_site worker` and `beat` find it here."""

import os
from typing import Any

from celery import Celery
from celery.signals import celeryd_init, task_postrun
from django.conf import settings
from django.db import close_old_connections
from django_structlog.celery.steps import DjangoStructLogInitStep

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "durak_site.settings")

app = Celery("durak")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.steps["worker"].add(DjangoStructLogInitStep)
app.autodiscover_tasks()

# A sweep that could not run before the next one is due is dropped: the next one does its work.
app.conf.beat_schedule = {
    "nudge_bots": {"task": "bots.nudge_bots", "schedule": 2.0, "options": {"expires": 2}},
    "expire_clocks": {"task": "games.expire_clocks", "schedule": 1.0, "options": {"expires": 1}},
    "count_rated_games": {
        "task": "games.count_rated_games",
        "schedule": 10.0,
        "options": {"expires": 10},
    },
    "match_players": {"task": "games.match_players", "schedule": 2.0, "options": {"expires": 2}},
    "forget_matches": {
        "task": "games.forget_matches",
        "schedule": 3600.0,
        "options": {"expires": 3600},
    },
    "tidy_up_accounts": {
        "task": "accounts.tidy_up",
        "schedule": 3600.0,
        "options": {"expires": 3600},
    },
    "enforce_bans": {
        "task": "accounts.enforce_bans",
        "schedule": 60.0,
        "options": {"expires": 60},
    },
    "note_last_seen": {
        "task": "accounts.note_last_seen",
        "schedule": 60.0,
        "options": {"expires": 60},
    },
    "call_players": {"task": "games.call_players", "schedule": 2.0, "options": {"expires": 2}},
    "deliver_pushes": {
        "task": "notifications.deliver_due",
        "schedule": 15.0,
        "options": {"expires": 15},
    },
    "tidy_up_notifications": {
        "task": "notifications.tidy_up",
        "schedule": 3600.0,
        "options": {"expires": 3600},
    },
    "forget_invitations": {
        "task": "games.forget_invitations",
        "schedule": 3600.0,
        "options": {"expires": 3600},
    },
    "close_deserted_tables": {
        "task": "games.close_deserted_tables",
        "schedule": 60.0,
        "options": {"expires": 60},
    },
    "forget_chat": {
        "task": "games.forget_chat",
        "schedule": 3600.0,
        "options": {"expires": 3600},
    },
    "forget_receipts": {
        "task": "games.forget_receipts",
        "schedule": 3600.0,
        "options": {"expires": 3600},
    },
}


@celeryd_init.connect
def _keep_one_connection_a_process(**_: Any) -> None:
    """A worker process does one task at a time on one lasting connection.

    Celery would close the pool that web processes need, and open it again, around every task.
    """
    for database in settings.DATABASES.values():
        database.get("OPTIONS", {}).pop("pool", None)
        database["CONN_MAX_AGE"] = None
        database["CONN_HEALTH_CHECKS"] = True


@task_postrun.connect
def _drop_a_broken_connection(**_: Any) -> None:
    """As Django does at the end of a request; the next task checks the connection it finds."""
    close_old_connections()
