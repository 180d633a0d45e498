"""Django's registration of `bots.puzzles`."""

from django.apps import AppConfig


class PuzzlesConfig(AppConfig):
    """The app `puzzles`."""

    name = "bots.puzzles"
    default_auto_field = "django.db.models.BigAutoField"
