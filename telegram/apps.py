"""Django's registration of the `telegram` app."""

from django.apps import AppConfig


class TelegramConfig(AppConfig):
    """The `telegram` app."""

    name = "telegram"
    default_auto_field = "django.db.models.BigAutoField"
