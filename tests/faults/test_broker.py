"""A broker that is down costs a bot's answer some seconds, never a command."""

import os
import subprocess
import sys

import pytest

from games.play import reactions
from games.play.selectors.games import get_game
from games.play.time.sweeps.lost_turns import claim_lost_turns
from games.records.audit import audit
from tests.support.bots import bots_table
from tests.support.limits import WITH_PROCESSES
from tests.support.worker import test_database_url as database_url

pytestmark = [pytest.mark.django_db(transaction=True), WITH_PROCESSES]


def test_a_command_is_accepted_without_a_broker_and_the_bots_turn_is_found_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reactions.committed, "_on_commit", {})
    game = bots_table("beginner", "beginner")
    played = subprocess.run(
        (sys.executable, "-m", "tests.support.crashing", game.pk, str(game.awaited[0]), "told"),
        env={
            **os.environ,
            "DATABASE_URL": database_url(),
            "REDIS_URL": "unix:///nowhere/redis.sock",
        },
        check=False,
        timeout=50,
        capture_output=True,
        text=True,
    )
    said = played.stdout + played.stderr
    assert played.returncode == 0, said
    assert "reaction bot turns failed" in said
    assert "Traceback" in said
    row = get_game(game.pk)
    assert row.version > game.version
    assert audit(row) == ()
    assert row.bot_due_at is not None
    assert [turn.seat for turn in claim_lost_turns(now=row.bot_due_at)] == row.awaited
