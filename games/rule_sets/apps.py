"""Django's registration of `games.rule_sets`."""

from django.apps import AppConfig


class RuleSetsConfig(AppConfig):
    """The app `rule_sets`."""

    name = "games.rule_sets"
    default_auto_field = "django.db.models.BigAutoField"
