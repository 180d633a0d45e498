"""A real Celery worker process plays the bots' turns, through a real Redis-compatible server."""

from contextlib import suppress
from datetime import timedelta

import pytest
from django.utils import timezone

from bots.tasks import nudge_bots, queue_turns, take_turn
from games.engine.offers import spelled_out
from games.play.errors import StaleVersion
from games.play.models import CommandReceipt, Game, GameStatus
from games.play.reactions import committed
from games.play.selectors.games import get_game
from games.play.selectors.updates import update_of
from games.play.services.commands import submit_command
from games.play.services.players import PersonActor
from games.records.audit import audit
from games.tables.services.creating import create_game
from games.tables.services.seat_plans import BotPlan, HostPlan
from games.tables.terms import TableChoice
from tests.support.bots import bots_table
from tests.support.clocks import fall_due
from tests.support.games import some_user
from tests.support.limits import WITH_PROCESSES
from tools.waiting import until

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("worker"),
    WITH_PROCESSES,
]
PATIENCE = 50


@pytest.fixture(autouse=True)
def _only_bots_react(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(committed, "_on_commit", {})
    committed.add("bot turns", queue_turns)


def is_finished(game: Game) -> bool:
    return get_game(game.pk).status == GameStatus.FINISHED


def test_a_game_of_bots_is_played_to_its_end() -> None:
    game = bots_table("beginner", "beginner", preset="duel")
    until(lambda: is_finished(game), seconds=PATIENCE)
    assert audit(get_game(game.pk)) == ()


def test_a_person_plays_a_whole_game_against_bots_of_the_worker() -> None:
    host = some_user()
    game = create_game(
        TableChoice(preset="perevodnoy"),
        [HostPlan(), BotPlan("beginner")],
        host_id=host.pk,
        start=True,
    )

    def my_turn_or_over() -> bool:
        row = get_game(game.pk)
        return row.status == GameStatus.FINISHED or 0 in row.awaited

    while not is_finished(game):
        until(my_turn_or_over)
        row = get_game(game.pk)
        if 0 in row.awaited:
            command = spelled_out(update_of(row).seen_by(0).legal)[0]
            # A bot may be quicker; then there is another choice to make.
            with suppress(StaleVersion):
                submit_command(
                    game_id=game.pk,
                    by=PersonActor(host.pk),
                    seat=0,
                    command=command,
                    expected_version=row.version,
                )
    assert audit(get_game(game.pk)) == ()


def test_tasks_that_are_delivered_many_times_are_played_once() -> None:
    committed._on_commit.clear()
    game = bots_table("beginner", "beginner", preset="duel")
    for _ in range(10):
        take_turn.delay(game.pk, game.awaited[0], game.version)
    until(lambda: is_finished(game), seconds=PATIENCE)
    receipts = CommandReceipt.objects.filter(seat__game=game).order_by("first_version")
    bought = [
        version
        for receipt in receipts
        for version in range(receipt.first_version, receipt.last_version + 1)
    ]
    assert bought == list(range(game.version + 1, get_game(game.pk).version + 1))


def test_a_lost_turn_is_found_by_the_sweep() -> None:
    committed._on_commit.clear()
    game = bots_table("beginner", "beginner", preset="duel")
    fall_due(game, bot_due_at=timezone.now() - timedelta(seconds=1))
    nudge_bots.delay()
    # The commits of the worker queue all later turns, so that one sweep is enough.
    until(lambda: is_finished(game), seconds=PATIENCE)
    assert audit(get_game(game.pk)) == ()
