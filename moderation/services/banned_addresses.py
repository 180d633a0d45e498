"""Ban evasion: a new account with a banned user's mail address doesn't escape the ban.

Only a keyed hash of the address is kept, and only as long as the ban would have run. It is compared
when a user confirms an address, not when a user types one, so that nobody can find out whose it
was.
"""

from datetime import datetime

from allauth.account.models import EmailAddress
from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django.utils.crypto import salted_hmac

from accounts.models import User
from moderation.models import BannedAddress, Reason, Sanction, SanctionKind
from moderation.selectors.sanctions import active_ban
from moderation.services.sanctions import follow_up, impose, lock_person

SALT = "moderation.banned_address"


def store_banned_addresses(user: User) -> None:
    """Keep hashes of the confirmed addresses of a banned user; do nothing for others."""
    ban = active_ban(user.pk)
    if ban is None:
        return
    for email in EmailAddress.objects.filter(user=user, verified=True):
        values = {"reason": ban.reason, "until": ban.until, "by_id": ban.by_id}
        BannedAddress.objects.update_or_create(pk=digest_of(email.email), defaults=values)


def carry_over_ban(*, user: User, email: str) -> Sanction | None:
    """Ban a user who has just confirmed a banned address; return the sanction, or None."""
    with transaction.atomic():
        person = lock_person(user.pk)
        trace = BannedAddress.objects.filter(pk__in=_digests_of(email)).first()
        if trace is None or person.is_banned or person.is_staff:
            return None
        if trace.until is not None and trace.until <= timezone.now():
            return None
        ban = impose(
            person=person,
            kind=SanctionKind.BAN,
            reason=Reason(trace.reason),
            by_id=trace.by_id,
            until=trace.until,
        )
        transaction.on_commit(lambda: follow_up(ban))
        return ban


def delete_expired_addresses(*, now: datetime) -> int:
    """Delete the hashes of bans that are over; return their number."""
    deleted, _ = BannedAddress.objects.filter(until__lte=now).delete()
    return deleted


def digest_of(email: str) -> str:
    """Return the keyed hash of an address, under the newest key."""
    return _digests_of(email)[0]


def _digests_of(email: str) -> list[str]:
    """Return the keyed hashes of an address, under the newest key and each former one."""
    keys = (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS)
    address = email.strip().lower()
    return [salted_hmac(SALT, address, secret=key, algorithm="sha256").hexdigest() for key in keys]
