"""The rows of puzzles: the puzzles, who solves them, each one's attempts, and the daily ones."""

import secrets
import string

from django.conf import settings
from django.db import models
from django.utils import timezone

from bots.puzzle_search.themes import Theme
from games.ratings.system import NEW, Skill

ID_ALPHABET = string.digits + string.ascii_letters
ID_LENGTH = 10


def new_puzzle_id() -> str:
    """Return a random id, which is also the puzzle's link."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


class Rated(models.Model):
    """Ratings that attempts change: a puzzle wins against a solver who fails, and the reverse."""

    mean = models.FloatField(default=NEW.mean)
    deviation = models.FloatField(default=NEW.deviation)
    tried = models.PositiveIntegerField(default=0)
    solved = models.PositiveIntegerField(default=0)

    class Meta:
        abstract = True

    @property
    def skill(self) -> Skill:
        """The estimate of how hard the puzzle is, or how good the solver."""
        return Skill(self.mean, self.deviation)


class Puzzle(Rated):
    """A position in which one move alone keeps the win, and the solution that proves it."""

    id = models.CharField(
        primary_key=True, max_length=ID_LENGTH, default=new_puzzle_id, editable=False
    )
    digest = models.CharField(max_length=64, unique=True, help_text="Equal tasks have equal ones.")
    position = models.TextField(help_text="The state in notation, with all hands known.")
    seat = models.PositiveSmallIntegerField(help_text="Whose move is to be found.")
    line = models.JSONField(
        help_text="The moves of both: each as its seat and the command's notation."
    )
    refutations = models.JSONField(
        default=list,
        help_text="For each wrong move its step, and the moves from it on, as in the line.",
    )
    game = models.ForeignKey(
        "play.Game",
        on_delete=models.SET_NULL,
        null=True,
        related_name="puzzles",
        help_text="The game that it is from; empty for one of bots alone.",
    )
    finder = models.PositiveIntegerField(help_text="The version of what found it.")
    made_at = models.DateTimeField(default=timezone.now)

    class Meta:
        indexes = (models.Index(fields=["mean", "id"], name="puzzle_by_rating"),)

    def __str__(self) -> str:
        return f"{self.pk} ({self.mean:.0f})"


class PuzzleTheme(models.Model):
    """A theme of a puzzle."""

    puzzle = models.ForeignKey(
        Puzzle, on_delete=models.CASCADE, related_name="themes", db_index=False
    )
    theme = models.CharField(max_length=20, choices=[(theme, theme) for theme in Theme])

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["puzzle", "theme"], name="puzzle_theme_once"),
        )
        indexes = (models.Index(fields=["theme", "puzzle"], name="puzzle_by_theme"),)

    def __str__(self) -> str:
        return f"{self.puzzle_id} {self.theme}"


class Solver(Rated):
    """A person who solves puzzles: the rating, and the streaks."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        primary_key=True,
        related_name="puzzle_solver",
    )
    streak = models.PositiveIntegerField(default=0, help_text="Solved at once in a row.")
    best_streak = models.PositiveIntegerField(default=0)
    daily_streak = models.PositiveIntegerField(default=0, help_text="Daily ones on days in a row.")
    best_daily_streak = models.PositiveIntegerField(default=0)
    daily_on = models.DateField(null=True, help_text="The last day whose puzzle was solved.")

    def __str__(self) -> str:
        return f"{self.user_id} ({self.mean:.0f})"


class AttemptOutcome(models.TextChoices):
    """The outcome of the first attempt at a puzzle."""

    SOLVED = "solved", "solved"
    FAILED = "failed", "failed"


class Attempt(models.Model):
    """A person's attempts at a puzzle. The first outcome counts; later attempts are for fun.

    `step` is the number of moves of the solution played in the newest attempt, with the rival's.
    """

    puzzle = models.ForeignKey(Puzzle, on_delete=models.CASCADE, related_name="attempts")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="puzzle_attempts",
        db_index=False,  # the constraint's index begins with it
    )
    step = models.PositiveSmallIntegerField(default=0)
    is_over = models.BooleanField(default=False)
    wrong = models.TextField(
        blank=True, help_text="The command that ended the newest attempt, in notation."
    )
    outcome = models.CharField(max_length=6, choices=AttemptOutcome.choices, blank=True)
    rating_change = models.FloatField(null=True, help_text="Of the solver, by the first outcome.")
    began_at = models.DateTimeField(default=timezone.now)
    ended_at = models.DateTimeField(null=True, help_text="When the first outcome was there.")

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["user", "puzzle"], name="puzzle_attempt_once"),
        )

    def __str__(self) -> str:
        return f"{self.user_id} at {self.puzzle_id} ({self.outcome or 'running'})"


class DailyPuzzle(models.Model):
    """The puzzle of a day (UTC)."""

    day = models.DateField(primary_key=True)
    puzzle = models.OneToOneField(Puzzle, on_delete=models.PROTECT, related_name="daily")

    def __str__(self) -> str:
        return f"{self.day} {self.puzzle_id}"


class Search(models.Model):
    """The single row that tells up to where finished games have been looked through."""

    id = models.PositiveSmallIntegerField(primary_key=True, default=1)
    finished_at = models.DateTimeField(null=True)
    game = models.CharField(max_length=ID_LENGTH, blank=True)
    deals = models.PositiveIntegerField(default=0, help_text="How many deals bots have played.")

    class Meta:
        constraints = (
            models.CheckConstraint(condition=models.Q(id=1), name="puzzle_search_is_one"),
        )

    def __str__(self) -> str:
        return f"up to {self.finished_at}, {self.deals} deals"
