"""Count and time every task and sweep; imported once in each process, when Django is ready."""

import time
from datetime import datetime
from typing import Any

from celery import Task
from celery.signals import before_task_publish, task_postrun, task_prerun

from web.monitoring import metrics

DUE = "durak_due"
"""The header of a queued task with its planned time, in seconds since 1970."""
SUCCESS = "SUCCESS"

_begun: dict[str, float] = {}


@before_task_publish.connect
def _note_due(headers: dict[str, Any] | None = None, **_: Any) -> None:
    if headers is not None:
        eta = headers.get("eta")
        headers.setdefault(
            DUE, time.time() if eta is None else datetime.fromisoformat(eta).timestamp()
        )


@task_prerun.connect
def _note_start(task_id: str, task: Task[Any, Any], **_: Any) -> None:
    _begun[task_id] = time.perf_counter()
    due = task.request.get(DUE)
    if isinstance(due, int | float):
        metrics.task_age.labels(task.name).observe(max(0.0, time.time() - due))


@task_postrun.connect
def _note_end(task_id: str, task: Task[Any, Any], state: str | None = None, **_: Any) -> None:
    begun = _begun.pop(task_id, None)
    if begun is not None:
        seconds = time.perf_counter() - begun
        metrics.tasks.labels(task.name, state or "unknown").observe(seconds)
    if state == SUCCESS:
        metrics.task_ended.labels(task.name).set_to_current_time()
