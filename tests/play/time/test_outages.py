"""Outages of the service take no time from any player."""

import random
from datetime import timedelta

import pytest
import redis
from django.conf import settings
from django.utils import timezone

from games.play.models import Game, Sweep, SweepHeartbeat
from games.play.reactions import Committed, committed
from games.play.selectors.games import get_game
from games.play.services.commands import submit_command
from games.play.tasks import expire_clocks
from games.play.time.clock import Bank, PerCommand
from games.play.time.heartbeat import note_unreachable
from games.play.time.outages import is_service_up
from games.play.time.sweeps.overdue import claim_overdue
from games.tables.services.deserted import MAX_MISSED
from games.tables.tasks import close_deserted_tables
from tests.support.clocks import clocked_table, let_pass, record_heartbeat, seat_clock
from tests.support.games import legal_move, open_table, person_on
from web.asgi import heartbeat

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
SLACK = 5_000
"""Milliseconds that a test may take."""


def lead(game: Game) -> None:
    """Let the leader lead a card."""
    seat, command = legal_move(game, random.Random(3))
    submit_command(game_id=game.pk, by=person_on(game, seat), seat=seat, command=command)


def fade() -> None:
    """Delete the heartbeat of the web processes, as if none served for a while."""
    redis.Redis.from_url(settings.DURAK_REDIS_URL).delete(heartbeat.KEY)


def left_for(game: Game) -> timedelta:
    """Return the time until the next timeout."""
    due = get_game(game.pk).due_at
    assert due is not None
    return due - timezone.now()


def test_a_service_that_was_down_takes_nobodys_time() -> None:
    game = clocked_table(PerCommand(30))
    record_heartbeat(now=timezone.now())
    let_pass(game, 600, is_service_up=False)
    assert record_heartbeat(now=timezone.now()) == 1
    assert claim_overdue(now=timezone.now()) == ()
    due = get_game(game.pk).due_at
    assert due is not None
    assert timedelta(seconds=25) < due - timezone.now() <= timedelta(seconds=30)
    assert record_heartbeat(now=timezone.now()) == 0


def test_a_player_who_plays_before_the_sweep_is_back_is_not_charged_for_the_outage() -> None:
    game = clocked_table(Bank(60, 0))
    leader = game.awaited[0]
    record_heartbeat(now=timezone.now())
    lead(let_pass(game, 600, is_service_up=False))
    bank = seat_clock(game, leader).bank
    assert bank is not None
    assert bank > 60_000 - SLACK


def test_a_short_delay_of_a_sweep_is_no_outage() -> None:
    game = clocked_table(PerCommand(30))
    record_heartbeat(now=timezone.now())
    let_pass(game, 8, is_service_up=False)
    due = get_game(game.pk).due_at
    assert record_heartbeat(now=timezone.now()) == 0
    assert get_game(game.pk).due_at == due


def test_the_sweep_notes_that_it_was_there() -> None:
    now = timezone.now()
    for seconds in (0, 1, 3):
        record_heartbeat(now=now + timedelta(seconds=seconds))
    assert SweepHeartbeat.objects.get().at == now + timedelta(seconds=3)


@pytest.mark.django_db(transaction=True)
def test_watchers_are_notified_of_compensated_time() -> None:
    heard: list[Committed] = []
    game = clocked_table()
    record_heartbeat(now=timezone.now())
    let_pass(game, 60, is_service_up=False)
    committed.add("test", heard.append)
    record_heartbeat(now=timezone.now())
    assert [(one.game_id, one.is_table_changed) for one in heard] == [(game.pk, True)]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """Return the commands that the sweep queues."""
    queued: list[tuple[object, ...]] = []
    monkeypatch.setattr("games.play.tasks.play_overdue.apply_async", queued.append)
    return queued


def test_the_task_queues_overdue_seats(sent: list[tuple[object, ...]]) -> None:
    heartbeat.beat()
    record_heartbeat(now=timezone.now())
    game = let_pass(clocked_table(), 31)
    assert expire_clocks() == 1
    assert sent == [(game.pk, game.awaited[0], "clock", game.version)]


def test_nobodys_time_is_up_while_no_web_process_is_there(sent: list[tuple[object, ...]]) -> None:
    record_heartbeat(now=timezone.now())
    fade()
    let_pass(clocked_table(PerCommand(30)), 40)
    assert expire_clocks() == 0
    assert sent == []
    assert not is_service_up(timezone.now())
    heartbeat.beat()
    assert expire_clocks() == 1, "it was up before they went away"
    assert is_service_up(timezone.now())


def test_a_short_absence_of_the_web_processes_is_compensated_too() -> None:
    game = clocked_table(PerCommand(30))
    record_heartbeat(now=timezone.now())
    note_unreachable(Sweep.CLOCKS)
    let_pass(game, 6, is_service_up=False)
    assert record_heartbeat(now=timezone.now()) == 1
    assert left_for(game) > timedelta(seconds=29)
    assert record_heartbeat(now=timezone.now()) == 0


def test_an_absence_counts_from_when_it_began_however_often_it_is_noted() -> None:
    game = clocked_table(PerCommand(30))
    record_heartbeat(now=timezone.now())
    note_unreachable(Sweep.CLOCKS)
    let_pass(game, 6, is_service_up=False)
    SweepHeartbeat.objects.update(at=timezone.now())
    note_unreachable(Sweep.CLOCKS)
    assert record_heartbeat(now=timezone.now()) == 1
    assert left_for(game) > timedelta(seconds=29)


def test_web_processes_that_restarted_since_the_last_heartbeat_were_away(
    sent: list[tuple[object, ...]],
) -> None:
    game = clocked_table(PerCommand(30))
    fade()
    record_heartbeat(now=timezone.now())
    let_pass(game, 6, is_service_up=False)
    heartbeat.beat()
    expire_clocks()
    assert left_for(game) > timedelta(seconds=29)
    assert sent == []


def test_web_processes_that_served_all_the_time_were_not_away() -> None:
    game = clocked_table(PerCommand(30))
    fade()
    heartbeat.beat()
    since = heartbeat.served_since()
    heartbeat.beat()
    assert heartbeat.served_since() == since
    record_heartbeat(now=timezone.now())
    due = get_game(game.pk).due_at
    expire_clocks()
    assert get_game(game.pk).due_at == due


@pytest.mark.usefixtures("nobody_here")
def test_no_host_counts_as_absent_during_or_right_after_an_outage() -> None:
    table = open_table()
    fade()
    for _ in range(MAX_MISSED + 1):
        close_deserted_tables()
    heartbeat.beat()
    for _ in range(MAX_MISSED + 1):
        close_deserted_tables()
    assert get_game(table.pk).status == "open"
    long_ago = timezone.now() - timedelta(minutes=1)
    redis.Redis.from_url(settings.DURAK_REDIS_URL).set(heartbeat.KEY, long_ago.timestamp())
    for _ in range(MAX_MISSED + 1):
        close_deserted_tables()
    assert get_game(table.pk).status == "cancelled"
    fade()


def test_a_bots_move_meanwhile_charges_no_bank_with_the_absence() -> None:
    game = clocked_table(Bank(60, 0))
    leader = game.awaited[0]
    record_heartbeat(now=timezone.now())
    note_unreachable(Sweep.CLOCKS)
    lead(let_pass(game, 8, is_service_up=False))
    bank = seat_clock(game, leader).bank
    assert bank is not None
    assert bank > 60_000 - SLACK
