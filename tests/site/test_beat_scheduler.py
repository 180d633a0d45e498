"""Beat goes on when the machine's clock is set back, and queues no sweep that waits already."""

import dbm
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from celery.schedules import schedule
from celery.signals import task_prerun
from django.conf import settings

from durak_site.celery import SECONDS_BETWEEN, app
from durak_site.server.beat_scheduler import SteadyScheduler
from durak_site.server.health.heartbeats import BEAT, working
from durak_site.server.waiting_sweeps import EARLIER_MS, KEY
from web.redis.fail_fast import quick_redis

EVERY = timedelta(seconds=2)
SWEEPS = 5


class BeatMachine:
    """A machine whose clock is set by the test, with a beat that only notes what it would queue."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self.jump = timedelta(0)
        """The jump of the clock after it is next read, in the middle of a tick."""
        self.queued: list[str] = []
        monkeypatch.setattr(app, "now", self._read)
        monkeypatch.setattr(SteadyScheduler, "apply_entry", self._note)
        self.begin()

    def begin(self) -> None:
        """Start beat, which reads when it last queued what."""
        self._beat = SteadyScheduler(app, lazy=True)
        self._beat._store = {}
        self._beat.schedule = {
            name: self._beat.Entry(
                name=name, task=name, schedule=schedule(EVERY), last_run_at=self.now, app=app
            )
            for name in map(str, range(SWEEPS))
        }

    def tick(self) -> list[str]:
        """Let beat queue all that is due; what that is."""
        self.queued.clear()
        while self.one_tick() == 0:
            pass
        return sorted(self.queued)

    def one_tick(self) -> float:
        """Let beat queue one due sweep; the seconds until it ticks again."""
        return self._beat.tick()

    def _read(self) -> datetime:
        now, self.now, self.jump = self.now, self.now + self.jump, timedelta(0)
        return now

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


@pytest.mark.parametrize("hours", [1, 2, 6])
def test_a_clock_set_back_within_a_tick_holds_nothing_up(machine: BeatMachine, hours: int) -> None:
    machine.now += EVERY
    machine.jump = -timedelta(hours=hours)
    assert machine.one_tick() <= 1
    machine.now += EVERY
    machine.tick()
    machine.now += EVERY
    assert machine.tick() == ["0", "1", "2", "3", "4"]


@pytest.mark.parametrize("hours", [1, 2, 6])
def test_a_clock_that_was_ahead_for_part_of_a_tick_holds_nothing_up(
    machine: BeatMachine, hours: int
) -> None:
    machine.now += EVERY
    machine.jump = timedelta(hours=hours)
    machine.one_tick()
    machine.now -= timedelta(hours=hours)
    machine.now += EVERY
    machine.tick()
    machine.now += EVERY
    assert machine.tick() == ["0", "1", "2", "3", "4"]


class StoredBeat:
    """A beat that keeps its schedule in a file, and only notes what it would queue."""

    def __init__(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self._file = file
        self._queued: list[str] = []
        monkeypatch.setattr(app, "now", lambda: self.now)
        monkeypatch.setattr(
            SteadyScheduler, "apply_entry", lambda _, entry, **__: self._queued.append(entry.name)
        )

    def started(self) -> list[str]:
        """Start beat, let it queue all that is due, and stop it; what that is."""
        beat = SteadyScheduler(app, schedule_filename=str(self._file))
        self._queued.clear()
        while beat.tick() == 0:
            pass
        beat.close()
        return sorted(self._queued)

    def damage(self, entries: Callable[[bytes], bytes]) -> None:
        """Change the stored entries."""
        with dbm.open(str(self._file), "w") as file:
            file[b"entries"] = entries(file[b"entries"])


@pytest.fixture
def stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StoredBeat:
    """A beat whose file does not exist yet."""
    return StoredBeat(tmp_path / "schedule", monkeypatch)


def test_every_sweep_is_due_at_once_the_first_time_and_then_after_its_period(
    stored: StoredBeat,
) -> None:
    assert stored.started() == sorted(SECONDS_BETWEEN)
    assert stored.started() == []
    stored.now += timedelta(seconds=60)
    at_least_each_minute = [name for name, seconds in SECONDS_BETWEEN.items() if seconds <= 60]
    assert stored.started() == sorted(at_least_each_minute)


@pytest.mark.parametrize(
    "damaged",
    [
        pytest.param(lambda _: b"", id="empty"),
        pytest.param(lambda entries: entries[: len(entries) // 2], id="cut off"),
        pytest.param(lambda _: b"\x00" * 64, id="zeros"),
        pytest.param(lambda _: b"ccelery.beat\nNoSuchClass\n.", id="a class that is gone"),
        pytest.param(lambda _: b"cno_such_package\nEntry\n.", id="a package that is gone"),
    ],
)
def test_a_damaged_schedule_is_written_again(
    stored: StoredBeat, damaged: Callable[[bytes], bytes]
) -> None:
    stored.started()
    stored.damage(damaged)
    assert stored.started() == sorted(SECONDS_BETWEEN)
    assert stored.started() == []


SWEEP, OFTEN = "matchmaking.match_players", "play.expire_clocks"


class BeatAndQueue:
    """A beat that queues real messages, which no worker takes."""

    def __init__(self) -> None:
        self._beat = SteadyScheduler(app, lazy=True)
        options = app.conf.beat_schedule[SWEEP]["options"]
        self._entries = {
            name: self._beat.Entry(
                name=name, task=name, schedule=schedule(EVERY), options=options, app=app
            )
            for name in (SWEEP, OFTEN)
        }

    def queue(self, sweep: str) -> bool:
        """Let beat queue a sweep that is due; return whether it did."""
        before = self.waiting()
        self._beat.apply_entry(self._entries[sweep], producer=self._beat.producer)
        return self.waiting() == before + 1

    @staticmethod
    def waiting() -> int:
        """The number of messages that wait for a worker."""
        return int(quick_redis().llen(settings.CELERY_TASK_DEFAULT_QUEUE))


@pytest.fixture
def beat() -> Iterator[BeatAndQueue]:
    """A beat with an empty queue, emptied again at the end."""
    kept = (KEY + SWEEP, KEY + OFTEN, settings.CELERY_TASK_DEFAULT_QUEUE)
    quick_redis().delete(*kept)
    yield BeatAndQueue()
    quick_redis().delete(*kept)


def test_a_sweep_that_waits_is_queued_no_second_time_until_it_begins(beat: BeatAndQueue) -> None:
    assert [beat.queue(SWEEP), beat.queue(SWEEP), beat.queue(OFTEN)] == [True, False, True]
    task_prerun.send(sender=app.tasks[SWEEP], task_id="1", task=app.tasks[SWEEP])
    assert [beat.queue(SWEEP), beat.queue(OFTEN)] == [True, False]


def test_a_sweep_that_got_lost_is_queued_again_before_it_would_have_been_dropped(
    beat: BeatAndQueue,
) -> None:
    beat.queue(SWEEP)
    left = quick_redis().pttl(KEY + SWEEP)
    assert 9000 < left <= 10_000 - EARLIER_MS
    quick_redis().pexpire(KEY + SWEEP, 0)
    assert beat.queue(SWEEP)


def test_a_sweep_that_got_lost_is_queued_again_when_the_clock_is_set_back(
    machine: BeatMachine,
) -> None:
    # Redis goes by the clock too, and was told to forget it a little later than now.
    quick_redis().set(KEY + "0", 1, px=3_600_000)
    machine.now -= timedelta(hours=1)
    machine.tick()
    assert not quick_redis().exists(KEY + "0")


def test_a_sweep_may_wait_for_ten_seconds_or_its_interval() -> None:
    waits = {name: entry["options"]["expires"] for name, entry in app.conf.beat_schedule.items()}
    assert (waits["tournaments.advance"], waits["play.expire_clocks"]) == (10, 10)
    assert (waits["tournaments.settle"], waits["bots.nudge_bots"]) == (10, 10)
    assert (waits["notifications.deliver_due"], waits["chat.forget_chat"]) == (15, 3600)
    assert waits.keys() == SECONDS_BETWEEN.keys()


def test_beat_is_known_to_work_while_its_sweep_waits(beat: BeatAndQueue) -> None:
    beat.queue(OFTEN)
    quick_redis().delete("durak:alive")
    assert not beat.queue(OFTEN)
    assert BEAT in {process.kind for process in working(quick_redis())}
