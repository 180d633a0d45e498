"""Celery's tasks of evaluations; each may run twice. They have the queue of reviews."""

from celery import shared_task
from django.utils import timezone

from bots import commissions
from bots.analysis.making import make_evaluation
from bots.analysis.models import Evaluation
from bots.analysis.reactions import EvaluationAsked
from bots.analysis.services import forget_old


@shared_task(name="analysis.evaluate")
def evaluate(digest: str) -> bool:
    """Judge a position, unless another worker has begun it; whether it was judged."""
    return make_evaluation(digest=digest)


@shared_task(name="analysis.look_after")
def look_after() -> int:
    """Queue the evaluations again that got lost, and delete old ones; return how many were lost."""
    now = timezone.now()
    lost = commissions.look_after(Evaluation.objects.all(), now=now)
    for digest in lost:
        evaluate.apply_async((digest,))
    forget_old(now=now)
    return len(lost)


def queue_evaluation(asked: EvaluationAsked) -> None:
    """Queue an evaluation that was asked for.

    Publishing is not retried, since the caller's request waits for it; a sweep finds lost ones.
    """
    evaluate.apply_async((asked.digest,), retry=False)
