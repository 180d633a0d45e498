"""Django's registration of `moderation`."""

from django.apps import AppConfig


class ModerationConfig(AppConfig):
    """The app `moderation`."""

    name = "moderation"
    default_auto_field = "django.db.models.BigAutoField"
