"""The row that tells when the clocks were last looked after."""

from django.db import models


class ClockPulse(models.Model):
    """When the sweep of the clocks last ran; the only row has the key 1.

    What lies between two far apart beats is a silence of the service, and nobody's time.
    """

    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.at}"
