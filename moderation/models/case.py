"""The case of a person, as the admin shows it to staff."""

from typing import ClassVar

from django.db import models

from accounts.models.user import User


class Case(User):
    """A person who is reported, appeals, or plays games whose ratings are held back."""

    # Not a UserManager, because cases create no users.
    objects: ClassVar[models.Manager["Case"]] = models.Manager()  # type: ignore[assignment]  # above

    class Meta:
        proxy = True
        default_permissions = ("view", "change")
        ordering = ("name", "pk")
