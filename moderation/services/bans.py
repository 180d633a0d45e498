"""The effects of a ban: sessions end, and the person is taken out of games and queues."""

from datetime import datetime, timedelta

from django.db.models import Q
from django.utils import timezone

from accounts.models import User
from accounts.personal_data import parts
from accounts.services.sessions import end_sessions_of
from moderation.models import Sanction, SanctionKind
from moderation.reactions import person_banned

LATE_REQUESTS = timedelta(minutes=15)
"""A request that began before the ban may sit down after it, so that the sweep enforces bans again
for this long."""


def close_sessions(person: User) -> None:
    """End every session of a banned account; a guest, who couldn't log in again, keeps theirs.

    Open sockets are closed in both cases, once the transaction is durable.
    """
    if not person.is_guest:
        end_sessions_of(person)
    # A socket that misses this message checks for a ban a little later.
    person_banned.announce(person.pk)


def enforce_ban(ban: Sanction) -> None:
    """Take the person out of tables, games and queues; a second call changes nothing."""
    for part in parts():
        part.leave(ban.person)
    Sanction.objects.filter(pk=ban.pk, enforced_at=None).update(enforced_at=timezone.now())


def enforce_bans(*, now: datetime) -> int:
    """Enforce interrupted bans, and the newest ones once more; return their number."""
    due = Q(enforced_at=None) | Q(since__gt=now - LATE_REQUESTS)
    running = Q(until=None) | Q(until__gt=now)
    found = Sanction.objects.filter(due, running, kind=SanctionKind.BAN, lifted_at=None)
    bans = list(found.select_related("person"))
    for ban in bans:
        enforce_ban(ban)
    return len(bans)
