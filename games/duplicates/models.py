"""The rows of duplicate matches: places, deals, and the game of each deal at each table."""

from typing import Any

from django.conf import settings
from django.db import models
from django.utils import timezone

from games.play.models import BotLevel, new_game_id
from games.play.models.game import ID_LENGTH

TABLES = (1, 2)
MAX_DEALS = 6


class Side(models.TextChoices):
    """The two teams of a match."""

    A = "a", "A"
    B = "b", "B"


class MatchStatus(models.TextChoices):
    """The stage of a match."""

    OPEN = "open", "open"
    RUNNING = "running", "running"
    FINISHED = "finished", "finished"
    CANCELLED = "cancelled", "cancelled"


class DuplicateMatch(models.Model):
    """A match of two sides, each with a player at both tables; its id is part of its link."""

    id = models.CharField(
        primary_key=True, max_length=ID_LENGTH, default=new_game_id, editable=False
    )
    status = models.CharField(max_length=9, choices=MatchStatus.choices, default=MatchStatus.OPEN)
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    preset = models.CharField(max_length=40, blank=True)
    rules: "models.JSONField[Any, Any]" = models.JSONField(
        help_text="The options that differ from the defaults."
    )
    rules_name = models.CharField(max_length=40, blank=True)
    deals = models.PositiveSmallIntegerField()
    bot_level = models.CharField(
        max_length=20, choices=BotLevel.choices, help_text="Of the bots on places nobody takes."
    )
    clock: "models.JSONField[Any, Any]" = models.JSONField(
        null=True, help_text="The time control where two or more people play."
    )
    is_private = models.BooleanField(default=False)
    created_at = models.DateTimeField(default=timezone.now)
    started_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ("-created_at", "-id")
        indexes = (
            models.Index(
                fields=["status", "-created_at", "-id"],
                condition=models.Q(is_private=False),
                name="duplicate_public_by_status",
            ),
            models.Index(
                fields=["created_at"],
                condition=models.Q(status=MatchStatus.OPEN),
                name="duplicate_open",
            ),
        )
        constraints = (
            models.CheckConstraint(
                condition=models.Q(deals__gte=1, deals__lte=MAX_DEALS), name="duplicate_deals"
            ),
        )

    def __str__(self) -> str:
        return f"{self.pk} ({self.status})"


class Place(models.Model):
    """A side's place at a table: a person's, a bot's, or free."""

    match = models.ForeignKey(
        DuplicateMatch, on_delete=models.CASCADE, related_name="places", db_index=False
    )
    side = models.CharField(max_length=1, choices=Side.choices)
    table = models.PositiveSmallIntegerField()
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="+"
    )
    bot_level = models.CharField(max_length=20, choices=BotLevel.choices, blank=True)
    has_left = models.BooleanField(
        default=False, help_text="The person left a game: a bot has the place from the next one."
    )

    class Meta:
        ordering = ("table", "side")
        constraints = (
            models.UniqueConstraint(fields=["match", "side", "table"], name="duplicate_place_once"),
            models.UniqueConstraint(
                fields=["match", "user"],
                condition=models.Q(user__isnull=False),
                name="duplicate_user_once",
            ),
            models.CheckConstraint(
                condition=models.Q(user=None) | models.Q(bot_level=""),
                name="duplicate_place_of_one",
            ),
        )

    def __str__(self) -> str:
        return f"{self.match_id} {self.side} at table {self.table}"


class MatchDeal(models.Model):
    """A deal of a match: its pack, and the secret from which its bots draw random bytes.

    Both tables use both, so that equal play gets equal replies.
    """

    match = models.ForeignKey(
        DuplicateMatch, on_delete=models.CASCADE, related_name="played", db_index=False
    )
    number = models.PositiveSmallIntegerField()
    pack = models.TextField(help_text="In dealing order.")
    server_seed = models.BinaryField(max_length=32)
    ended_at = models.DateTimeField(null=True, help_text="When both games were over.")

    class Meta:
        ordering = ("number",)
        constraints = (
            models.UniqueConstraint(fields=["match", "number"], name="duplicate_deal_once"),
        )

    def __str__(self) -> str:
        return f"{self.match_id} deal {self.number}"


class DealGame(models.Model):
    """The game of a deal at a table; it has a result once it is over."""

    deal = models.ForeignKey(
        MatchDeal, on_delete=models.CASCADE, related_name="games", db_index=False
    )
    table = models.PositiveSmallIntegerField()
    game = models.OneToOneField("play.Game", on_delete=models.CASCADE, related_name="deal_game")
    began_at = models.DateTimeField(default=timezone.now)
    ended_at = models.DateTimeField(null=True)
    points_a = models.PositiveSmallIntegerField(null=True)
    points_b = models.PositiveSmallIntegerField(null=True)
    cards_a = models.PositiveSmallIntegerField(null=True, help_text="Left in the hand of side A.")
    cards_b = models.PositiveSmallIntegerField(null=True, help_text="Left in the hand of side B.")

    class Meta:
        ordering = ("table",)
        indexes = (
            models.Index(
                fields=["began_at"], condition=models.Q(ended_at=None), name="deal_game_running"
            ),
        )
        constraints = (
            models.UniqueConstraint(fields=["deal", "table"], name="deal_game_once"),
            models.CheckConstraint(
                condition=models.Q(
                    ended_at=None, points_a=None, points_b=None, cards_a=None, cards_b=None
                )
                | models.Q(
                    ended_at__isnull=False,
                    points_a__isnull=False,
                    points_b__isnull=False,
                    cards_a__isnull=False,
                    cards_b__isnull=False,
                ),
                name="deal_game_has_result_at_its_end",
            ),
        )

    def __str__(self) -> str:
        return f"{self.deal_id} at table {self.table}: {self.game_id}"
