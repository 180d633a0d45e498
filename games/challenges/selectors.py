"""Reads of challenges."""

from datetime import datetime

from django.db.models import Q, QuerySet

from games.challenges.models import Challenge, ChallengeStatus, Pairing
from games.play.errors import NotFound


def challenges_of(user_id: int, *, now: datetime) -> QuerySet[Challenge]:
    """Return the challenges to and by the user that wait for an answer, newest first."""
    return (
        Challenge.objects.filter(Q(challenged_id=user_id) | Q(challenger_id=user_id))
        .filter(status=ChallengeStatus.PENDING, expires_at__gt=now)
        .select_related("challenger", "challenged")
        .order_by("-at", "-pk")
    )


def get_challenge(challenge_id: str, *, user_id: int) -> Challenge:
    """Return a challenge to or by the user, in any status; raises NotFound."""
    rows = Challenge.objects.select_related("challenger", "challenged")
    found = rows.filter(pk=challenge_id).first()
    if found is None or user_id not in (found.challenger_id, found.challenged_id):
        raise NotFound("There is no such challenge to you or by you.")
    return found


def status_of(challenge: Challenge, *, now: datetime) -> str:
    """Return the status of a challenge now, one of `ChallengeStatus`."""
    is_over = challenge.status == ChallengeStatus.PENDING and challenge.expires_at <= now
    return ChallengeStatus.EXPIRED if is_over else challenge.status


def pairings_of(organiser_id: int) -> QuerySet[Pairing]:
    """Return the organiser's pairings, newest first (`-made_at, -id`: the order of a cursor)."""
    return Pairing.objects.filter(organiser_id=organiser_id).order_by("-made_at", "-pk")


def get_pairing(pairing_id: str, *, organiser_id: int) -> Pairing:
    """Return a pairing by the organiser, in any status; raises NotFound."""
    found = pairings_of(organiser_id).filter(pk=pairing_id).first()
    if found is None:
        raise NotFound("There is no such pairing of yours.")
    return found
