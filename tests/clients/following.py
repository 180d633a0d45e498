"""Programs that follow a game to its end while their line to the service is cut."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

from games.play.models import Game, GameStatus
from tests.clients.conftest import Program
from tests.support.waiting import until_done

if TYPE_CHECKING:
    import subprocess

VERSIONS_BETWEEN_CUTS = 6
MIN_CUTS = 5


def newest_version() -> int:
    """Return the version of the only game; 0 before there is one."""
    return Game.objects.values_list("version", flat=True).first() or 0


def result_of(process: "subprocess.Popen[str]", log: Path) -> str:
    """Return what an ended process printed; it has to have succeeded."""
    printed, _ = process.communicate()
    assert process.returncode == 0, log.read_text()[-4000:]
    return printed


def assert_it_misses_nothing(
    program: Program, follower: "subprocess.Popen[str]", log: Path
) -> None:
    """Cut the line every few versions of a game until the program ends.

    It has to print the id of the game that it opened and then, as JSON, the versions of all events
    that it was sent.
    """
    cut_at, cuts = 0, 0

    def over() -> bool:
        nonlocal cut_at, cuts
        version = newest_version()
        if version >= cut_at + VERSIONS_BETWEEN_CUTS:
            cut_at, cuts = version, cuts + 1
            program.house.relay.cut()
        return follower.poll() is not None

    try:
        until_done(over, newest_version)
        game_id, versions = result_of(follower, log).splitlines()
    finally:
        follower.kill()
        follower.wait()
    game = Game.objects.get(pk=game_id)
    assert game.status == GameStatus.FINISHED
    assert json.loads(versions) == list(range(1, game.version + 1))
    assert cuts > MIN_CUTS
