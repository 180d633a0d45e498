"""Abandoned games against bots: they are called off after a week, and the player is notified."""

from datetime import timedelta

import pytest
from django.utils import timezone
from pytest_django.fixtures import Settings

from games.play.log import load
from games.play.models import Game, StoredEvent
from games.play.selectors.games import get_game
from games.play.services.abandoned import end_abandoned_games
from games.records.audit import audit
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import BotPlan, HostPlan, SeatPlan
from games.tables.terms import TableChoice
from notifications.models import Notification
from tests.support.clocks import clocked_table
from tests.support.games import open_table, some_user
from web.realtime.presence import mark_at_table

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("nobody_here", "no_reactions")]


def against_a_bot() -> Game:
    seats: list[SeatPlan] = [HostPlan(), BotPlan("beginner")]
    return create_game(TableChoice(preset="podkidnoy"), seats, host_id=some_user().pk, start=True)


def long_ago(game: Game, **since: float) -> Game:
    """Move all moments of the game back by this time."""
    then = timezone.now() - timedelta(**since)
    StoredEvent.objects.filter(game=game).update(at=then)
    Game.objects.filter(pk=game.pk).update(started_at=then)
    return game


def test_after_a_week_without_a_move_the_game_is_called_off_and_its_player_notified() -> None:
    game = long_ago(against_a_bot(), days=7, minutes=1)
    assert end_abandoned_games(now=timezone.now()) == 1
    game = get_game(game.pk)
    assert (game.status, game.bot_due_at) == ("cancelled", None)
    assert load(game.pk)[-1].cause == "service"
    assert audit(game) == ()
    told = Notification.objects.get(user_id=game.host_id)
    assert (told.kind, told.game_id, told.data) == (
        "game_called_off",
        game.pk,
        {"reason": "abandoned"},
    )
    assert end_abandoned_games(now=timezone.now()) == 0


def test_before_that_nothing_happens_and_the_setting_says_how_long(
    settings: Settings,
) -> None:
    game = long_ago(against_a_bot(), days=6)
    assert end_abandoned_games(now=timezone.now()) == 0
    settings.DURAK_ABANDONED_DAYS = 5
    assert end_abandoned_games(now=timezone.now()) == 1
    assert get_game(game.pk).status == "cancelled"


def test_a_game_that_its_player_has_open_goes_on() -> None:
    game = long_ago(against_a_bot(), days=8)
    mark_at_table(game.host_id, game.pk)
    assert end_abandoned_games(now=timezone.now()) == 0


def test_games_of_several_people_or_with_a_clock_or_not_running_are_left_alone() -> None:
    untimed = clocked_table(None)
    for game in (untimed, clocked_table(), open_table()):
        long_ago(game, days=8)
    assert end_abandoned_games(now=timezone.now()) == 0


def test_a_broken_one_stays_for_staff_and_stops_no_other(
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken, other = long_ago(against_a_bot(), days=9), long_ago(against_a_bot(), days=8)
    Game.objects.filter(pk=broken.pk).update(position="spoilt")
    assert end_abandoned_games(now=timezone.now()) == 1
    assert get_game(other.pk).status == "cancelled"
    assert Game.objects.get(pk=broken.pk).status == "active"
    assert broken.pk in caplog.text
