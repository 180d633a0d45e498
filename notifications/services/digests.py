"""Writing down which week's digest a user was sent."""

from datetime import date, datetime
from typing import NamedTuple

from django.db.models import Q

from notifications.models import Preferences
from notifications.selectors.digests import week_of


class DigestClaim(NamedTuple):
    """The right to send a user the digest of a week, and the week before it."""

    user_id: int
    week: date
    before: date | None


def claim_digest(user_id: int, *, now: datetime) -> DigestClaim | None:
    """Write down that the user gets this week's digest; None if it was written down before.

    Among simultaneous callers one gets the claim.
    """
    week = week_of(now)
    row = Preferences.objects.filter(user_id=user_id, has_digest=True).first()
    if row is None:
        return None
    lacking = Preferences.objects.filter(
        Q(digest_week=None) | Q(digest_week__lt=week), user_id=user_id, has_digest=True
    )
    if not lacking.update(digest_week=week):
        return None
    return DigestClaim(user_id, week, row.digest_week)


def release_digest(claim: DigestClaim) -> None:
    """Take the claim back, because nothing was sent."""
    rows = Preferences.objects.filter(user_id=claim.user_id, digest_week=claim.week)
    rows.update(digest_week=claim.before)
