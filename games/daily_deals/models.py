"""The rows of deals of the day (daily challenges), and of attempts."""

from django.conf import settings
from django.db import models
from django.utils import timezone


class DailyDeal(models.Model):
    """The deal of a day (UTC): its pack, and the secret from which its bots draw random bytes.

    All games of the day have both, so that equal play gets equal replies.
    """

    day = models.DateField(primary_key=True)
    rules = models.JSONField(help_text="The options that differ from the defaults.")
    pack = models.TextField(help_text="In dealing order.")
    bots = models.JSONField(
        help_text="The level of each seat but the first, which is the person's."
    )
    server_seed = models.BinaryField(max_length=32)
    opened_at = models.DateTimeField(
        null=True, help_text="When the seals of its games were taken off."
    )

    def __str__(self) -> str:
        return str(self.day)


class DealTry(models.Model):
    """A person's only try at a deal of the day; it has a result once the game is over."""

    deal = models.ForeignKey(DailyDeal, on_delete=models.PROTECT, related_name="tries")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="deal_tries"
    )
    game = models.OneToOneField("play.Game", on_delete=models.CASCADE, related_name="deal_try")
    began_at = models.DateTimeField(default=timezone.now)
    ended_at = models.DateTimeField(null=True, help_text="When its result was written.")
    place = models.PositiveSmallIntegerField(null=True)
    cards_left = models.PositiveSmallIntegerField(null=True, help_text="In the person's hand.")
    has_left = models.BooleanField(
        default=False, help_text="Left before the end, or never came back: behind all others."
    )

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["deal", "user"], name="deal_try_once"),
            models.CheckConstraint(
                condition=models.Q(ended_at=None, place=None, cards_left=None)
                | models.Q(ended_at__isnull=False, place__isnull=False, cards_left__isnull=False),
                name="deal_try_has_result_at_its_end",
            ),
        )
        indexes = (
            models.Index(
                fields=["deal", "has_left", "place", "cards_left", "ended_at"],
                name="deal_try_list",
            ),
            models.Index(
                fields=["began_at"], condition=models.Q(ended_at=None), name="deal_try_running"
            ),
        )

    def __str__(self) -> str:
        return f"{self.deal_id} by {self.user_id}"
