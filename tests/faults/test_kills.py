"""Several processes play one game and are killed at random: what was answered stays."""

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from games.play import reactions
from games.play.models import CommandReceipt, Game, GameStatus
from games.play.selectors.games import get_game
from games.records.audit import audit
from tests.support.bots import bots_table
from tests.support.limits import WITH_PROCESSES
from tests.support.waiting import until_done
from tests.support.worker import test_database_url as database_url

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.long, WITH_PROCESSES]
PROCESSES = 3
KILLS = 2


class Players:
    """Processes that play the game, each writing its answers to a separate file."""

    def __init__(self, game: Game, folder: Path) -> None:
        self._game = game
        self._folder = folder
        self._started = 0
        self.running = [self._start() for _ in range(PROCESSES)]

    def _start(self) -> subprocess.Popen[bytes]:
        self._started += 1
        with (self._folder / f"{self._started}.txt").open("wb") as output:
            return subprocess.Popen(
                (sys.executable, "-m", "tests.support.playing", self._game.pk),
                stdout=output,
                env={**os.environ, "DATABASE_URL": database_url()},
            )

    def kill_one(self, rng: random.Random) -> None:
        """Kill any of them and start another in its place."""
        victim = rng.randrange(PROCESSES)
        self.running[victim].send_signal(signal.SIGKILL)
        self.running[victim].wait()
        self.running[victim] = self._start()

    def answered(self) -> list[int]:
        """Return the first version of every command that a process received as accepted."""
        files = self._folder.glob("*.txt")
        return sorted(int(line) for file in files for line in file.read_text().splitlines())

    def stop(self) -> None:
        """End them all."""
        for process in self.running:
            process.kill()
            process.wait()


def test_no_accepted_command_is_lost_or_doubled_when_processes_are_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reactions.committed, "_on_commit", {})
    seed = 8
    rng = random.Random(seed)
    game = bots_table(*["beginner"] * 4)
    players = Players(game, tmp_path)
    try:
        for _ in range(KILLS):
            reached = get_game(game.pk).version + rng.randrange(1, 12)
            until_done(partial(is_at, game, reached), partial(version_of, game))
            players.kill_one(rng)
        until_done(
            lambda: get_game(game.pk).status == GameStatus.FINISHED, partial(version_of, game)
        )
        until_done(
            lambda: all(process.poll() == 0 for process in players.running),
            lambda: [process.poll() for process in players.running],
        )
    finally:
        players.stop()
    final = get_game(game.pk)
    assert audit(final) == ()
    receipts = CommandReceipt.objects.filter(seat__game=game).order_by("first_version")
    bought = [v for r in receipts for v in range(r.first_version, r.last_version + 1)]
    assert bought == list(range(game.version + 1, final.version + 1))
    answered = players.answered()
    assert Counter(answered) <= Counter(receipt.first_version for receipt in receipts)
    assert len(answered) >= len(receipts) - KILLS


def version_of(game: Game) -> int:
    return get_game(game.pk).version


def is_at(game: Game, version: int) -> bool:
    row = get_game(game.pk)
    return row.version >= version or row.status == GameStatus.FINISHED
