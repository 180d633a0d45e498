"""Django's registration of `games.digests`."""

from django.apps import AppConfig


class DigestsConfig(AppConfig):
    """The app `digests`."""

    name = "games.digests"
    default_auto_field = "django.db.models.BigAutoField"
