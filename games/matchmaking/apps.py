"""Django's registration of `games.matchmaking`."""

from django.apps import AppConfig


class MatchmakingConfig(AppConfig):
    """The app `matchmaking`."""

    name = "games.matchmaking"
    default_auto_field = "django.db.models.BigAutoField"
