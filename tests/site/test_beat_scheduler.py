"""Beat goes on when the machine's clock is set back."""

from datetime import UTC, datetime, timedelta

import pytest
from celery.schedules import schedule

from durak_site.celery import app
from durak_site.server.beat_scheduler import SteadyScheduler

EVERY = timedelta(seconds=2)
SWEEPS = 5


class BeatMachine:
    """A machine whose clock is set by the test, with a beat that only notes what it would queue."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self.queued: list[str] = []
        monkeypatch.setattr(app, "now", lambda: self.now)
        monkeypatch.setattr(SteadyScheduler, "apply_entry", self._note)
        self.begin()

    def begin(self) -> None:
        """Start beat, which reads when it last queued what."""
        self._beat = SteadyScheduler(app, lazy=True)
        self._beat._store = {}  # type: ignore[attr-defined]  # its stubs leave it out
        self._beat.schedule = {
            name: self._beat.Entry(
                name=name, task=name, schedule=schedule(EVERY), last_run_at=self.now, app=app
            )
            for name in map(str, range(SWEEPS))
        }

    def tick(self) -> list[str]:
        """Let beat queue all that is due; what that is."""
        self.queued.clear()
        while self._beat.tick() == 0:
            pass
        return sorted(self.queued)

    def _note(self, entry: object, **_: object) -> None:
        self.queued.append(str(getattr(entry, "name", "")))


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> BeatMachine:
    """A machine on which beat has queued every sweep once."""
    machine = BeatMachine(monkeypatch)
    machine.tick()
    machine.now += EVERY
    assert machine.tick() == ["0", "1", "2", "3", "4"]
    return machine


def test_every_sweep_goes_on_when_the_clock_is_set_back(machine: BeatMachine) -> None:
    machine.now -= timedelta(hours=1)
    assert machine.tick() == []
    machine.now += EVERY
    assert machine.tick() == ["0", "1", "2", "3", "4"]
    assert machine.tick() == []


def test_a_schedule_of_the_future_holds_nothing_up(machine: BeatMachine) -> None:
    machine.begin()
    machine.now -= timedelta(hours=1)
    machine.tick()
    machine.now += EVERY
    assert machine.tick() == ["0", "1", "2", "3", "4"]
