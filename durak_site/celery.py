"""The Celery application: `celery -A durak_site worker` and `beat` find it here."""

import os

from celery import Celery
from django_structlog.celery.steps import DjangoStructLogInitStep

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "durak_site.settings")

app = Celery("durak")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.steps["worker"].add(DjangoStructLogInitStep)
app.autodiscover_tasks()

# A sweep that could not run before the next one is due is dropped: the next one does its work.
app.conf.beat_schedule = {
    "nudge_bots": {"task": "bots.nudge_bots", "schedule": 2.0, "options": {"expires": 2}},
    "forget_receipts": {
        "task": "games.forget_receipts",
        "schedule": 3600.0,
        "options": {"expires": 3600},
    },
}
