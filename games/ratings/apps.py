"""Django's registration of `games.ratings`."""

from django.apps import AppConfig


class RatingsConfig(AppConfig):
    """The app `ratings`."""

    name = "games.ratings"
    default_auto_field = "django.db.models.BigAutoField"
