"""What staff decided about people, and whether it holds now."""

from django.db.models import F, Q, QuerySet
from django.utils import timezone

from moderation.models import Sanction, SanctionKind


def active_mute(user_id: int) -> Sanction | None:
    """The mute in force that ends last; None for somebody who may talk."""
    return _last_in_force(user_id, SanctionKind.MUTE)


def active_ban(user_id: int) -> Sanction | None:
    """The ban in force that ends last; None for somebody who may play."""
    return _last_in_force(user_id, SanctionKind.BAN)


def sanctions_of(user_id: int) -> QuerySet[Sanction]:
    """Everything that was ever decided about somebody, the newest first, with appeals."""
    return Sanction.objects.filter(person_id=user_id).select_related("appeal", "by")


def sanctions_to_show(user_id: int) -> list[Sanction]:
    """What somebody should see now: what is in force, and what they have not acknowledged."""
    return [
        sanction
        for sanction in sanctions_of(user_id).filter(lifted_at=None)
        if (is_in_force(sanction) or sanction.acknowledged_at is None)
    ]


def is_over(sanction: Sanction) -> bool:
    """Whether it was lifted, or its time is up; a warning lasts."""
    is_late = sanction.until is not None and sanction.until <= timezone.now()
    return is_late or sanction.lifted_at is not None


def is_in_force(sanction: Sanction) -> bool:
    """Whether a mute or a ban forbids something now."""
    return sanction.kind != SanctionKind.WARNING and not is_over(sanction)


def _last_in_force(user_id: int, kind: SanctionKind) -> Sanction | None:
    running = Q(until=None) | Q(until__gt=timezone.now())
    sanctions = Sanction.objects.filter(running, person_id=user_id, kind=kind, lifted_at=None)
    return sanctions.order_by(F("until").desc(nulls_first=True), "-pk").first()
