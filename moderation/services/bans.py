"""What a ban does at once: doors close, and the person is taken out of whatever goes on."""

from datetime import datetime, timedelta

from django.db.models import Q
from django.utils import timezone

from accounts.models import User
from accounts.personal_data import parts
from accounts.services.sessions import end_sessions_of
from moderation.models import Sanction, SanctionKind
from moderation.reactions import person_banned

LATECOMERS = timedelta(minutes=15)
"""A request that was let in before the ban may sit down after it; the sweep looks once more."""


def close_doors(person: User) -> None:
    """Every session of an account is over; a guest, who could not come back, keeps theirs.

    What they had open is closed either way, once the transaction is durable.
    """
    if not person.is_guest:
        end_sessions_of(person)
    # Whoever fails to hear of it finds out by itself a little later.
    person_banned.announce(person.pk)


def enforce_ban(ban: Sanction) -> None:
    """The person leaves tables, games and queues; may be done again, and does no harm then."""
    for part in parts():
        part.leave(ban.person)
    Sanction.objects.filter(pk=ban.pk, enforced_at=None).update(enforced_at=timezone.now())


def enforce_bans(*, now: datetime) -> int:
    """Enforce the bans where that was interrupted, and the newest ones once more; how many."""
    due = Q(enforced_at=None) | Q(since__gt=now - LATECOMERS)
    running = Q(until=None) | Q(until__gt=now)
    found = Sanction.objects.filter(due, running, kind=SanctionKind.BAN, lifted_at=None)
    bans = list(found.select_related("person"))
    for ban in bans:
        enforce_ban(ban)
    return len(bans)
