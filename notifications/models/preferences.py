"""The row of what somebody wants to be told, and by whom invited."""

from typing import Any

from django.conf import settings
from django.db import models


class InvitedBy(models.TextChoices):
    """Who may invite somebody to a table."""

    EVERYBODY = "everybody", "everybody"
    FOLLOWED = "followed", "those they follow"
    NOBODY = "nobody", "nobody"


class Preferences(models.Model):
    """What a person chose; without a row, or for what it doesn't name, the defaults hold."""

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

    class Meta:
        verbose_name_plural = "preferences"

    def __str__(self) -> str:
        return f"of {self.user_id}"
