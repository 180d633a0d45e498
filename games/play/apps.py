"""Django's registration of `games.play`."""

from django.apps import AppConfig


class PlayConfig(AppConfig):
    """The app `play`."""

    name = "games.play"
    default_auto_field = "django.db.models.BigAutoField"
