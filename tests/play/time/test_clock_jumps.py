"""The machine's clock jumps backwards: nobody waits for as long as the jump."""

import random
from datetime import datetime, timedelta

import pytest
import redis
from django.conf import settings
from django.utils import timezone

from games.engine.commands import Take
from games.play.errors import CommandRefused, StaleVersion
from games.play.models import Game, Sweep, SweepHeartbeat
from games.play.selectors.games import get_game
from games.play.services.commands import submit_command
from games.play.time.clock import Bank, PerCommand
from games.play.time.clock_jumps import correct_deadlines
from games.play.time.deadlines import CHECK_AGAIN_AFTER, bot_deadline
from games.play.time.sweeps.overdue import claim_overdue
from tests.support.clocks import clocked_table, fall_due, let_pass, record_heartbeat, seat_clock
from tests.support.games import legal_move, person_on, running_table
from web.asgi import heartbeat
from web.realtime import presence

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
HOUR = timedelta(hours=1)


def begin_an_hour_ahead() -> tuple[Game, datetime]:
    """Return a game that was dealt while the clock was an hour fast, and the right time."""
    game = clocked_table(PerCommand(30))
    ahead = timezone.now()
    record_heartbeat(now=ahead)
    return game, ahead - HOUR


def test_an_awaited_player_has_the_time_of_one_command_again() -> None:
    game, now = begin_an_hour_ahead()
    assert record_heartbeat(now=now) == 1
    due = get_game(game.pk).due_at
    assert due is not None
    assert timedelta(seconds=29) < due - now <= timedelta(seconds=30)
    look = get_game(game.pk).next_look_at
    assert look is not None
    assert look <= due


def test_it_is_done_once() -> None:
    game, now = begin_an_hour_ahead()
    record_heartbeat(now=now)
    due = get_game(game.pk).due_at
    assert record_heartbeat(now=now + timedelta(seconds=3)) == 0
    assert get_game(game.pk).due_at == due
    assert SweepHeartbeat.objects.get(pk=Sweep.CLOCKS).at == now + timedelta(seconds=3)
    assert correct_deadlines(now + timedelta(seconds=3)) == 0


def test_a_question_from_before_the_jump_keeps_its_deadline() -> None:
    game, now = begin_an_hour_ahead()
    let_pass(game, HOUR.total_seconds() + 10)
    due = get_game(game.pk).due_at
    record_heartbeat(now=now)
    assert get_game(game.pk).due_at == due


def test_a_moment_is_not_worth_it() -> None:
    game, now = begin_an_hour_ahead()
    due = get_game(game.pk).due_at
    assert record_heartbeat(now=now + HOUR - timedelta(seconds=9)) == 0
    assert get_game(game.pk).due_at == due


def test_a_bank_keeps_its_time() -> None:
    game = clocked_table(Bank(60, 0))
    now = timezone.now() - HOUR
    correct_deadlines(now)
    clock = seat_clock(game, game.awaited[0])
    assert clock.bank == 60_000
    assert clock.asked_at is not None
    assert clock.due == clock.asked_at + 60_000


def test_outages_are_detected_again() -> None:
    game, now = begin_an_hour_ahead()
    Game.objects.filter(pk=game.pk).update(excused_at=now + HOUR)
    record_heartbeat(now=now)
    assert get_game(game.pk).excused_at == now
    assert record_heartbeat(now=now + timedelta(seconds=60)) == 1
    due = get_game(game.pk).due_at
    assert due is not None
    assert due - now > timedelta(seconds=88)


def dealt_an_hour_late() -> tuple[Game, datetime]:
    """Return a game whose first question was asked while the clock was an hour slow.

    And the right time then, at which the sweep had just beaten.
    """
    right = timezone.now() + HOUR
    record_heartbeat(now=right)
    return clocked_table(PerCommand(30)), right


def test_a_clock_set_right_before_a_sweep_saw_it_takes_nobodys_time() -> None:
    game, right = dealt_an_hour_late()
    assert record_heartbeat(now=right + timedelta(seconds=4)) == 0
    assert claim_overdue(now=right + timedelta(seconds=30)) == ()
    assert [one.game_id for one in claim_overdue(now=right + timedelta(seconds=40))] == [game.pk]


def test_a_command_while_no_sweep_has_seen_the_clock_asks_nobody_an_hour_ago() -> None:
    game = clocked_table(PerCommand(30))
    right = timezone.now() + HOUR
    record_heartbeat(now=right)
    seat, command = legal_move(game, random.Random(3))
    submit_command(game_id=game.pk, by=person_on(game, seat), seat=seat, command=command)
    due = get_game(game.pk).due_at
    assert due is not None
    assert right + timedelta(seconds=30) <= due <= right + timedelta(seconds=40)


def test_a_sweep_that_sees_the_clock_gives_the_time_of_one_command() -> None:
    game, right = dealt_an_hour_late()
    now = right - HOUR + timedelta(seconds=2)
    assert record_heartbeat(now=now) == 1
    due = get_game(game.pk).due_at
    assert due is not None
    assert abs(due - now - timedelta(seconds=30)) <= timedelta(milliseconds=1)


def test_an_outage_is_compensated_whatever_a_clock_that_was_ahead_compensated() -> None:
    game = clocked_table(PerCommand(30))
    now = timezone.now()
    record_heartbeat(now=now)
    Game.objects.filter(pk=game.pk).update(excused_at=now + 5 * HOUR)
    assert record_heartbeat(now=now + HOUR) == 1
    due = get_game(game.pk).due_at
    assert due is not None
    assert due >= now + HOUR + timedelta(seconds=29)
    assert get_game(game.pk).excused_at == now + HOUR


@pytest.mark.parametrize("hours", [1, 3, 7])
@pytest.mark.parametrize("seconds", [4, 15])
def test_nobody_waits_for_a_clock_that_was_ahead_between_two_sweeps(
    hours: int, seconds: int
) -> None:
    right = timezone.now() - hours * HOUR
    record_heartbeat(now=right)
    # It is dealt by the wrong clock; the sweeps see only the right one.
    game = clocked_table(PerCommand(30))
    now = right + timedelta(seconds=seconds)
    record_heartbeat(now=now)
    due = get_game(game.pk).due_at
    assert due is not None
    assert abs(due - now - timedelta(seconds=40)) <= timedelta(milliseconds=1)
    assert [one.game_id for one in claim_overdue(now=now + timedelta(seconds=41))] == [game.pk]


def test_a_player_who_is_asked_while_a_sweep_ends_an_outage_keeps_all_time() -> None:
    now = timezone.now() - timedelta(seconds=3)
    record_heartbeat(now=now - timedelta(seconds=30))
    game = clocked_table(PerCommand(30))
    due = get_game(game.pk).due_at
    Game.objects.filter(pk=game.pk).update(turn_due_at=now + CHECK_AGAIN_AFTER)
    record_heartbeat(now=now)
    row = get_game(game.pk)
    assert row.due_at == due
    assert row.turn_due_at == now + CHECK_AGAIN_AFTER


def test_nor_for_a_command_that_was_played_then() -> None:
    game = clocked_table(PerCommand(30))
    right = timezone.now() - HOUR
    record_heartbeat(now=right)
    seat, command = legal_move(game, random.Random(3))
    submit_command(game_id=game.pk, by=person_on(game, seat), seat=seat, command=command)
    now = right + timedelta(seconds=4)
    record_heartbeat(now=now)
    due = get_game(game.pk).due_at
    assert due is not None
    assert due - now <= timedelta(seconds=40)


@pytest.mark.parametrize("late", [timedelta(seconds=11), HOUR, 7 * HOUR])
def test_a_refused_command_notes_no_outage(late: timedelta) -> None:
    game = clocked_table(PerCommand(30))
    record_heartbeat(now=timezone.now() - late)
    before = list(SweepHeartbeat.objects.values())
    seat, command = legal_move(game, random.Random(3))
    by = person_on(game, seat)
    with pytest.raises(StaleVersion):
        submit_command(
            game_id=game.pk, by=by, seat=seat, command=command, expected_version=game.version - 1
        )
    with pytest.raises(CommandRefused):
        submit_command(game_id=game.pk, by=by, seat=seat, command=Take())
    assert list(SweepHeartbeat.objects.values()) == before
    submit_command(game_id=game.pk, by=by, seat=seat, command=command)
    assert SweepHeartbeat.objects.get(pk=Sweep.CLOCKS).unserved_since is not None


def test_an_outage_without_a_wrong_clock_corrects_nothing() -> None:
    game = clocked_table(PerCommand(30))
    now = timezone.now()
    record_heartbeat(now=now)
    assert record_heartbeat(now=now + timedelta(seconds=20)) == 1
    due = get_game(game.pk).due_at
    assert due is not None
    assert due >= now + timedelta(seconds=49)


def test_a_bot_is_awaited_no_longer_than_ever() -> None:
    game = running_table()
    now = timezone.now()
    fall_due(game, bot_due_at=bot_deadline(now + HOUR), turn_due_at=now + HOUR)
    assert correct_deadlines(now) == 1
    row = get_game(game.pk)
    assert row.bot_due_at == bot_deadline(now)
    assert row.turn_due_at is not None
    assert row.turn_due_at < now + timedelta(minutes=1)
    assert row.next_look_at is not None
    assert row.next_look_at <= bot_deadline(now)


def test_a_game_with_a_spoilt_clock_holds_up_no_other() -> None:
    spoilt, (game, now) = clocked_table(PerCommand(30)), begin_an_hour_ahead()
    Game.objects.filter(pk=spoilt.pk).update(clock_state=[{"due": "soon"}])
    record_heartbeat(now=now)
    due = get_game(game.pk).due_at
    assert due is not None
    assert due - now <= timedelta(seconds=30)


def test_web_processes_served_from_now_on() -> None:
    client = redis.Redis.from_url(settings.DURAK_REDIS_URL)
    ahead = timezone.now() + HOUR
    client.set(heartbeat.KEY, ahead.timestamp())
    heartbeat.beat()
    since = heartbeat.served_since()
    assert since is not None
    assert since <= timezone.now()
    client.delete(heartbeat.KEY)


@pytest.mark.usefixtures("nobody_here")
def test_nobody_stays_present_for_an_hour() -> None:
    client = redis.Redis.from_url(settings.DURAK_REDIS_URL)
    for key in (presence.ONLINE, presence.PLAYING, presence.AT_TABLES):
        client.zadd(key, {"7": (timezone.now() + HOUR).timestamp()})
    assert presence.collect_last_seen() == {}
    assert presence.online_users([7]) == set()
