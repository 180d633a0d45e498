"""The machine's clock is set back: nobody waits for as long as it was."""

from datetime import datetime, timedelta

import pytest
import redis
from django.conf import settings
from django.utils import timezone

from games.play.clocks import Bank, PerCommand
from games.play.models import Game, Sweep, SweepPulse
from games.play.selectors.games import get_game
from games.play.time.deadlines import bot_deadline
from games.play.time.setting_back import set_clocks_back
from tests.support.clocks import clocked_table, fall_due, keep_pulse, let_pass, seat_clock
from tests.support.games import running_table
from web import presence, serving

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
HOUR = timedelta(hours=1)


def begin_an_hour_ahead() -> tuple[Game, datetime]:
    """A game that was dealt while the clock was an hour fast, and the time that it is really."""
    game = clocked_table(PerCommand(30))
    ahead = timezone.now()
    keep_pulse(now=ahead)
    return game, ahead - HOUR


def test_who_is_asked_has_the_time_of_one_command_again() -> None:
    game, now = begin_an_hour_ahead()
    assert keep_pulse(now=now) == 1
    due = get_game(game.pk).due_at
    assert due is not None
    assert timedelta(seconds=29) < due - now <= timedelta(seconds=30)
    look = get_game(game.pk).next_look_at
    assert look is not None
    assert look <= due


def test_it_is_done_once() -> None:
    game, now = begin_an_hour_ahead()
    keep_pulse(now=now)
    due = get_game(game.pk).due_at
    assert keep_pulse(now=now + timedelta(seconds=3)) == 0
    assert get_game(game.pk).due_at == due
    assert SweepPulse.objects.get(pk=Sweep.CLOCKS).at == now + timedelta(seconds=3)
    assert set_clocks_back(now + timedelta(seconds=3)) == 0


def test_what_was_asked_before_keeps_its_deadline() -> None:
    game, now = begin_an_hour_ahead()
    let_pass(game, HOUR.total_seconds() + 10)
    due = get_game(game.pk).due_at
    keep_pulse(now=now)
    assert get_game(game.pk).due_at == due


def test_a_moment_is_not_worth_it() -> None:
    game, now = begin_an_hour_ahead()
    due = get_game(game.pk).due_at
    assert keep_pulse(now=now + HOUR - timedelta(seconds=9)) == 0
    assert get_game(game.pk).due_at == due


def test_a_bank_keeps_what_is_in_it() -> None:
    game = clocked_table(Bank(60, 0))
    now = timezone.now() - HOUR
    set_clocks_back(now)
    clock = seat_clock(game, game.awaited[0])
    assert clock.bank == 60_000
    assert clock.asked_at is not None
    assert clock.due == clock.asked_at + 60_000


def test_silences_count_again() -> None:
    game, now = begin_an_hour_ahead()
    Game.objects.filter(pk=game.pk).update(excused_at=now + HOUR)
    keep_pulse(now=now)
    assert get_game(game.pk).excused_at == now
    assert keep_pulse(now=now + timedelta(seconds=60)) == 1
    due = get_game(game.pk).due_at
    assert due is not None
    assert due - now > timedelta(seconds=88)


def test_a_bot_is_awaited_no_longer_than_ever() -> None:
    game = running_table()
    now = timezone.now()
    fall_due(game, bot_due_at=bot_deadline(now + HOUR), turn_due_at=now + HOUR)
    assert set_clocks_back(now) == 1
    row = get_game(game.pk)
    assert row.bot_due_at == bot_deadline(now)
    assert row.turn_due_at is not None
    assert row.turn_due_at < now + timedelta(minutes=1)
    assert row.next_look_at is not None
    assert row.next_look_at <= bot_deadline(now)


def test_a_game_with_a_spoilt_clock_holds_up_no_other() -> None:
    spoilt, (game, now) = clocked_table(PerCommand(30)), begin_an_hour_ahead()
    Game.objects.filter(pk=spoilt.pk).update(clock_state=[{"due": "soon"}])
    keep_pulse(now=now)
    due = get_game(game.pk).due_at
    assert due is not None
    assert due - now <= timedelta(seconds=30)


def test_web_processes_served_from_now_on() -> None:
    client = redis.Redis.from_url(settings.DURAK_REDIS_URL)
    ahead = timezone.now() + HOUR
    client.set(serving.KEY, ahead.timestamp())
    serving.beat()
    since = serving.served_since()
    assert since is not None
    assert since <= timezone.now()
    client.delete(serving.KEY)


@pytest.mark.usefixtures("nobody_here")
def test_nobody_stays_here_for_an_hour() -> None:
    client = redis.Redis.from_url(settings.DURAK_REDIS_URL)
    for key in (presence.ONLINE, presence.PLAYING, presence.AT_TABLES):
        client.zadd(key, {"7": (timezone.now() + HOUR).timestamp()})
    assert presence.collect_seen() == {}
    assert presence.who_is_here([7]) == set()
