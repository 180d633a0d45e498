"""The rows of clubs: the club, its memberships, and its tables."""

from typing import Any

from django.conf import settings
from django.db import models
from django.utils import timezone

from games.play.models import new_game_id
from games.play.models.game import ID_LENGTH

MAX_NAME_LENGTH = 40
MAX_DESCRIPTION_LENGTH = 600


class Club(models.Model):
    """A club with its house rule, which its tables play unless their host chooses another."""

    owner_rows: "list[ClubMembership]"
    """The owner's membership, which the selectors of clubs load."""

    id = models.CharField(
        primary_key=True, max_length=ID_LENGTH, default=new_game_id, editable=False
    )
    name = models.CharField(max_length=MAX_NAME_LENGTH)
    # A text, because a character may become several in the form that is compared.
    look_key = models.TextField(
        unique=True, editable=False, help_text="Equal for names that people could confuse."
    )
    description = models.CharField(max_length=MAX_DESCRIPTION_LENGTH, blank=True)
    is_open = models.BooleanField(default=True, help_text="Anybody may join without asking.")
    preset = models.CharField(max_length=40, blank=True)
    rules: "models.JSONField[Any, Any]" = models.JSONField(
        help_text="The options of the house rule that differ from the defaults."
    )
    rules_name = models.CharField(max_length=40, blank=True)
    seats = models.PositiveSmallIntegerField(help_text="The usual number of players at a table.")
    members = models.PositiveIntegerField(
        default=1, editable=False, help_text="How many memberships have a member's role."
    )
    is_hidden = models.BooleanField(
        default=False, db_default=False, help_text="Staff have hidden it: only members see it."
    )
    closed_at = models.DateTimeField(
        null=True,
        editable=False,
        help_text="When staff closed it: nobody else sees it until they open it again.",
    )
    created_at = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        ordering = ("-members", "-id")
        indexes = (models.Index(fields=["-members", "-id"], name="club_by_members"),)

    def __str__(self) -> str:
        return self.name


class ClubRole(models.TextChoices):
    """The role of a person in a club; the codes are stable."""

    OWNER = "owner", "owner"
    MODERATOR = "moderator", "moderator"
    MEMBER = "member", "member"
    ASKING = "asking", "has asked to join"
    REMOVED = "removed", "was removed, and can't come back alone"


MEMBERS = (ClubRole.OWNER, ClubRole.MODERATOR, ClubRole.MEMBER)
"""The roles of people who are in the club."""
LEADERS = (ClubRole.OWNER, ClubRole.MODERATOR)
"""The roles of people who admit and remove members."""


class ClubMembership(models.Model):
    """The role of a person in a club."""

    club = models.ForeignKey(
        Club, on_delete=models.CASCADE, related_name="memberships", db_index=False
    )
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="club_memberships"
    )
    role = models.CharField(max_length=9, choices=ClubRole.choices)
    since = models.DateTimeField(default=timezone.now, help_text="When the person got in touch.")

    class Meta:
        ordering = ("since", "id")
        indexes = (models.Index(fields=["club", "role", "since"], name="club_membership_by_role"),)
        constraints = (
            models.UniqueConstraint(fields=["club", "user"], name="club_membership_once"),
            models.UniqueConstraint(
                fields=["club"],
                condition=models.Q(role=ClubRole.OWNER),
                name="club_has_one_owner",
            ),
        )

    def __str__(self) -> str:
        return f"{self.user_id} {self.get_role_display()} of {self.club_id}"


class ClubTable(models.Model):
    """A table that a member has opened for the club; the later games of its series belong to it."""

    club = models.ForeignKey(Club, on_delete=models.CASCADE, related_name="tables", db_index=False)
    game = models.OneToOneField("play.Game", on_delete=models.CASCADE, related_name="club_table")
    created_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("-created_at", "-id")
        indexes = (models.Index(fields=["club", "-created_at"], name="club_table_by_age"),)

    def __str__(self) -> str:
        return f"{self.game_id} of {self.club_id}"
