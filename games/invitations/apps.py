"""Django's registration of `games.invitations`."""

from django.apps import AppConfig


class InvitationsConfig(AppConfig):
    """The app `invitations`."""

    name = "games.invitations"
    default_auto_field = "django.db.models.BigAutoField"
