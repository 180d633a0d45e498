"""Django's registration of the `accounts` app."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """The `accounts` app."""

    name = "accounts"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Accept each code of an authenticator app only once."""
        from accounts.spent_codes import refuse_used_codes  # noqa: PLC0415 - needs models

        refuse_used_codes()
