"""Django's registration of `games.records`."""

from django.apps import AppConfig


class RecordsConfig(AppConfig):
    """The app `records`."""

    name = "games.records"
    default_auto_field = "django.db.models.BigAutoField"
