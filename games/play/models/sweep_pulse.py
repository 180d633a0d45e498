"""The rows that tell when those who wait were last looked after."""

from django.db import models


class Sweep(models.TextChoices):
    """The sweeps that keep a pulse, since people's time hangs on them."""

    CLOCKS = "clocks", "the clocks of running games"
    QUICK_MATCH = "quick_match", "those who wait for a game"


class SweepPulse(models.Model):
    """When a sweep last ran.

    What lies between two beats far apart is a silence of the service, and nobody's time.
    """

    sweep = models.CharField(primary_key=True, max_length=11, choices=Sweep.choices)
    at = models.DateTimeField()
    unserved_since = models.DateTimeField(
        null=True, help_text="The last beat before no web process was there, while none is."
    )
    back_at = models.DateTimeField(null=True, help_text="When the last silence was over.")

    def __str__(self) -> str:
        return f"{self.sweep}: {self.at}"
