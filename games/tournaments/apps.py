"""Django's registration of `games.tournaments`."""

from django.apps import AppConfig


class TournamentsConfig(AppConfig):
    """The app `tournaments`."""

    name = "games.tournaments"
    default_auto_field = "django.db.models.BigAutoField"
