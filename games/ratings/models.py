"""The rows of ratings: the book of the games that counted, the ratings, and their changes."""

from django.conf import settings
from django.db import models
from django.utils import timezone

from games.play.models.game import GameMode
from games.play.models.seat import BotLevel


class RatedGameStatus(models.TextChoices):
    """The status of a finished rated game: counted, due or held."""

    APPLIED = "applied", "applied"
    HELD = "held", "held back"
    ANNULLED = "annulled", "annulled"


class RatedGame(models.Model):
    """The one entry of a finished rated game in the book, numbered in the order of counting.

    The book records decisions, as the log of a game records moves; ratings follow from both.
    """

    game = models.OneToOneField(
        "play.Game", on_delete=models.CASCADE, primary_key=True, related_name="rated_game"
    )
    status = models.CharField(max_length=8, choices=RatedGameStatus.choices)
    number = models.PositiveBigIntegerField(
        null=True, unique=True, help_text="The order in which games counted; empty if it does not."
    )
    signs = models.JSONField(default=list, help_text="Why it was held back, if it was.")
    entered_at = models.DateTimeField(default=timezone.now)
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    decided_at = models.DateTimeField(null=True)

    class Meta:
        ordering = ("-entered_at",)
        indexes = (
            models.Index(
                fields=["entered_at"],
                condition=models.Q(status=RatedGameStatus.HELD),
                name="rated_game_held",
            ),
        )
        constraints = (
            models.CheckConstraint(
                condition=models.Q(status=RatedGameStatus.APPLIED, number__isnull=False)
                | (~models.Q(status=RatedGameStatus.APPLIED) & models.Q(number__isnull=True)),
                name="rated_game_numbered_if_applied",
            ),
        )

    def __str__(self) -> str:
        return f"{self.game_id} ({self.status})"


class RatingBook(models.Model):
    """The single row whose lock puts rated games into one order; it has their last number."""

    id = models.PositiveSmallIntegerField(primary_key=True, default=1)
    last_number = models.PositiveBigIntegerField(default=0)

    class Meta:
        constraints = (models.CheckConstraint(condition=models.Q(id=1), name="rating_book_is_one"),)

    def __str__(self) -> str:
        return f"{self.last_number} games"


class RatedPlayer(models.Model):
    """A rated player: an account, or a level of the service's own bots."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, null=True, related_name="%(class)ss"
    )
    bot_level = models.CharField(max_length=20, choices=BotLevel.choices, blank=True)
    mode = models.CharField(max_length=10, choices=GameMode.choices)

    class Meta:
        abstract = True


class Rating(RatedPlayer):
    """An estimate of a player's skill in a mode, over all time or in one season."""

    season = models.CharField(max_length=7, blank=True, help_text="2026-11; empty for all time.")
    mean = models.FloatField()
    deviation = models.FloatField()
    games = models.PositiveIntegerField()
    peak = models.FloatField(null=True, help_text="The best mean that was not provisional.")
    last_game_at = models.DateTimeField()

    class Meta:
        indexes = (
            models.Index(
                fields=["mode", "season", "-mean", "id"],
                condition=models.Q(user__isnull=False),
                name="rating_board",
            ),
        )
        constraints = (
            models.UniqueConstraint(
                fields=["user", "mode", "season"],
                condition=models.Q(user__isnull=False),
                name="rating_once_a_user",
            ),
            models.UniqueConstraint(
                fields=["bot_level", "mode", "season"],
                condition=models.Q(user__isnull=True),
                name="rating_once_a_bot",
            ),
            models.CheckConstraint(
                condition=models.Q(user__isnull=False, bot_level="")
                | (models.Q(user__isnull=True) & ~models.Q(bot_level="")),
                name="rating_user_or_bot",
            ),
        )

    def __str__(self) -> str:
        scope = self.season or "all time"
        return f"{self.user or self.bot_level} {self.mode} {scope}: {self.mean:.0f}"


class RatingChange(RatedPlayer):
    """The change of a player's rating of all time by one game."""

    rated_game = models.ForeignKey(RatedGame, on_delete=models.CASCADE, related_name="changes")
    number = models.PositiveBigIntegerField(help_text="The game's number in the book.")
    at = models.DateTimeField(help_text="When the game ended.")
    mean_before = models.FloatField()
    deviation_before = models.FloatField()
    mean_after = models.FloatField()
    deviation_after = models.FloatField()

    class Meta:
        indexes = (
            models.Index(fields=["user", "mode", "-number"], name="rating_change_of_user"),
            models.Index(fields=["bot_level", "mode", "-number"], name="rating_change_of_bot"),
        )
        constraints = (
            models.UniqueConstraint(
                fields=["rated_game", "user"],
                condition=models.Q(user__isnull=False),
                name="rating_change_once_a_user",
            ),
            models.UniqueConstraint(
                fields=["rated_game", "bot_level"],
                condition=models.Q(user__isnull=True),
                name="rating_change_once_a_bot",
            ),
        )

    def __str__(self) -> str:
        return (
            f"{self.user or self.bot_level} in {self.rated_game_id}: "
            f"{self.mean_before:.0f} to {self.mean_after:.0f}"
        )


class CollusionKind(models.TextChoices):
    """The kind of a sign that two people play for each other; the codes are stable."""

    SPARES = "spares", "throws in less against the other than against everybody else"
    EASY_LEADS = "easy_leads", "leads to the other cards that are easy to beat"
    SAFE_BESIDE = "safe_beside", "is the durak less often where the other sits"
    ONE_ADDRESS = "one_address", "uses one address with the other, and often sits at one table"


class MeasuredGame(models.Model):
    """The acts of a finished game's people towards each other, as the search for collusion reads.

    `counts` has rows of actor, others, behaviour, stratum, chances, and taken chances.
    """

    game = models.OneToOneField(
        "play.Game", on_delete=models.CASCADE, primary_key=True, related_name="measured_game"
    )
    finished_at = models.DateTimeField(db_index=True)
    counts = models.JSONField()

    def __str__(self) -> str:
        return str(self.game_id)


class CollusionRun(models.Model):
    """A search for collusion: one a day, over the measured games of the last months."""

    day = models.DateField(primary_key=True)
    games = models.PositiveIntegerField(default=0)
    tests = models.PositiveIntegerField(default=0)
    found = models.PositiveIntegerField(default=0, help_text="Tests that honest play fails.")

    class Meta:
        ordering = ("-day",)

    def __str__(self) -> str:
        return f"{self.day}: {self.found} of {self.tests}"


class CollusionSign(models.Model):
    """A sign that a player helps another one, for staff to look at; nothing follows from it.

    Without a probability it is no result of a test (one address).
    """

    actor = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="collusion_signs"
    )
    other = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    kind = models.CharField(max_length=11, choices=CollusionKind.choices)
    games_together = models.PositiveIntegerField()
    chances = models.PositiveIntegerField(default=0, help_text="Towards the other.")
    taken = models.PositiveIntegerField(default=0, help_text="Of these.")
    expected = models.FloatField(default=0, help_text="What honest play takes on average.")
    chances_elsewhere = models.PositiveIntegerField(default=0)
    taken_elsewhere = models.PositiveIntegerField(default=0)
    probability = models.FloatField(
        null=True, help_text="That honest play takes so many, or more; below the limit."
    )
    limit = models.FloatField(null=True, help_text="It follows from the number of tests.")
    games = models.JSONField(default=list, help_text="The newest games of both.")
    first_found_at = models.DateTimeField(default=timezone.now)
    found_at = models.DateTimeField(default=timezone.now)
    decided_at = models.DateTimeField(null=True)
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+"
    )
    why = models.CharField(max_length=500, blank=True)

    class Meta:
        ordering = ("probability", "pk")
        constraints = (
            models.UniqueConstraint(
                fields=["actor", "other", "kind"],
                condition=models.Q(decided_at=None),
                name="collusion_sign_open_once",
            ),
        )

    def __str__(self) -> str:
        return f"{self.actor_id} and {self.other_id}: {self.kind}"
