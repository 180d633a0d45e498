"""The rows that tell when those who wait were last looked after."""

from django.db import models


class ClockPulse(models.Model):
    """When a sweep last ran: that of the clocks has the key 1, that of quick match 2.

    What lies between two far apart beats is a silence of the service, and nobody's time.
    """

    at = models.DateTimeField()
    unserved_since = models.DateTimeField(
        null=True, help_text="The last beat before no web process was there, while none is."
    )
    back_at = models.DateTimeField(null=True, help_text="When the last silence was over.")

    def __str__(self) -> str:
        return f"{self.at}"
