"""The row of a seat: its player, whether the player is ready, and its result."""

from django.conf import settings
from django.db import models


class BotLevel(models.TextChoices):
    """The levels of bots; `bots.strategies` has a strategy for each."""

    CHILD = "child", "Child"
    BEGINNER = "beginner", "Beginner"
    LEARNER = "learner", "Learner"
    CASUAL = "casual", "Casual"
    CLEVER = "clever", "Clever"
    MASTER = "master", "Master"


class SeatKind(models.TextChoices):
    """The kinds of occupants of a seat."""

    HUMAN = "human", "human"
    BOT = "bot", "bot"
    OPEN = "open", "open"


PLAYED_BY_BOT = ~models.Q(bot_level="") | models.Q(left_version__isnull=False)
"""The seats on which a bot plays, also in place of a player who left."""


class SeatOutcome(models.TextChoices):
    """The result of a finished game for a seat."""

    WON = "won", "won"
    SAFE = "safe", "neither won nor lost"
    DRAWN = "drawn", "drawn"
    DURAK = "durak", "lost"
    LEFT = "left", "left the game"


class Seat(models.Model):
    """One place at a table, numbered clockwise from 0: a user, a bot, or free.

    `place` and `outcome` follow from the log once the game is over. `game_created_at` and
    `game_finished_at` repeat columns of the game, so that an index can have a person's games in
    order.
    """

    game = models.ForeignKey(
        "play.Game", on_delete=models.CASCADE, related_name="seats", db_index=False
    )
    number = models.PositiveSmallIntegerField()
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.PROTECT,
        null=True,
        related_name="seats",
        db_index=False,
    )
    bot_level = models.CharField(max_length=20, choices=BotLevel.choices, blank=True)
    client_seed = models.CharField(max_length=64, blank=True)
    is_ready = models.BooleanField(
        default=True,
        help_text="Whether the player agreed to what is played, or to the next game.",
    )
    left_version = models.PositiveIntegerField(
        null=True,
        help_text="The game's version at which its player left for good, if they did.",
    )
    place = models.PositiveSmallIntegerField(null=True, editable=False)
    outcome = models.CharField(
        max_length=5, choices=SeatOutcome.choices, blank=True, editable=False
    )

    game_created_at = models.DateTimeField(editable=False)
    game_finished_at = models.DateTimeField(null=True, editable=False)

    class Meta:
        ordering = ("number",)
        indexes = (
            models.Index(
                fields=["user", "-game_created_at", "-game"],
                condition=models.Q(user__isnull=False),
                name="seat_by_creation",
            ),
            models.Index(
                fields=["user", "-game_finished_at", "-game"],
                condition=models.Q(user__isnull=False, game_finished_at__isnull=False),
                name="seat_by_end",
            ),
            models.Index(
                fields=["user"],
                condition=models.Q(user__isnull=False, game_finished_at__isnull=True),
                name="seat_not_finished",
            ),
        )
        constraints = (
            models.UniqueConstraint(fields=["game", "number"], name="seat_number_once_a_game"),
            # Most games are over, and their seats never change: the index needs only the others.
            models.UniqueConstraint(
                fields=["game", "user"],
                condition=models.Q(user__isnull=False, game_finished_at__isnull=True),
                name="seat_user_once_a_game",
            ),
            models.CheckConstraint(
                condition=models.Q(user__isnull=True) | models.Q(bot_level=""),
                name="seat_user_or_bot",
            ),
        )

    def __str__(self) -> str:
        return f"{self.game_id} seat {self.number} ({self.kind})"

    @property
    def is_played_by_bot(self) -> bool:
        """True if a bot plays here, also in place of a player who left."""
        return bool(self.bot_level) or self.left_version is not None

    @property
    def kind(self) -> SeatKind:
        """The kind of occupant."""
        if self.bot_level:
            return SeatKind.BOT
        return SeatKind.OPEN if self.user_id is None else SeatKind.HUMAN
