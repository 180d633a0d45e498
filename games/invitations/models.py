"""The row of an invitation."""

from django.conf import settings
from django.db import models
from django.utils import timezone


class InvitationStatus(models.TextChoices):
    """The status of an invitation; an expired one is still `pending` in its row."""

    PENDING = "pending", "pending"
    ACCEPTED = "accepted", "accepted"
    DECLINED = "declined", "declined"
    WITHDRAWN = "withdrawn", "withdrawn"


class InvitationDeclineReason(models.TextChoices):
    """The reason why a person or a program declines an invitation."""

    GENERIC = "generic", "no reason given"
    LATER = "later", "not now"
    RULES = "rules", "not by these rules"
    CLOCK = "clock", "not with this clock"
    SEATS = "seats", "not with so many, or so few"
    RATED = "rated", "not for rating"
    CASUAL = "casual", "only for rating"
    NO_BOTS = "no_bots", "not with bots"


class Invitation(models.Model):
    """The request of a person at an open table to an account to sit down there.

    It can be accepted until it expires, and only while the table is open.
    """

    game = models.ForeignKey(
        "play.Game", on_delete=models.CASCADE, related_name="invitations", db_index=False
    )
    inviter = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+"
    )
    invited = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="invitations"
    )
    status = models.CharField(
        max_length=9, choices=InvitationStatus.choices, default=InvitationStatus.PENDING
    )
    reason = models.CharField(max_length=8, choices=InvitationDeclineReason.choices, blank=True)
    at = models.DateTimeField(default=timezone.now)
    expires_at = models.DateTimeField()

    class Meta:
        ordering = ("-at", "-id")
        indexes = (
            models.Index(fields=["game", "at"], name="invitation_by_game"),
            models.Index(fields=["at"], name="invitation_by_age"),
        )
        constraints = (
            models.UniqueConstraint(
                fields=["game", "invited"],
                condition=models.Q(status="pending"),
                name="invitation_pending_once",
            ),
        )

    def __str__(self) -> str:
        return f"{self.inviter_id} invites {self.invited_id} to {self.game_id}"
