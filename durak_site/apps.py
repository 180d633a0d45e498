"""Django's registration of the site itself, for its templates."""

from django.apps import AppConfig


class DurakSiteConfig(AppConfig):
    """The site."""

    name = "durak_site"
