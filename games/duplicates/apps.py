"""Django's registration of `games.duplicates`."""

from django.apps import AppConfig


class DuplicatesConfig(AppConfig):
    """The app `duplicates`."""

    name = "games.duplicates"
    default_auto_field = "django.db.models.BigAutoField"
