"""The row of a user's choices about notifications and invitations."""

from typing import Any

from django.conf import settings
from django.db import models


class InvitedBy(models.TextChoices):
    """The players who may invite a user to a table."""

    EVERYBODY = "everybody", "everybody"
    FOLLOWED = "followed", "those they follow"
    NOBODY = "nobody", "nobody"


class Preferences(models.Model):
    """The choices of a user; the defaults apply without a row, and for topics not in `channels`."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", primary_key=True
    )
    channels: "models.JSONField[Any, Any]" = models.JSONField(
        default=dict, help_text="The channels of each topic, where they are not the defaults."
    )
    invited_by = models.CharField(
        max_length=9, choices=InvitedBy.choices, default=InvitedBy.EVERYBODY
    )
    hears_of_friends = models.BooleanField(
        default=False, db_index=True, help_text="Some channel of that topic is on."
    )

    has_digest = models.BooleanField(
        default=False, db_default=False, help_text="A mail comes every week."
    )
    digest_week = models.DateField(
        null=True,
        help_text="The Monday of the week whose digest was sent last, or was not wanted yet.",
    )

    class Meta:
        indexes = (
            # A partial index, because few people get digests.
            models.Index(
                fields=["digest_week"],
                condition=models.Q(has_digest=True),
                name="preferences_with_digest",
            ),
        )
        verbose_name_plural = "preferences"

    def __str__(self) -> str:
        return f"of {self.user_id}"
