"""Each game gets the time of an outage back once, in batches of a few games."""

import random
import re

import pytest
from django.utils import timezone

from games.engine import Command
from games.engine.commands import Done, Take
from games.play.models import Game
from games.play.reactions import Committed, committed
from games.play.selectors.games import get_game
from games.play.services.commands import submit_command
from games.play.time import compensation
from games.play.time.clock import PerCommand
from games.play.time.columns import milliseconds
from tests.support.clocks import clocked_table, let_pass, record_heartbeat, seat_clock
from tests.support.games import legal_move, person_on, play

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
TIME, USED, OUTAGE = 600, 400, 6000
"""Seconds: for a command, used before the outage, and of the outage."""
LEFT = TIME - USED
SLACK = 60
"""Seconds that a test may take."""


def act(game: Game, seat: int, command: Command) -> Game:
    """Return the game after the command."""
    submit_command(game_id=game.pk, by=person_on(game, seat), seat=seat, command=command)
    return get_game(game.pk)


def two_attackers_asked() -> Game:
    """Return a table of three with a clock, where the defender takes what was led."""
    game = clocked_table(PerCommand(TIME), seats=3)
    game = act(game, *legal_move(game, random.Random(3)))
    return act(game, game.awaited[0], Take())


def seconds_left(game: Game, seat: int) -> float:
    """Return the seconds until the time of the seat is up; negative after that."""
    due = seat_clock(game, seat).due
    assert due is not None
    return (due - milliseconds(timezone.now())) / 1000


def test_a_game_that_a_command_compensated_is_not_compensated_again() -> None:
    game = two_attackers_asked()
    acting, waiting = game.awaited
    record_heartbeat(now=timezone.now())
    let_pass(game, USED)
    act(let_pass(game, OUTAGE, is_service_up=False), acting, Done())
    assert LEFT - SLACK < seconds_left(game, waiting) <= LEFT
    record_heartbeat(now=timezone.now())
    assert LEFT - SLACK < seconds_left(game, waiting) <= LEFT


def test_a_sweep_that_breaks_off_has_compensated_some_games_and_the_next_one_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [clocked_table(PerCommand(TIME)) for _ in range(3)]
    record_heartbeat(now=timezone.now())
    for number, game in enumerate(games):
        let_pass(game, USED)
        let_pass(game, OUTAGE, is_service_up=number > 0)

    def all_left() -> list[float]:
        return sorted(seconds_left(game, game.awaited[0]) for game in games)

    given: list[str] = []
    compensate = compensation._compensate

    def break_off(game: Game, **outage: object) -> None:
        if given:
            raise ConnectionError("the database is gone")
        given.append(game.pk)
        compensate(game, **outage)  # type: ignore[arg-type] # handed on as they come

    monkeypatch.setattr(compensation, "BATCH", 1)
    with monkeypatch.context() as broken:
        broken.setattr(compensation, "_compensate", break_off)
        with pytest.raises(ConnectionError):
            record_heartbeat(now=timezone.now())
    *late, on_time = all_left()
    assert all(seconds < LEFT - OUTAGE + SLACK for seconds in late)
    assert LEFT - SLACK < on_time <= LEFT
    record_heartbeat(now=timezone.now())
    assert all(LEFT - SLACK < seconds <= LEFT for seconds in all_left())


@pytest.mark.django_db(transaction=True)
def test_time_given_back_ends_no_game_so_nothing_looks_for_results() -> None:
    heard: list[Committed] = []
    game = clocked_table(PerCommand(TIME))
    record_heartbeat(now=timezone.now())
    let_pass(game, OUTAGE, is_service_up=False)
    committed.add("test", heard.append)
    record_heartbeat(now=timezone.now())
    assert [news.game_id for news in heard] == [game.pk]
    assert not any(news.may_be_over for news in heard)
    heard.clear()
    list(play(game.pk, random.Random(1)))
    assert [news.may_be_over for news in heard] == [False] * (len(heard) - 1) + [True]


def test_an_outage_is_logged_with_its_length_and_the_games(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = clocked_table(PerCommand(TIME))
    record_heartbeat(now=timezone.now())
    let_pass(game, OUTAGE, is_service_up=False)
    record_heartbeat(now=timezone.now())
    assert re.search(r"clocks gave 600\d\.\d s of an outage back in 1 rows", caplog.text)
