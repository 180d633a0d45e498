"""Django's registration of `games.chat`."""

from django.apps import AppConfig


class ChatConfig(AppConfig):
    """The app `chat`."""

    name = "games.chat"
    default_auto_field = "django.db.models.BigAutoField"
