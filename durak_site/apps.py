"""Django's registration of the site itself, for its templates and its wiring."""

from django.apps import AppConfig, apps
from django.db.models.signals import post_migrate


class DurakSiteConfig(AppConfig):
    """The site."""

    name = "durak_site"

    def ready(self) -> None:
        """Connect what reacts to committed events, once every app is loaded."""
        # Imported here: both need the apps' models.
        from durak_site import request_ids  # noqa: F401, PLC0415
        from durak_site.moderators import make_moderators  # noqa: PLC0415
        from durak_site.wiring import connect  # noqa: PLC0415

        connect()
        # After the last app whose permissions the group has.
        last = apps.get_app_config("moderation")
        post_migrate.connect(make_moderators, sender=last, dispatch_uid="moderators")
