"""Django's registration of the site, for its templates and its wiring."""

from django.apps import AppConfig, apps
from django.db.models.signals import post_migrate

from durak_site.configuration.environment import read_environment
from durak_site.server.monitoring.error_tracking import report_errors
from durak_site.server.monitoring.tracing import send_traces


class DurakSiteConfig(AppConfig):
    """The `durak_site` app."""

    name = "durak_site"

    def ready(self) -> None:
        """Connect reactions, ports and signals, once every app is loaded."""
        from durak_site.server.monitoring import (  # noqa: PLC0415 - both connect themselves; need models
            request_ids,  # noqa: F401 - connects itself
            task_metrics,  # noqa: F401 - the same
        )
        from durak_site.staff.moderators import make_moderators  # noqa: PLC0415 - needs models
        from durak_site.wiring import connect  # noqa: PLC0415 - needs models

        connect()
        environment = read_environment()
        report_errors(environment)
        send_traces(environment)
        # moderation is the last of the apps whose permissions the group gets.
        last = apps.get_app_config("moderation")
        post_migrate.connect(make_moderators, sender=last, dispatch_uid="moderators")
