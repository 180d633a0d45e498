"""Reading evaluations, and the number that a person may still ask for."""

import hashlib
import json
from datetime import datetime

from bots.analysis.errors import EvaluationNotFound
from bots.analysis.models import DIGEST_LENGTH, Evaluation
from bots.commissions import Allowance, allowance_in
from games.engine import GameState, Seat, view_for
from games.engine.wire import view_to_json

MAX_PER_DAY = 200
"""The evaluations that a person may ask for within 24 hours; existing ones are free."""


def digest_of(state: GameState, seat: Seat) -> str:
    """Return the key of the evaluation of this position for this seat.

    It depends only on facts that the seat can know, like the evaluation.
    """
    facts = [state.rules.to_json(), view_to_json(view_for(state, seat))]
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:DIGEST_LENGTH]


def get_evaluation(digest: str) -> Evaluation:
    """Return the evaluation. Raises EvaluationNotFound."""
    row = Evaluation.objects.filter(pk=digest).first()
    if row is None:
        raise EvaluationNotFound("Nobody has asked for this evaluation, or it was long ago.")
    return row


def allowance_of(user_id: int, *, now: datetime) -> Allowance:
    """Return how many evaluations the user may still ask for."""
    return allowance_in(Evaluation.objects.all(), user_id, most_a_day=MAX_PER_DAY, now=now)
