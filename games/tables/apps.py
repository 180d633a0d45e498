"""Django's registration of `games.tables`."""

from django.apps import AppConfig


class TablesConfig(AppConfig):
    """The app `tables`."""

    name = "games.tables"
    default_auto_field = "django.db.models.BigAutoField"
