"""Django's registration of `games.daily_deals`."""

from django.apps import AppConfig


class DailyDealsConfig(AppConfig):
    """The app `daily_deals`."""

    name = "games.daily_deals"
    default_auto_field = "django.db.models.BigAutoField"
