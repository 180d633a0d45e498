"""Django's registration of the `webhooks` app."""

from django.apps import AppConfig


class WebhooksConfig(AppConfig):
    """The `webhooks` app."""

    name = "webhooks"
    default_auto_field = "django.db.models.BigAutoField"
