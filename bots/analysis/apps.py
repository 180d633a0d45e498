"""Django's registration of `bots.analysis`."""

from django.apps import AppConfig


class AnalysisConfig(AppConfig):
    """The app `analysis`."""

    name = "bots.analysis"
    default_auto_field = "django.db.models.BigAutoField"
