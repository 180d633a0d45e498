"""Django's registration of the `moderation` app."""

from django.apps import AppConfig


class ModerationConfig(AppConfig):
    """The `moderation` app."""

    name = "moderation"
    default_auto_field = "django.db.models.BigAutoField"
