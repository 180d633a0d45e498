"""The row of a saved rule set."""

import secrets
import string

from django.conf import settings
from django.db import models
from django.utils import timezone

ID_ALPHABET = string.digits + string.ascii_letters
ID_LENGTH = 10
MAX_NAME_LENGTH = 40


def new_rule_set_id() -> str:
    """Return a random id that can't be guessed; knowing it is the right to read the rule set."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


class SavedRuleSet(models.Model):
    """Rules under a name that their owner gave them.

    `rules` leaves out what has its default, as in games: it stays readable, and means what it
    meant, when options are added later.
    """

    id = models.CharField(
        primary_key=True, max_length=ID_LENGTH, default=new_rule_set_id, editable=False
    )
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="rule_sets",
        db_index=False,  # the constraint's index begins with it
    )
    name = models.CharField(max_length=MAX_NAME_LENGTH)
    # A text, because a character may become several in the form that is compared.
    name_key = models.TextField(editable=False)
    rules = models.JSONField(help_text="The options that differ from the defaults.")
    seats = models.PositiveSmallIntegerField(
        null=True, help_text="How many are meant to play; empty: any number that can."
    )
    version = models.PositiveIntegerField(
        default=1, editable=False, help_text="Counts on with each change."
    )
    created_at = models.DateTimeField(default=timezone.now, editable=False)
    updated_at = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        ordering = ("name_key", "id")
        constraints = (
            models.UniqueConstraint(
                fields=["owner", "name_key"], name="rule_set_name_once_an_owner"
            ),
        )

    def __str__(self) -> str:
        return self.name
