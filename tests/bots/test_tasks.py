"""Bots' turns in Celery: queued on commit, delayed, and queued again by a sweep when lost."""

import time
from dataclasses import replace
from datetime import timedelta
from typing import Any, get_args

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from bots import tasks
from bots.strategies.registry import STRATEGIES
from bots.tasks import FINE, lay_choice, nudge_bots, queue_turns, take_turn
from durak_site.celery import app
from games.play.messages.game import BotLevelName
from games.play.models import BotLevel, Game
from games.play.reactions import AwaitedBot, Committed
from games.play.selectors.games import get_game
from games.play.time.sweeps.lost_turns import LostTurn, claim_lost_turns
from games.records.audit import audit
from tests.support.bots import bots_table
from tests.support.clocks import fall_due
from tests.support.games import running_table

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("no_reactions")]
Sent = list[tuple[Any, dict[str, Any]]]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    """Collect the turns that would be queued."""
    messages: Sent = []
    monkeypatch.setattr(
        tasks.take_turn, "apply_async", lambda args, **options: messages.append((args, options))
    )
    return messages


def committed(*awaited_bots: int, level: str = "casual") -> Committed:
    return Committed(
        game_id="abcdefghij",
        first_version=5,
        last_version=7,
        is_table_changed=False,
        awaited_bots=tuple(AwaitedBot(seat, level) for seat in awaited_bots),
    )


def overdue(game: Game) -> None:
    fall_due(game, bot_due_at=timezone.now() - timedelta(seconds=1))


def test_of_awaited_bots_the_first_gets_a_turn_at_the_newest_version(
    sent: Sent, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.DURAK_BOT_DELAY_MS = 900
    chances = iter((FINE - 1, 0, FINE // 2))
    monkeypatch.setattr("bots.tasks.secrets.randbelow", lambda _: next(chances))
    queue_turns(committed(1, 2, 3))
    assert [args for args, _ in sent] == [("abcdefghij", 2, 7)]


@pytest.mark.django_db(transaction=True)
def test_a_turn_reads_what_is_new_and_writes_once() -> None:
    game = bots_table("beginner", "beginner")
    assert take_turn(game.pk, game.awaited[0], game.version)
    game = get_game(game.pk)
    with CaptureQueriesContext(connection) as queries:
        assert take_turn(game.pk, game.awaited[0], game.version)
    # Row, seats and new events; then PostgreSQL takes one, SQLite BEGIN, the row, the events, the
    # receipt, COMMIT.
    assert len(queries) == 3 + (1 if connection.vendor == "postgresql" else 5)
    assert audit(get_game(game.pk)) == ()


def test_nothing_is_queued_when_no_bot_is_awaited(sent: Sent) -> None:
    queue_turns(committed())
    assert sent == []


def test_a_slow_bot_begins_at_once_and_plays_when_its_pause_is_over(
    sent: Sent, settings: Any
) -> None:
    settings.DURAK_BOT_DELAY_MS = 900
    now = time.time()
    queue_turns(committed(1, level="master"))
    [((game_id, seat, version, due), options)] = sent
    assert (game_id, seat, version) == ("abcdefghij", 1, 7)
    assert "countdown" not in options
    # .8 of 900 ms, 15 % more or less, and half of it where nobody else could play.
    assert now + 0.3 < due < time.time() + 0.42


def test_a_choice_is_laid_once_its_pause_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting: Sent = []
    monkeypatch.setattr(
        tasks.lay_choice, "apply_async", lambda args, **options: waiting.append((args, options))
    )
    game = bots_table("clever", "clever")
    turn = (game.pk, game.awaited[0], game.version)
    assert not take_turn(*turn, time.time() + 900)
    assert get_game(game.pk).version == game.version
    [(choice, options)] = waiting
    assert 800 < options["countdown"] <= 900
    assert lay_choice(*choice)
    assert get_game(game.pk).version > game.version
    assert not lay_choice(*choice)


def test_a_choice_made_in_a_history_that_was_lost_is_not_laid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waiting: list[tuple[Any, ...]] = []
    monkeypatch.setattr(tasks.lay_choice, "apply_async", lambda args, **_: waiting.append(args))
    game = bots_table("clever", "clever")
    assert not take_turn(game.pk, game.awaited[0], game.version, time.time() + 900)
    game_id, seat, version, command, mark = waiting[0]
    # The same version, with other events before it.
    Game.objects.filter(pk=game.pk).update(mark=f"{game.version}-0123456789ab")
    assert not lay_choice(game_id, seat, version, command, mark)
    assert get_game(game.pk).version == game.version
    # A worker of a former version did not say in which history it chose.
    assert lay_choice(game_id, seat, version, command)


def test_a_choice_whose_pause_is_over_already_is_laid_at_once() -> None:
    game = bots_table("clever", "clever")
    assert take_turn(game.pk, game.awaited[0], game.version, time.time() - 1)
    assert not take_turn(game.pk, game.awaited[0], game.version, time.time() - 1)


@pytest.mark.parametrize(("at_once", "waits"), [(False, True), (True, False)])
def test_bots_seem_to_think_only_while_a_person_plays(
    sent: Sent, settings: Any, at_once: bool, waits: bool
) -> None:
    settings.DURAK_BOT_DELAY_MS = 900
    queue_turns(replace(committed(1), bots_at_once=at_once))
    [(_, options)] = sent
    assert (options.get("countdown", 0) > 0) == waits


def test_a_game_has_a_deadline_for_its_bot_and_a_game_of_people_has_none() -> None:
    assert bots_table("beginner", "beginner").bot_due_at is not None
    assert running_table(2).bot_due_at is None


def test_a_turn_is_lost_after_its_deadline_only() -> None:
    game = bots_table("beginner", "beginner")
    assert game.bot_due_at is not None
    assert claim_lost_turns(now=game.bot_due_at - timedelta(milliseconds=1)) == ()
    lost = claim_lost_turns(now=game.bot_due_at)
    assert lost == (LostTurn(game.pk, game.awaited[0], game.version),)


def test_a_claimed_turn_gets_a_new_deadline_and_comes_back_after_it() -> None:
    game = bots_table("beginner", "beginner")
    assert game.bot_due_at is not None
    assert claim_lost_turns(now=game.bot_due_at)
    assert claim_lost_turns(now=game.bot_due_at) == ()
    later = get_game(game.pk).bot_due_at
    assert later is not None
    assert later > game.bot_due_at
    assert claim_lost_turns(now=later)


def test_the_sweep_takes_the_oldest_turns_first_up_to_its_limit() -> None:
    games = [bots_table("beginner", "beginner") for _ in range(3)]
    now = timezone.now()
    for age, game in enumerate(games):
        fall_due(game, bot_due_at=now - timedelta(seconds=age))
    claimed = claim_lost_turns(now=now, limit=2)
    assert {turn.game_id for turn in claimed} == {games[1].pk, games[2].pk}


def test_the_turns_of_a_claim_are_in_the_order_of_their_deadlines() -> None:
    games = [bots_table("beginner", "beginner") for _ in range(4)]
    now = timezone.now()
    for age, game in zip((2, 4, 1, 3), games, strict=True):
        fall_due(game, bot_due_at=now - timedelta(seconds=age))
    claimed = [turn.game_id for turn in claim_lost_turns(now=now)]
    assert claimed == [games[place].pk for place in (1, 3, 0, 2)]


def test_the_sweep_queues_lost_turns_again_without_delay(sent: Sent) -> None:
    game = bots_table("beginner", "beginner")
    overdue(game)
    assert nudge_bots() == 1
    assert sent == [((game.pk, game.awaited[0], game.version), {})]
    assert nudge_bots() == 0


def test_the_schedule_names_only_tasks_that_exist() -> None:
    app.loader.import_default_modules()
    scheduled = {entry["task"] for entry in app.conf.beat_schedule.values()}
    assert {"bots.nudge_bots", "play.forget_receipts", "play.expire_clocks"} <= scheduled
    assert scheduled <= set(app.tasks)


def test_strategies_rows_and_messages_have_equal_levels_in_equal_order() -> None:
    assert list(STRATEGIES) == BotLevel.values == list(get_args(BotLevelName))
