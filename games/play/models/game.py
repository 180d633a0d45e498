"""The row of a game: its terms, its secret seed, and the summary of its log."""

import secrets
import string
from collections.abc import Sequence
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models
from django.utils import timezone

if TYPE_CHECKING:
    from games.play.models.seat import Seat

ID_ALPHABET = string.digits + string.ascii_letters
ID_LENGTH = 10


def new_game_id() -> str:
    """Return a random game id of ten characters, which is also the game's invitation link."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


class GameStatus(models.TextChoices):
    """The stage of a game."""

    OPEN = "open", "open"
    # Paired players have their seats; the cards are dealt once all of them have answered.
    STARTING = "starting", "starting"
    ACTIVE = "active", "active"
    FINISHED = "finished", "finished"
    CANCELLED = "cancelled", "cancelled"


class GameMode(models.TextChoices):
    """The modes with separate ratings (`games.ratings.system.Mode`)."""

    DUEL = "duel", "duel"
    TABLE = "table", "table"
    TRANSFER = "transfer", "transfer"
    PARTNERS = "partners", "partners"


class Game(models.Model):
    """One game. The columns from `version` to `is_rating_due` are derived from the log."""

    _held_seats: Sequence["Seat"] | None = None

    id = models.CharField(
        primary_key=True, max_length=ID_LENGTH, default=new_game_id, editable=False
    )
    status = models.CharField(max_length=9, choices=GameStatus.choices, default=GameStatus.OPEN)
    preset = models.CharField(max_length=40, blank=True)
    rules = models.JSONField(help_text="The options that differ from the defaults.")
    rules_name = models.CharField(
        max_length=40,
        blank=True,
        editable=False,
        help_text="The name of the saved rule set with which the table was opened.",
    )
    # An account that has sat at a table is scrubbed, never deleted: games stay whole.
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.PROTECT,
        related_name="hosted_games",
        db_index=False,
    )
    is_private = models.BooleanField(default=False)
    is_rated = models.BooleanField(default=False)
    aids = models.BooleanField(
        default=False,
        help_text="Whether players are shown what they could remember: cards seen and discarded.",
    )
    lesson = models.CharField(
        max_length=20,
        blank=True,
        editable=False,
        help_text="The lesson that is played; such a game counts nowhere.",
    )
    fixed_pack = models.TextField(
        blank=True,
        editable=False,
        help_text="The pack of a lesson or a deal of the day; empty where the seeds shuffle it.",
    )
    duplicate = models.CharField(
        max_length=ID_LENGTH,
        blank=True,
        editable=False,
        db_default="",
        help_text="The id of the duplicate match, if this game plays one of its deals.",
    )
    tournament = models.CharField(
        max_length=ID_LENGTH,
        blank=True,
        editable=False,
        db_default="",
        help_text="The id of the tournament, if this game is played in one.",
    )
    is_sealed = models.BooleanField(
        default=False,
        editable=False,
        db_default=False,
        help_text="Only its own players may read it: its cards are still played elsewhere.",
    )
    has_only_programs = models.BooleanField(
        default=False,
        editable=False,
        help_text="All players but the service's bots are bot accounts: these bots play at once.",
    )
    password = models.CharField(
        max_length=128,
        blank=True,
        editable=False,
        help_text="The hash of a private table's password; empty without one.",
    )
    terms = models.PositiveIntegerField(
        default=1,
        editable=False,
        help_text="The number of the newest terms; a player who sits down agrees to these.",
    )
    host_missed = models.PositiveSmallIntegerField(
        default=0,
        editable=False,
        help_text="How many sweeps in a row have found the host of the open table absent.",
    )
    mode = models.CharField(max_length=10, choices=GameMode.choices)
    clock = models.JSONField(
        null=True, editable=False, help_text="The time control; null if time is not limited."
    )
    commitment = models.CharField(max_length=64, editable=False)
    server_seed = models.BinaryField(max_length=32, editable=False)

    # Games in a row at one table are a series; its first game is no `next_game` of another.
    first_game = models.ForeignKey(
        "self",
        on_delete=models.PROTECT,
        null=True,
        editable=False,
        related_name="later_games",
        db_index=False,
    )
    next_game = models.OneToOneField(
        "self", on_delete=models.PROTECT, null=True, editable=False, related_name="previous_game"
    )
    series_number = models.PositiveIntegerField(default=1, editable=False)
    standings = models.JSONField(
        default=dict,
        editable=False,
        help_text="The score of the series up to here, this game included once it is over.",
    )

    version = models.PositiveIntegerField(default=0, editable=False)
    mark = models.CharField(
        max_length=24,
        blank=True,
        editable=False,
        default="",
        db_default="",
        help_text="The version with its history (`games.play.log.marks`); empty in old rows.",
    )
    position = models.TextField(
        blank=True,
        editable=False,
        help_text="The state at `version` in notation; empty before the deal.",
    )
    awaited = models.JSONField(default=list, editable=False)
    places = models.JSONField(null=True, editable=False)
    durak = models.PositiveSmallIntegerField(null=True, editable=False)
    reason = models.CharField(max_length=20, blank=True, editable=False)
    epaulettes = models.PositiveSmallIntegerField(
        default=0,
        db_default=0,
        editable=False,
        help_text="The sixes of the last attack on the durak, where it was made with sixes only.",
    )
    bot_due_at = models.DateTimeField(
        null=True,
        editable=False,
        help_text="When an awaited bot that has not moved counts as lost.",
    )
    clock_state = models.JSONField(
        null=True, editable=False, help_text="The clock of each seat, from the deal on."
    )
    due_at = models.DateTimeField(
        null=True, editable=False, help_text="The next timeout: when the clock plays for a seat."
    )
    excused_at = models.DateTimeField(
        null=True, editable=False, help_text="Up to when outages are compensated."
    )
    turn_due_at = models.DateTimeField(
        null=True,
        editable=False,
        help_text="When awaited players who are absent from the table get a reminder.",
    )
    next_look_at = models.DateTimeField(
        null=True,
        editable=False,
        help_text="When the sweeps poll the game: not after any of the deadlines above.",
    )
    is_rating_due = models.BooleanField(
        default=False,
        editable=False,
        help_text="Rated and finished, and not counted in the ratings yet.",
    )
    is_archived = models.BooleanField(
        default=False, editable=False, help_text="Ended long ago: its log is packed."
    )

    created_at = models.DateTimeField(default=timezone.now, editable=False)
    started_at = models.DateTimeField(null=True, editable=False)
    finished_at = models.DateTimeField(null=True, editable=False)

    class Meta:
        ordering = ("-created_at", "-id")
        indexes = (
            models.Index(
                fields=["status"],
                condition=models.Q(finished_at__isnull=True),
                name="game_not_finished",
            ),
            models.Index(fields=["-created_at", "-id"], name="game_by_age"),
            models.Index(fields=["host", "-created_at", "-id"], name="game_by_host"),
            models.Index(
                fields=["host"],
                condition=models.Q(finished_at__isnull=True),
                name="game_not_finished_by_host",
            ),
            models.Index(
                fields=["status", "-created_at", "-id"],
                condition=models.Q(is_private=False),
                name="game_public_by_status",
            ),
            # `games.play.time.polls` explains why no index has a column that every command changes.
            models.Index(
                fields=["next_look_at"],
                condition=models.Q(next_look_at__isnull=False),
                name="game_to_look_at",
            ),
            models.Index(
                fields=["finished_at", "id"],
                condition=models.Q(is_rating_due=True),
                name="game_rating_due",
            ),
            models.Index(
                fields=["first_game"],
                condition=models.Q(first_game__isnull=False),
                name="game_by_series",
            ),
            models.Index(
                fields=["rules_name"],
                condition=~models.Q(rules_name=""),
                name="game_by_rules_name",
            ),
            models.Index(
                fields=["finished_at", "id"],
                condition=models.Q(status=GameStatus.FINISHED),
                name="game_by_end",
            ),
            models.Index(
                fields=["finished_at"],
                condition=models.Q(is_archived=False, finished_at__isnull=False),
                name="game_to_archive",
            ),
        )
        constraints = (
            models.CheckConstraint(
                condition=models.Q(status__in=GameStatus.values), name="game_status_known"
            ),
            models.CheckConstraint(
                condition=models.Q(is_rated=False) | models.Q(aids=False, lesson="", fixed_pack=""),
                name="game_rated_without_help",
            ),
            models.UniqueConstraint(
                fields=["first_game", "series_number"],
                condition=~models.Q(status=GameStatus.CANCELLED)
                & models.Q(first_game__isnull=False),
                name="game_number_once_a_series",
            ),
        )

    def __str__(self) -> str:
        return f"{self.id} ({self.status}, version {self.version})"

    @property
    def all_seats(self) -> Sequence["Seat"]:
        """The seats, without a query if they are held or prefetched.

        Each use of `seats` creates a related manager, which costs more than reading the seats.
        """
        if self._held_seats is not None:
            return self._held_seats
        return self.seats.all()  # type: ignore[return-value] # a query set is a sequence of rows

    def hold_seats(self, seats: "Sequence[Seat]") -> None:
        """Let `all_seats` return these seats from now on, without a query."""
        self._held_seats = seats
