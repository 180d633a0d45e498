"""Django's registration of `games.challenges`."""

from django.apps import AppConfig


class ChallengesConfig(AppConfig):
    """The app `challenges`."""

    name = "games.challenges"
    default_auto_field = "django.db.models.BigAutoField"
