"""Reads of sanctions: the ban or mute in force for a user."""

from django.db.models import F, Q, QuerySet
from django.utils import timezone

from moderation.models import Sanction, SanctionKind


def active_mute(user_id: int) -> Sanction | None:
    """Return the mute in force that ends last; None for a user who may talk."""
    return _last_in_force(user_id, SanctionKind.MUTE)


def active_ban(user_id: int) -> Sanction | None:
    """Return the ban in force that ends last; None for a user who may play."""
    return _last_in_force(user_id, SanctionKind.BAN)


def sanctions_of(user_id: int) -> QuerySet[Sanction]:
    """Return all sanctions that the user ever got, newest first, with appeals."""
    return Sanction.objects.filter(person_id=user_id).select_related("appeal", "by")


def sanctions_to_show(user_id: int) -> list[Sanction]:
    """Return the sanctions to show the user: those in force, and those not acknowledged."""
    return [
        sanction
        for sanction in sanctions_of(user_id).filter(lifted_at=None)
        if (is_in_force(sanction) or sanction.acknowledged_at is None)
    ]


def is_over(sanction: Sanction) -> bool:
    """Return whether the sanction was lifted or has ended; a warning never ends."""
    is_late = sanction.until is not None and sanction.until <= timezone.now()
    return is_late or sanction.lifted_at is not None


def is_in_force(sanction: Sanction) -> bool:
    """Return whether the sanction is a mute or a ban in force."""
    return sanction.kind != SanctionKind.WARNING and not is_over(sanction)


def _last_in_force(user_id: int, kind: SanctionKind) -> Sanction | None:
    running = Q(until=None) | Q(until__gt=timezone.now())
    sanctions = Sanction.objects.filter(running, person_id=user_id, kind=kind, lifted_at=None)
    return sanctions.order_by(F("until").desc(nulls_first=True), "-pk").first()
