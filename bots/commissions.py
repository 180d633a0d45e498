"""Jobs for the judge (reviews, evaluations): one row each, made by a worker, limited by day."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Generic, TypeVar

from django.conf import settings
from django.db import connection, models, transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone

MAX_ATTEMPTS = 3
LOST_AFTER = timedelta(minutes=1)
"""A row that is being made is touched every few seconds; one that is not has lost its worker."""
FORGOTTEN_AFTER = timedelta(minutes=10)
"""A row that waits so long may have lost its message."""
A_DAY = timedelta(hours=24)


class Status(models.TextChoices):
    """The progress of a commission."""

    WAITING = "waiting", "waiting"
    RUNNING = "running", "running"
    DONE = "done", "done"
    # It was tried several times, and each time something went wrong.
    FAILED = "failed", "failed"


class Commission(models.Model):
    """The base of rows that a person asks for and one version of the judge makes.

    When it is asked for again and the judge has changed, the row starts again. `attempts` counts
    the workers that have begun it; only the newest one writes.
    """

    judge = models.PositiveIntegerField(help_text="The version of the judge.")
    status = models.CharField(max_length=7, choices=Status.choices, default=Status.WAITING)
    attempts = models.PositiveSmallIntegerField(default=0)
    done = models.PositiveIntegerField(default=0, help_text="Steps gone so far.")
    total = models.PositiveIntegerField(default=0, help_text="Steps in all; 0: unknown.")
    result = models.JSONField(null=True, help_text="What the judge said, once it is done.")
    asked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="%(class)ss"
    )
    asked_at = models.DateTimeField(default=timezone.now)
    touched_at = models.DateTimeField(
        default=timezone.now, help_text="When it was last queued or went on."
    )

    class Meta:
        abstract = True

    def __str__(self) -> str:
        return f"{self.pk} ({self.status}, judge {self.judge})"

    def is_of(self, judge: int) -> bool:
        """Return whether the result is, or will be, by that version of the judge."""
        return self.judge == judge and self.status != Status.FAILED


C = TypeVar("C", bound=Commission)


class SpentAllowance(Exception):
    """The part of an error: the caller has used up the commissions of a day."""

    def __init__(self, *, limit: int, wait: timedelta) -> None:
        self._wait = wait
        super().__init__(f"You have asked for {limit} of these within a day.")

    @property
    def headers(self) -> dict[str, str]:
        """The time until the next one may be asked for, as a header."""
        return {"Retry-After": str(max(1, int(self._wait.total_seconds())))}


@dataclass(frozen=True, slots=True)
class Allowance:
    """The number of commissions that a person may ask for within a day, and the number left.

    `renewed_at` is the time when the oldest one no longer counts; None while none counts.
    """

    limit: int
    left: int
    renewed_at: datetime | None


def allowance_in(rows: QuerySet[C], user_id: int, *, most_a_day: int, now: datetime) -> Allowance:
    """Return how many of these rows the user may still ask for."""
    asked = rows.filter(asked_by_id=user_id, asked_at__gt=now - A_DAY)
    moments = sorted(asked.values_list("asked_at", flat=True))
    renewed_at = moments[0] + A_DAY if moments else None
    return Allowance(most_a_day, max(0, most_a_day - len(moments)), renewed_at)


class Work(Generic[C]):
    """One worker's attempt at a row, until another worker starts the row again."""

    def __init__(self, row: C, rows: QuerySet[C]) -> None:
        self.row = row
        self._own = rows.filter(
            pk=row.pk, status=Status.RUNNING, attempts=row.attempts, judge=row.judge
        )

    def goes_on(self, done: int, total: int) -> bool:
        """Store the progress; return whether this is still the newest attempt."""
        return bool(self._own.update(done=done, total=total, touched_at=timezone.now()))

    def finish(self, total: int, result: dict[str, Any]) -> bool:
        """Store the result, unless another worker has begun; return whether it was stored."""
        return bool(
            self._own.update(
                status=Status.DONE,
                done=total,
                total=total,
                result=result,
                touched_at=timezone.now(),
            )
        )


def begin(rows: QuerySet[C], key: str) -> Work[C] | None:
    """Return an attempt at the waiting row; None if another worker has begun it."""
    begun = rows.filter(pk=key, status=Status.WAITING).update(
        status=Status.RUNNING, attempts=F("attempts") + 1, done=0, touched_at=timezone.now()
    )
    return Work(rows.get(pk=key), rows) if begun else None


def look_after(rows: QuerySet[C], *, now: datetime) -> list[str]:
    """Reset rows that have lost their worker or message; return the keys to queue.

    A row that was begun too often without a result has failed.
    """
    is_lost = Q(status=Status.RUNNING, touched_at__lt=now - LOST_AFTER) | Q(
        status=Status.WAITING, touched_at__lt=now - FORGOTTEN_AFTER
    )
    with transaction.atomic():
        can_skip = connection.features.has_select_for_update_skip_locked
        lost = list(rows.select_for_update(skip_locked=can_skip).filter(is_lost))
        for row in lost:
            has_failed = row.attempts >= MAX_ATTEMPTS
            row.status = Status.FAILED if has_failed else Status.WAITING
            row.touched_at = now
        rows.bulk_update(lost, ["status", "touched_at"])
    return [str(row.pk) for row in lost if row.status == Status.WAITING]
