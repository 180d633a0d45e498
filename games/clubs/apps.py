"""Django's registration of `games.clubs`."""

from django.apps import AppConfig


class ClubsConfig(AppConfig):
    """The app `clubs`."""

    name = "games.clubs"
    default_auto_field = "django.db.models.BigAutoField"
