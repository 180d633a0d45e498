"""Decisions of staff about signs of collusion."""

from django.db import transaction
from django.utils import timezone

from games.ratings.collusion import decide_sign
from games.ratings.models import CollusionSign
from moderation.models import AuditAction
from moderation.services.audit import record
from moderation.services.places import check_why


def settle_sign(*, sign_id: int, by_id: int, why: str) -> CollusionSign:
    """Note that staff have looked at a sign, and what they think of it, in the audit log too.

    Consequences for a person are decided in the person's case. Raises WhyNeeded, UnknownSign,
    OwnSign.
    """
    check_why(why)
    with transaction.atomic(durable=True):
        sign = decide_sign(sign_id=sign_id, by_id=by_id, why=why, now=timezone.now())
        record(
            by_id=by_id,
            action=AuditAction.SETTLED,
            person_id=sign.actor_id,
            subject=f"{sign.get_kind_display()}: with {sign.other_id}",
            why=why,
        )
    return sign
