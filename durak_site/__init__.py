"""The site: settings, entry points and the wiring of the apps. No other package imports it."""

from durak_site.celery import app as celery_app

__all__ = ["celery_app"]
