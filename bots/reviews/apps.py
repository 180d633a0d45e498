"""Django's registration of `bots.reviews`."""

from django.apps import AppConfig


class ReviewsConfig(AppConfig):
    """The app `reviews`."""

    name = "bots.reviews"
    default_auto_field = "django.db.models.BigAutoField"
