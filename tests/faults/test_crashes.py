"""A process killed at any line of a command leaves all of it or nothing, and play goes on."""

import os
import signal
import subprocess
import sys

import pytest

from bots.tasks import take_turn
from games.play import reactions
from games.play.models import CommandReceipt, Game, StoredEvent
from games.play.selectors.games import get_game
from games.play.time.sweeps.lost_turns import claim_lost_turns
from games.records.audit import audit
from tests.support.bots import bots_table
from tests.support.limits import WITH_PROCESSES
from tests.support.worker import test_database_url as database_url

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(reactions.committed, "_on_commit", {})
    return bots_table("beginner", "beginner")


def play_in_a_process_that_dies(game: Game, moment: str) -> int:
    command = (
        sys.executable,
        "-m",
        "tests.support.crashing",
        game.pk,
        str(game.awaited[0]),
        moment,
    )
    environment = {**os.environ, "DATABASE_URL": database_url()}
    return subprocess.run(command, env=environment, check=False, timeout=50).returncode


def rows(game: Game) -> tuple[int, int, int]:
    return (
        get_game(game.pk).version,
        StoredEvent.objects.filter(game_id=game.pk).count(),
        CommandReceipt.objects.filter(seat__game=game).count(),
    )


@pytest.mark.parametrize("moment", ["before_write", "in_transaction"])
def test_a_crash_before_the_commit_leaves_nothing_and_no_lock(game: Game, moment: str) -> None:
    before = rows(game)
    assert play_in_a_process_that_dies(game, moment) == -signal.SIGKILL
    assert rows(game) == before
    assert take_turn(game_id=game.pk, seat=game.awaited[0], version=game.version)
    assert audit(get_game(game.pk)) == ()


def test_a_crash_after_the_commit_keeps_the_command_and_the_sweep_finds_what_was_not_told(
    game: Game,
) -> None:
    assert play_in_a_process_that_dies(game, "after_commit") == -signal.SIGKILL
    row = get_game(game.pk)
    assert row.version > game.version
    assert rows(game) == (row.version, row.version, 1)
    assert audit(row) == ()
    assert row.bot_due_at is not None
    lost = claim_lost_turns(now=row.bot_due_at)
    assert [(turn.seat, turn.version) for turn in lost] == [
        (seat, row.version) for seat in row.awaited
    ]


def test_the_process_of_these_tests_plays_when_nobody_kills_it(game: Game) -> None:
    assert play_in_a_process_that_dies(game, "never") == 0
    assert rows(game)[0] > game.version
