"""Celery's beat for machines whose clock may be set back, and for workers that are busy."""

from datetime import UTC, datetime
from pickle import UnpicklingError
from typing import Any

from celery.beat import PersistentScheduler, ScheduleEntry, SchedulingError

from durak_site.server.health.heartbeats import BEAT, note_alive, this_process
from durak_site.server.waiting_sweeps import WAITS_AT_LEAST, begin_waiting, end_waiting

OFTEN = "play.expire_clocks"
"""The sweep with which beat notes that it works."""
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
UNREADABLE = (UnpicklingError, AttributeError, EOFError, ImportError, IndexError)
"""The errors of pickle for an entry that is cut off or damaged (documentation of `pickle`)."""


class SteadyScheduler(PersistentScheduler):
    """A scheduler that continues although its last run seems to be in the future.

    Celery's scheduler queues nothing until the clock reaches the time before it was set back, or
    the time at which the schedule was written. And it queues a sweep however many of its kind wait;
    this one queues no second one. A sweep that has never run, Celery queues for the first time when
    its whole period is over; here it is due at once, so that a new service has a calendar.
    """

    max_interval = 1
    """The most seconds between two ticks.

    A tick during which the clock is set back computes how long to sleep from both times."""

    _ticked_at = datetime.max.replace(tzinfo=UTC)

    def setup_schedule(self) -> None:
        """Read when each sweep has run; those that never did are due.

        A file that a full disk has cut off is replaced, as Celery itself does with other damage.
        """
        try:
            super().setup_schedule()
        except UNREADABLE as damage:
            self._store = self._destroy_open_corrupted_schedule(damage)  # type: ignore[attr-defined]  # its stubs leave it out
            super().setup_schedule()
        for name in self.app.conf.beat_schedule:
            entry = self.schedule[name]
            if not entry.total_run_count:
                entry.last_run_at = LONG_AGO

    def tick(self, *args: Any, **kwargs: Any) -> float:
        """Queue one due sweep, and return the seconds until the next tick."""
        now = self.app.now()
        # The clock may have been ahead for no longer than part of a tick.
        if now < self._ticked_at or self._ahead_of(now):
            self._forget_what_lies_ahead(now)
        self._ticked_at = now
        return super().tick(*args, **kwargs)

    def apply_async(self, entry: ScheduleEntry, *args: Any, **kwargs: Any) -> Any:
        """Queue the sweep unless it waits already. Raises SchedulingError."""
        sweep = str(entry.task)
        if sweep == OFTEN:
            note_alive(this_process(BEAT))
        seconds = (entry.options or {}).get("expires", WAITS_AT_LEAST)
        if not begin_waiting(sweep, seconds=seconds):
            return None
        try:
            return super().apply_async(entry, *args, **kwargs)
        except SchedulingError:
            end_waiting(sweep)
            raise

    def schedules_equal(self, *_schedules: Any, **_named: Any) -> bool:
        """Return True: the schedule is a constant of the code, and comparing is slow."""
        return True

    def _ahead_of(self, now: datetime) -> list[ScheduleEntry]:
        entries = self.schedule.values()
        return [one for one in entries if one.last_run_at is not None and one.last_run_at > now]

    def _forget_what_lies_ahead(self, now: datetime) -> None:
        for entry in self._ahead_of(now):
            entry.last_run_at = now
        for entry in self.schedule.values():
            # Redis would keep the note that it waits until the clock is there again.
            end_waiting(str(entry.task))
        # The heap was sorted by the old times.
        self._heap = None
