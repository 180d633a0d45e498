"""Django's registration of `games.tv`."""

from django.apps import AppConfig


class TvConfig(AppConfig):
    """The app `tv`."""

    name = "games.tv"
    default_auto_field = "django.db.models.BigAutoField"
