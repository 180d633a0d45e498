"""Celery's beat, for machines whose clock is set back."""

from datetime import UTC, datetime
from typing import Any

from celery.beat import PersistentScheduler


class SteadyScheduler(PersistentScheduler):
    """A scheduler that goes on where its last run seems to lie ahead.

    Celery's own queues nothing until the clock has come to where it was set back from, or to where
    it stood when the schedule was written.
    """

    _ticked_at = datetime.max.replace(tzinfo=UTC)

    def tick(self, *args: Any, **kwargs: Any) -> float:
        """Queue one sweep that is due; the seconds until the next tick."""
        now = self.app.now()
        if now < self._ticked_at:
            self._forget_what_lies_ahead()
        self._ticked_at = now
        return super().tick(*args, **kwargs)

    def schedules_equal(self, *_schedules: Any, **_named: Any) -> bool:
        """Tell that the schedule is as it was: it stands in the code. Comparing costs more."""
        return True

    def _forget_what_lies_ahead(self) -> None:
        for entry in self.schedule.values():
            now = entry.default_now()
            if entry.last_run_at is not None and entry.last_run_at > now:
                entry.last_run_at = now
        # The order of what is next was made with the old times.
        self._heap = None
