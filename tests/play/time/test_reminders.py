"""Reminders: awaited players who are absent from their table are notified, once a turn."""

import random
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import User
from games.play.models import Game, Seat
from games.play.selectors.games import get_game
from games.play.time.clock import Days, PerCommand
from games.play.time.deadlines import CHECK_AGAIN_AFTER, TURN_GRACE
from games.play.time.sweeps.reminders import remind_players
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import BotPlan, HostPlan, SeatPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from notifications.kinds import Channel, Kind, Topic
from notifications.models import Notification
from notifications.services.notifying import mark_read
from notifications.services.preferences import change_preferences
from tests.support.clocks import clocked_table, fall_due
from tests.support.games import finished_table, open_table, play, running_table, some_user
from web.realtime import presence

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("nobody_here", "no_reactions"),
]


def awaited_id(game: Game) -> int:
    seat = Seat.objects.get(game=game, number=get_game(game.pk).awaited[0])
    assert seat.user_id is not None
    return seat.user_id


def turns_told(user_id: int) -> list[Notification]:
    return list(Notification.objects.filter(user_id=user_id, kind=Kind.TURN).order_by("pk"))


def sweep(game: Game) -> int:
    """Run the sweep at the moment when a reminder is due; return the number of reminders."""
    due = get_game(game.pk).turn_due_at
    assert due is not None
    return remind_players(now=due)


def move_on(game: Game) -> None:
    """Play until another person is awaited."""
    before = awaited_id(game)
    moves = play(game.pk, random.Random(2))
    while awaited_id(game) == before:
        next(moves)


@pytest.mark.parametrize("are_all_bots", [True, False])
def test_programs_that_play_each_other_are_not_reminded(are_all_bots: bool) -> None:
    game = open_table(2)
    other = some_user()
    bots = [game.host_id, other.pk] if are_all_bots else [other.pk]
    User.objects.filter(pk__in=bots).update(is_bot=True)
    join_game(game_id=game.pk, user_id=other.pk)
    game = start_game(game_id=game.pk, user_id=game.host_id)
    assert (game.turn_due_at is None) == are_all_bots
    list(play(game.pk, random.Random(1), most=5))
    assert (get_game(game.pk).turn_due_at is None) == are_all_bots


def test_a_game_waits_for_a_moment_before_a_player_is_reminded() -> None:
    game = running_table()
    assert game.turn_due_at is not None
    assert remind_players(now=game.turn_due_at - timedelta(milliseconds=1)) == 0
    assert remind_players(now=game.turn_due_at) == 1
    assert [row.game_id for row in turns_told(awaited_id(game))] == [game.pk]
    assert get_game(game.pk).turn_due_at is None


def test_every_move_puts_it_off() -> None:
    game = running_table()
    assert game.turn_due_at is not None
    before = timezone.now()
    move_on(game)
    due = get_game(game.pk).turn_due_at
    assert due is not None
    assert due >= before + TURN_GRACE


def test_a_player_with_the_table_open_is_not_reminded_but_checked_again() -> None:
    game = running_table()
    user_id = awaited_id(game)
    presence.mark_at_table(user_id, game.pk)
    due = game.turn_due_at
    assert due is not None
    assert remind_players(now=due) == 0
    assert get_game(game.pk).turn_due_at == due + CHECK_AGAIN_AFTER
    presence.mark_left_table(user_id, game.pk)
    assert sweep(game) == 1


def test_another_table_being_open_is_no_excuse() -> None:
    game, other = running_table(), running_table()
    presence.mark_at_table(awaited_id(game), other.pk)
    assert sweep(game) == 1


def test_where_commands_have_days_an_open_page_is_no_excuse() -> None:
    game = clocked_table(Days(1))
    presence.mark_at_table(awaited_id(game), game.pk)
    assert sweep(game) == 1


def test_a_turn_has_one_reminder_however_often_the_sweep_runs() -> None:
    game = running_table()
    assert sweep(game) == 1
    fall_due(game, turn_due_at=timezone.now())
    assert sweep(game) == 0
    assert len(turns_told(awaited_id(game))) == 1


def test_the_next_turn_updates_the_same_notification_until_it_is_read() -> None:
    game = running_table()
    user_id = awaited_id(game)
    assert sweep(game) == 1
    move_on(game)
    move_on(game)
    assert awaited_id(game) == user_id
    assert sweep(game) == 1
    assert len(turns_told(user_id)) == 1
    mark_read(user_id=user_id, game_id=game.pk)
    move_on(game)
    move_on(game)
    assert sweep(game) == 1
    assert [row.read_at is None for row in turns_told(user_id)] == [False, True]


def test_a_push_is_good_for_no_longer_than_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[timedelta] = []

    def notify(*, good_for: timedelta, **_: object) -> None:
        given.append(good_for)

    monkeypatch.setattr("games.play.time.sweeps.reminders.notify", notify)
    game = clocked_table(PerCommand(30))
    assert game.turn_due_at is not None
    remind_players(now=game.turn_due_at)
    # Thirty seconds a command, six of which have passed.
    assert given == [pytest.approx(timedelta(seconds=24), abs=timedelta(milliseconds=20))]


def test_a_player_against_bots_only_is_not_reminded() -> None:
    host = some_user()
    plans: list[SeatPlan] = [HostPlan(), BotPlan("beginner")]
    game = create_game(TableChoice(preset="duel"), plans, host_id=host.pk, start=True)
    assert get_game(game.pk).turn_due_at is None


def test_nobody_is_called_to_a_game_that_is_over() -> None:
    game = finished_table()
    fall_due(game, turn_due_at=timezone.now())
    assert remind_players(now=timezone.now()) == 0


def test_a_player_who_switched_reminders_off_gets_none() -> None:
    game = running_table()
    user_id = awaited_id(game)
    off = dict.fromkeys(Channel, False)
    change_preferences(user_id=user_id, channels={Topic.TURN: off}, invited_by=None)
    assert sweep(game) == 0
    assert turns_told(user_id) == []
