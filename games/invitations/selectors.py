"""The invitations to a table, and the invitations to a person."""

from datetime import datetime

from django.db.models import QuerySet

from games.invitations.models import Invitation, InvitationStatus
from games.play.models import Game, GameStatus


def invitations_of(game: Game) -> list[Invitation]:
    """Return the invitations to a table, oldest first."""
    rows = Invitation.objects.filter(game=game).select_related("inviter", "invited", "game")
    return list(rows.order_by("at", "pk"))


def invitations_to(user_id: int, *, now: datetime) -> QuerySet[Invitation]:
    """Return the invitations that a person may still answer, newest first."""
    return (
        Invitation.objects.filter(
            invited_id=user_id,
            status=InvitationStatus.PENDING,
            expires_at__gt=now,
            game__status=GameStatus.OPEN,
        )
        .select_related("inviter", "invited", "game")
        .order_by("-at", "-pk")
    )


def status_of(invitation: Invitation, *, now: datetime) -> str:
    """Return the status of an invitation now: one of `InvitationStatus`, or `"expired"`."""
    is_pending = invitation.status == InvitationStatus.PENDING
    is_over = invitation.expires_at <= now or invitation.game.status != GameStatus.OPEN
    return "expired" if is_pending and is_over else invitation.status
