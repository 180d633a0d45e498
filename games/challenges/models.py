"""The rows of challenges and pairings."""

from typing import Any

from django.conf import settings
from django.db import models
from django.utils import timezone

from games.play.models import new_game_id

ID_LENGTH = 10
NAME_LENGTH = 80


class ChallengeStatus(models.TextChoices):
    """The status of a challenge; an expired one may still be `pending` in its row."""

    PENDING = "pending", "pending"
    ACCEPTED = "accepted", "accepted"
    DECLINED = "declined", "declined"
    WITHDRAWN = "withdrawn", "withdrawn"
    EXPIRED = "expired", "expired"


class ChallengeDeclineReason(models.TextChoices):
    """The reason why a program declines a challenge."""

    GENERIC = "generic", "no reason given"
    LATER = "later", "not now"
    RULES = "rules", "not by these rules"
    CLOCK = "clock", "not with this clock"
    RATED = "rated", "not for rating"
    CASUAL = "casual", "only for rating"
    NO_BOTS = "no_bots", "not with bots"
    ONLY_BOTS = "only_bots", "only with bots"


class Challenge(models.Model):
    """The request of an account to a bot account to play a game of two.

    Its id is that of the game which accepting it makes.
    """

    id = models.CharField(
        primary_key=True, max_length=ID_LENGTH, default=new_game_id, editable=False
    )
    challenger = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+"
    )
    challenged = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="challenges"
    )
    preset = models.CharField(max_length=40, blank=True)
    rules: "models.JSONField[Any, Any]" = models.JSONField()
    rules_name = models.CharField(max_length=NAME_LENGTH, blank=True)
    clock: "models.JSONField[Any, Any]" = models.JSONField(null=True)
    is_rated = models.BooleanField()
    status = models.CharField(
        max_length=9, choices=ChallengeStatus.choices, default=ChallengeStatus.PENDING
    )
    reason = models.CharField(max_length=9, choices=ChallengeDeclineReason.choices, blank=True)
    at = models.DateTimeField(default=timezone.now)
    expires_at = models.DateTimeField()

    class Meta:
        ordering = ("-at", "-id")
        indexes = (models.Index(fields=["at"], name="challenge_by_age"),)
        constraints = (
            models.UniqueConstraint(
                fields=["challenger", "challenged"],
                condition=models.Q(status="pending"),
                name="challenge_pending_once",
            ),
        )

    def __str__(self) -> str:
        return f"{self.challenger_id} challenges {self.challenged_id}"


class PairingStatus(models.TextChoices):
    """The status of a pairing."""

    SCHEDULED = "scheduled", "scheduled"
    STARTED = "started", "started"
    CANCELLED = "cancelled", "cancelled"


class Pairing(models.Model):
    """Games between bot accounts that an organiser has paired, all of one kind."""

    id = models.CharField(
        primary_key=True, max_length=ID_LENGTH, default=new_game_id, editable=False
    )
    organiser = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+"
    )
    players: "models.JSONField[Any, Any]" = models.JSONField(
        help_text="For each game the ids of its players, by seat."
    )
    game_ids: "models.JSONField[Any, Any]" = models.JSONField(
        default=list, help_text="The games in the same order; null for one that was not made."
    )
    preset = models.CharField(max_length=40, blank=True)
    rules: "models.JSONField[Any, Any]" = models.JSONField()
    rules_name = models.CharField(max_length=NAME_LENGTH, blank=True)
    clock: "models.JSONField[Any, Any]" = models.JSONField(null=True)
    is_rated = models.BooleanField()
    status = models.CharField(
        max_length=9, choices=PairingStatus.choices, default=PairingStatus.SCHEDULED
    )
    answer_seconds = models.PositiveSmallIntegerField()
    answer_by = models.DateTimeField(null=True)
    start_at = models.DateTimeField()
    made_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("-made_at", "-id")
        indexes = (
            models.Index(fields=["organiser", "-made_at", "-id"], name="pairing_of_organiser"),
            models.Index(fields=["status", "start_at"], name="pairing_by_start"),
        )

    def __str__(self) -> str:
        return f"{self.organiser_id} pairs {len(self.players)} games"

    @property
    def known_games(self) -> list[str]:
        """The ids of the games that were made."""
        return [game_id for game_id in self.game_ids if game_id is not None]
