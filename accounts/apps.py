"""Django's registration of the `accounts` app."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """The `accounts` app."""

    name = "accounts"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Connect what follows from allauth's signals, once every app is loaded."""
        from accounts import receivers  # noqa: F401, PLC0415 -- imported to connect; models must be loaded
