"""A guest plays a whole game in Firefox.

Everything else is tried in Chromium. Puppeteer drives Firefox over WebDriver BiDi, which Playwright
doesn't speak to the Firefox that people have; so a script of the page plays, and this judges.
"""

import json
import os
import subprocess

import pytest

from tests.e2e.conftest import PROJECT_ROOT, RunningSetUp
from tools.firefox import find
from tools.npm import node_folder

FRONTEND = PROJECT_ROOT / "frontend"
# A game takes half a minute, and several times that on a busy machine.
ENDS_WITHIN_SECONDS = 280


def firefox() -> str:
    """Return the path of this machine's Firefox."""
    path = find()
    if path is None:
        pytest.fail("No Firefox: run make test-matrix, or set FIREFOX to its path.")
    return path


def test_guest_plays_a_whole_game_in_firefox_and_replays_it(server: RunningSetUp) -> None:
    played = subprocess.run(
        (str(node_folder() / "node"), "scripts/firefox-game.mjs", server.url, "1280x800"),
        cwd=FRONTEND,
        env={**os.environ, "FIREFOX": firefox()},
        capture_output=True,
        text=True,
        check=False,
        timeout=ENDS_WITHIN_SECONDS,
    )
    assert played.returncode == 0, played.stderr
    evening = json.loads(played.stdout)
    assert evening["said"] == []
    assert evening["strangers"] == []
    assert evening["flights"]["blank"] == []
    # Six cards each are dealt at least, the other's as backs.
    assert evening["flights"]["faces"] >= 6
    assert evening["flights"]["backs"] >= 6
    assert evening["places"] == 2
    first, second, last = evening["replay"]
    assert (first, second) == (2, 3)
    assert last == evening["version"]
