"""A person as staff looks at them."""

from typing import ClassVar

from django.db import models

from accounts.models.user import User


class Case(User):
    """Whoever is reported, appeals, or plays games whose ratings are held back."""

    objects: ClassVar[models.Manager["Case"]] = models.Manager()  # type: ignore[assignment] # makes no users

    class Meta:
        proxy = True
        default_permissions = ("view", "change")
        ordering = ("name", "pk")
