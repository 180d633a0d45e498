"""Announcements of the operator, and the pause of rated games before a restart."""

from datetime import UTC, datetime, timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from django.utils import timezone

from games.play.models import Game, GameStatus
from games.play.time.clock import Control, Days, PerCommand
from games.tables.errors import RestartAhead
from games.tables.services.creating import create_game, start_game
from games.tables.services.seat_plans import HostPlan, OpenPlan
from games.tables.services.seating import join_game
from games.tables.terms import TableChoice
from notifications.management.commands.announce import restart_time
from notifications.selectors.announcements import announcement_at
from tests.support.api import ApiClient
from tests.support.games import some_user
from tests.support.seeks import seeking, swept

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 12, 31, 12, 0, 30, tzinfo=UTC)


def announce(*words: str, **options: object) -> str:
    """Return the output of the command."""
    said = StringIO()
    call_command("announce", *words, stdout=said, **options)
    return said.getvalue()


def told() -> object:
    reply = ApiClient().get("announcement")
    assert reply.headers["Cache-Control"] == "public, max-age=15"
    return reply.body["announcement"]


def table(*, is_rated: bool, clock: Control | None) -> tuple[str, int]:
    """Return a full table that has not begun, and its host."""
    host, other = some_user(), some_user()
    game = create_game(
        TableChoice(preset="duel", is_rated=is_rated, clock=clock),
        [HostPlan(), OpenPlan()],
        host_id=host.pk,
    )
    join_game(game_id=game.pk, user_id=other.pk)
    return game.pk, host.pk


def test_there_is_no_announcement_at_first() -> None:
    assert told() is None
    assert announce() == "Nothing is announced.\n"
    assert announce(over=True) == "There was no announcement.\n"


def test_an_announcement_is_shown_in_each_language_until_its_end() -> None:
    announce("Tournament on Sunday", de="Turnier am Sonntag", minutes=60)
    shown = told()
    assert isinstance(shown, dict)
    assert shown["texts"] == {"en": "Tournament on Sunday", "de": "Turnier am Sonntag"}
    assert (shown["restart_at"], shown["rated_games_rest"]) == (None, False)
    assert announcement_at(timezone.now() + timedelta(minutes=61)) is None
    announce(over=True)
    assert told() is None


def test_only_the_newest_announcement_is_shown() -> None:
    announce("One")
    announce("Two")
    assert told()["texts"] == {"en": "Two"}  # type: ignore[index]  # not None here
    announce(over=True)
    assert told() is None


def test_words_need_english() -> None:
    with pytest.raises(CommandError, match="English"):
        announce(de="Hallo")


def test_a_restart_is_announced_before_rated_games_pause() -> None:
    said = announce(restart_in=30, rest=10)
    assert "no new rated games from" in said
    shown = told()
    assert isinstance(shown, dict)
    assert shown["rated_games_rest"] is False
    begun, host = table(is_rated=True, clock=PerCommand(30))
    assert start_game(game_id=begun, user_id=host).status == GameStatus.ACTIVE


def test_no_rated_game_begins_shortly_before_a_restart_until_it_is_over() -> None:
    announce(restart_in=10, rest=15)
    assert told()["rated_games_rest"] is True  # type: ignore[index]  # not None here
    game_id, host = table(is_rated=True, clock=PerCommand(30))
    with pytest.raises(RestartAhead):
        start_game(game_id=game_id, user_id=host)
    assert Game.objects.get(pk=game_id).status == GameStatus.OPEN
    announce(over=True)
    assert start_game(game_id=game_id, user_id=host).status == GameStatus.ACTIVE


def test_quick_match_pairs_for_casual_games_alone_before_a_restart() -> None:
    for is_rated in (True, True, False, False):
        seeking("duel", is_rated=is_rated)
    announce(restart_in=10, rest=15)
    assert [game.is_rated for game in swept()] == [False]
    announce(over=True)
    assert [game.is_rated for game in swept()] == [True]


@pytest.mark.parametrize(("is_rated", "clock"), [(False, PerCommand(30)), (True, Days(3))])
def test_casual_games_and_those_of_days_begin_all_the_same(is_rated: bool, clock: Control) -> None:
    announce(restart_in=10, rest=15)
    game_id, host = table(is_rated=is_rated, clock=clock)
    assert start_game(game_id=game_id, user_id=host).status == GameStatus.ACTIVE


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        ("12:30", datetime(2026, 12, 31, 12, 30, tzinfo=UTC)),
        ("11:30", datetime(2027, 1, 1, 11, 30, tzinfo=UTC)),
        ("2027-01-02T22:00", datetime(2027, 1, 2, 22, 0, tzinfo=UTC)),
        ("2027-01-02T22:00+02:00", datetime(2027, 1, 2, 20, 0, tzinfo=UTC)),
    ],
)
def test_times_are_in_utc_and_the_next_ones(at: str, expected: datetime) -> None:
    assert restart_time(at, None, now=NOON) == expected


@pytest.mark.parametrize("at", ["noon", "25:00", "2026-12-31T11:00", "12"])
def test_a_time_that_is_none_or_is_over_is_refused(at: str) -> None:
    with pytest.raises(CommandError):
        restart_time(at, None, now=NOON)
