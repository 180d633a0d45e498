"""Asking what a position is worth, and deleting what nobody asks about any more."""

from datetime import datetime, timedelta

from django.db import transaction

from bots.analysis.errors import CannotEvaluate, TooManyEvaluations
from bots.analysis.models import Evaluation
from bots.analysis.reactions import EvaluationAsked, evaluation_asked
from bots.analysis.selectors import allowance_of, digest_of
from bots.judging.judge import JUDGE
from bots.kernel.setup import is_modelled
from games.engine import GameState, Seat, legal_offers
from games.engine.notation import write_position

KEPT = timedelta(days=30)


def ask_evaluation(*, state: GameState, seat: Seat, user_id: int, now: datetime) -> Evaluation:
    """Return the evaluation of the position for the seat; start one if there is none.

    Raises CannotEvaluate, and TooManyEvaluations where one has to be started.
    """
    if not is_modelled(state.rules, state.seats):
        raise CannotEvaluate("The judge does not know these rules.")
    if seat >= state.seats or not legal_offers(state, seat):
        raise CannotEvaluate("This seat has nothing to decide.")
    digest = digest_of(state, seat)
    fields = {"judge": JUDGE, "position": write_position(state), "seat": seat}
    with transaction.atomic():
        row, is_new = Evaluation.objects.select_for_update().get_or_create(
            digest=digest, defaults={**fields, "asked_at": now, "touched_at": now}
        )
        if not is_new and row.is_of(JUDGE):
            return row
        allowance = allowance_of(user_id, now=now)
        if not allowance.left:
            wait = (allowance.renewed_at or now) - now
            raise TooManyEvaluations(limit=allowance.limit, wait=wait)
        row = Evaluation(digest=digest, **fields, asked_by_id=user_id)
        row.asked_at = row.touched_at = now
        row.save()
        evaluation_asked.announce(EvaluationAsked(digest))
    return row


def forget_old(*, now: datetime) -> int:
    """Delete the evaluations that were asked for long ago; return their number."""
    deleted, _ = Evaluation.objects.filter(asked_at__lt=now - KEPT).delete()
    return deleted
