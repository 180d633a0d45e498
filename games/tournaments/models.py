"""The rows of tournaments: entries, tables with their games, and rules by which they repeat."""

import secrets
from typing import Any

from django.conf import settings
from django.db import models
from django.utils import timezone

from games.play.models import BotLevel, new_game_id
from games.play.models.game import ID_LENGTH

SEED_LENGTH = 16
NAME_LONGEST = 60
DESCRIPTION_LONGEST = 1000


class TournamentKind(models.TextChoices):
    """The way in which players are paired."""

    ARENA = "arena", "arena"
    SWISS = "swiss", "Swiss"
    KNOCKOUT = "knockout", "knock-out"


class TournamentStatus(models.TextChoices):
    """The stage of a tournament."""

    SCHEDULED = "scheduled", "scheduled"
    RUNNING = "running", "running"
    FINISHED = "finished", "finished"
    CANCELLED = "cancelled", "cancelled"


class TournamentAccess(models.TextChoices):
    """The people who may join. Only an open tournament is in the calendar of everybody."""

    OPEN = "open", "everybody"
    LINK = "link", "everybody who has the link"
    PASSWORD = "password", "everybody who knows the password"
    CLUB = "club", "the members of a club"


class EntryStatus(models.TextChoices):
    """The stage of a player's part in a tournament."""

    ACTIVE = "active", "is paired"
    PAUSED = "paused", "is not paired, and may come back"
    OUT = "out", "knocked out"
    LEFT = "left", "left"
    BANNED = "banned", "banned: all results are annulled"


STAYING = (EntryStatus.ACTIVE, EntryStatus.PAUSED)
"""The players who are in the tournament."""


class Repetition(models.TextChoices):
    """The interval at which a tournament repeats."""

    DAILY = "daily", "daily"
    WEEKLY = "weekly", "weekly"


def new_seed() -> bytes:
    """Return a random seed for the lots of a tournament."""
    return secrets.token_bytes(SEED_LENGTH)


class TournamentPlan(models.Model):
    """The rules, length and limits of a tournament; also the template of one that repeats."""

    name = models.CharField(
        max_length=NAME_LONGEST, blank=True, help_text="Empty: a name that follows from the rules."
    )
    kind = models.CharField(max_length=8, choices=TournamentKind.choices)
    preset = models.CharField(max_length=40, blank=True)
    rules: "models.JSONField[Any, Any]" = models.JSONField(
        default=dict, blank=True, help_text="The options that differ from the defaults."
    )
    rules_name = models.CharField(max_length=40, blank=True)
    seats = models.PositiveSmallIntegerField(default=2, help_text="Of each table.")
    clock: "models.JSONField[Any, Any]" = models.JSONField()
    is_rated = models.BooleanField(default=False)
    allows_bots = models.BooleanField(default=False, help_text="Whether bot accounts may join.")
    minutes = models.PositiveSmallIntegerField(
        null=True, blank=True, help_text="The length of an arena."
    )
    rounds = models.PositiveSmallIntegerField(
        null=True, blank=True, help_text="The rounds of a Swiss one."
    )
    wins = models.PositiveSmallIntegerField(
        null=True, blank=True, help_text="The games that win a series of a knock-out."
    )
    least_rating = models.PositiveSmallIntegerField(null=True, blank=True)
    most_rating = models.PositiveSmallIntegerField(null=True, blank=True)

    class Meta:
        abstract = True


class TournamentSchedule(TournamentPlan):
    """A rule by which tournaments of one plan repeat; times are in UTC."""

    every = models.CharField(max_length=6, choices=Repetition.choices)
    weekday = models.PositiveSmallIntegerField(
        null=True, blank=True, help_text="0 is Monday; empty for a daily one."
    )
    at = models.TimeField(help_text="When it begins, in UTC.")
    is_on = models.BooleanField(default=True)

    class Meta:
        constraints = (
            models.CheckConstraint(
                condition=models.Q(every=Repetition.DAILY, weekday=None)
                | models.Q(every=Repetition.WEEKLY, weekday__lte=6),
                name="schedule_has_weekday_if_weekly",
            ),
        )

    def __str__(self) -> str:
        return f"{self.name or self.preset} {self.every} at {self.at}"


class Tournament(TournamentPlan):
    """A tournament; its id is part of its link."""

    id = models.CharField(
        primary_key=True, max_length=ID_LENGTH, default=new_game_id, editable=False
    )
    description = models.CharField(max_length=DESCRIPTION_LONGEST, blank=True)
    status = models.CharField(
        max_length=9, choices=TournamentStatus.choices, default=TournamentStatus.SCHEDULED
    )
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        related_name="+",
        help_text="The user who created it; empty if it repeats by a rule.",
    )
    schedule = models.ForeignKey(
        TournamentSchedule,
        on_delete=models.SET_NULL,
        null=True,
        related_name="tournaments",
        db_index=False,
    )
    access = models.CharField(
        max_length=8, choices=TournamentAccess.choices, default=TournamentAccess.OPEN
    )
    password = models.CharField(max_length=128, blank=True, editable=False)
    club = models.CharField(
        max_length=ID_LENGTH, blank=True, help_text="The id of the club whose members may join."
    )
    fill_level = models.CharField(
        max_length=20,
        choices=BotLevel.choices,
        blank=True,
        help_text="The level of the service's bots that fill tables; empty: none do.",
    )
    has_same_deals = models.BooleanField(
        default=False, help_text="Whether all tables of a Swiss round play the same deal."
    )
    club_notified_at = models.DateTimeField(
        null=True, editable=False, help_text="When the members of its club learnt of it."
    )
    is_hidden = models.BooleanField(
        default=False, db_default=False, help_text="Staff have hidden it: no list shows it."
    )
    is_featured = models.BooleanField(default=False, help_text="Staff recommend it.")
    seed = models.BinaryField(max_length=SEED_LENGTH, default=new_seed, editable=False)
    round = models.PositiveSmallIntegerField(default=0, editable=False)
    created_at = models.DateTimeField(default=timezone.now)
    starts_at = models.DateTimeField()
    started_at = models.DateTimeField(null=True, editable=False)
    ends_at = models.DateTimeField(
        null=True, editable=False, help_text="The time at which an arena stops seating players."
    )
    ended_at = models.DateTimeField(null=True, editable=False)
    next_round_at = models.DateTimeField(null=True, editable=False)
    reminded_at = models.DateTimeField(null=True, editable=False)
    next_at = models.DateTimeField(
        null=True, editable=False, help_text="When the sweep looks at it; empty once it is over."
    )
    has_news = models.BooleanField(
        default=False, editable=False, help_text="Watchers lack the newest results."
    )
    version = models.PositiveIntegerField(
        default=0, editable=False, help_text="Counts the changes that watchers are shown."
    )

    class Meta:
        ordering = ("-starts_at", "-id")
        indexes = (
            models.Index(
                fields=["next_at"],
                condition=models.Q(next_at__isnull=False),
                name="tournament_to_look_at",
            ),
            models.Index(fields=["status", "-starts_at", "-id"], name="tournament_by_status"),
        )
        constraints = (
            models.UniqueConstraint(
                fields=["schedule", "starts_at"],
                condition=models.Q(schedule__isnull=False),
                name="tournament_once_a_date",
            ),
            models.CheckConstraint(
                condition=models.Q(is_rated=False) | models.Q(fill_level="", has_same_deals=False),
                name="tournament_rated_without_house_bots",
            ),
        )

    def __str__(self) -> str:
        return f"{self.pk} ({self.kind}, {self.status})"


class Entry(models.Model):
    """A player's part in a tournament, with the sum of the results."""

    tournament = models.ForeignKey(
        Tournament, on_delete=models.CASCADE, related_name="entries", db_index=False
    )
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    status = models.CharField(max_length=6, choices=EntryStatus.choices, default=EntryStatus.ACTIVE)
    joined_at = models.DateTimeField(default=timezone.now)
    rating = models.PositiveSmallIntegerField(help_text="In the mode, when the player joined.")
    table = models.ForeignKey(
        "TournamentTable",
        on_delete=models.SET_NULL,
        null=True,
        related_name="+",
        db_index=False,
        help_text="The table at which the player plays now.",
    )
    free_since = models.DateTimeField(help_text="Since when the player has no table.")
    seed_number = models.PositiveSmallIntegerField(
        null=True, help_text="The place in the bracket of a knock-out; 0 is the best."
    )
    level = models.PositiveSmallIntegerField(default=0, help_text="The knock-out matches won.")
    score = models.PositiveIntegerField(default=0)
    streak = models.PositiveSmallIntegerField(default=0)
    games = models.PositiveSmallIntegerField(default=0)
    firsts = models.PositiveSmallIntegerField(default=0, help_text="The games won.")
    performance = models.IntegerField(default=0, help_text="It breaks ties; 0 before a game.")

    class Meta:
        ordering = ("-level", "-score", "-performance", "id")
        indexes = (
            models.Index(
                fields=["tournament", "-level", "-score", "-performance", "id"],
                name="entry_by_rank",
            ),
        )
        constraints = (
            models.UniqueConstraint(fields=["tournament", "user"], name="entry_once_a_user"),
        )

    def __str__(self) -> str:
        return f"{self.user_id} in {self.tournament_id} ({self.status})"


class TournamentTable(models.Model):
    """A table of a tournament, which is dealt after it was written, or a bye.

    `round` is 0 in an arena. The tables of a knock-out with the same round and number are a series.
    """

    tournament = models.ForeignKey(
        Tournament, on_delete=models.CASCADE, related_name="tables", db_index=False
    )
    round = models.PositiveSmallIntegerField(default=0)
    number = models.PositiveIntegerField()
    game_number = models.PositiveSmallIntegerField(default=1, help_text="In a series.")
    is_bye = models.BooleanField(default=False)
    game = models.OneToOneField(
        "play.Game", on_delete=models.CASCADE, null=True, related_name="tournament_table"
    )
    made_at = models.DateTimeField(default=timezone.now)
    due_at = models.DateTimeField(help_text="When it is given up, whatever its game does.")
    ended_at = models.DateTimeField(null=True)
    places: "models.JSONField[Any, Any]" = models.JSONField(
        null=True, help_text="The places by seat, of teams if there are some; null: no result."
    )

    class Meta:
        ordering = ("-round", "number", "game_number")
        indexes = (
            models.Index(
                fields=["tournament", "made_at"],
                condition=models.Q(ended_at=None),
                name="tournament_table_running",
            ),
        )
        constraints = (
            models.UniqueConstraint(
                fields=["tournament", "round", "number", "game_number"],
                name="tournament_table_once",
            ),
        )

    def __str__(self) -> str:
        return f"{self.tournament_id} round {self.round} table {self.number}: {self.game_id}"


class TournamentSeat(models.Model):
    """A player's seat at a table of a tournament; other seats are played by bots."""

    table = models.ForeignKey(
        TournamentTable, on_delete=models.CASCADE, related_name="seats", db_index=False
    )
    entry = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    points = models.PositiveSmallIntegerField(
        null=True, help_text="As they count in the score, doubled by a streak."
    )

    class Meta:
        ordering = ("number",)
        constraints = (
            models.UniqueConstraint(fields=["table", "number"], name="tournament_seat_once"),
            models.UniqueConstraint(fields=["table", "entry"], name="tournament_entry_once"),
        )

    def __str__(self) -> str:
        return f"{self.table_id} seat {self.number}: {self.entry_id}"


class RoundDeal(models.Model):
    """The deal that all tables of a round play, and the secret from which their bots draw."""

    tournament = models.ForeignKey(
        Tournament, on_delete=models.CASCADE, related_name="deals", db_index=False
    )
    round = models.PositiveSmallIntegerField()
    pack = models.TextField(help_text="In dealing order.")
    server_seed = models.BinaryField(max_length=32)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["tournament", "round"], name="round_deal_once"),
        )

    def __str__(self) -> str:
        return f"{self.tournament_id} round {self.round}"
