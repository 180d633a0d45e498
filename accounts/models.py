"""The user."""

from django.contrib.auth.models import AbstractUser


class User(AbstractUser):
    """A person or a program with an account."""
