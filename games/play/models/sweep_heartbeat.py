"""The rows that say when each sweep (periodic task) last ran."""

from django.db import models


class Sweep(models.TextChoices):
    """The sweeps that record heartbeats, since players lose time while they do not run."""

    CLOCKS = "clocks", "the clocks of running games"
    QUICK_MATCH = "quick_match", "those who wait for a game"


class SweepHeartbeat(models.Model):
    """The last heartbeat of a sweep.

    A long time without a heartbeat is an outage of the service, which is charged to no player.
    """

    sweep = models.CharField(primary_key=True, max_length=11, choices=Sweep.choices)
    at = models.DateTimeField()
    unserved_since = models.DateTimeField(
        null=True, help_text="The last heartbeat before the web processes went, while none serves."
    )
    back_at = models.DateTimeField(null=True, help_text="The end of the last outage.")

    class Meta:
        db_table = "play_sweeppulse"

    def __str__(self) -> str:
        return f"{self.sweep}: {self.at}"
