"""The embedded set-up moves to another machine: announce a restart, back up, restore, go on.

`tests/faults/test_operators_day.py` has the served set-up, and an upgrade under play.
"""

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from durak_site.configuration.cookie_names import cookie_name
from tests.site.test_launcher import Launched, running

PROJECT_ROOT = Path(__file__).resolve().parents[2]
pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]


def manage(data: Path, *arguments: str) -> str:
    """Return the output of an operator's command."""
    environment = {"PATH": os.environ["PATH"], "DURAK_DATA_DIR": str(data)}
    return subprocess.run(
        (sys.executable, "manage.py", *arguments),
        cwd=PROJECT_ROOT,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def launched_at(launched: Launched) -> str:
    return f"http://localhost:{launched.port}"


def visitor(launched: Launched, session: str | None = None) -> httpx.Client:
    """Somebody's browser, with the session they had before."""
    client = httpx.Client(base_url=f"{launched_at(launched)}/api/v1/", timeout=60)
    if session is not None:
        client.cookies.set(cookie_name("session", launched_at(launched)), session)
    client.headers["X-CSRFToken"] = client.get("auth/me").cookies[
        cookie_name("csrf", launched_at(launched))
    ]
    return client


def test_a_game_and_its_player_outlive_the_machine(tmp_path: Path) -> None:
    first, second = tmp_path / "not" / "there" / "yet", tmp_path / "elsewhere"
    backup = tmp_path / "backup.tar"
    with running(first, signal.SIGTERM) as launched, closing(visitor(launched)) as client:
        client.post("auth/guest").raise_for_status()
        client.headers["X-CSRFToken"] = client.cookies[cookie_name("csrf", launched_at(launched))]
        table = {
            "preset": "podkidnoy",
            "seats": [{"kind": "me"}, {"kind": "bot", "level": "beginner"}],
            "start": True,
        }
        game = client.post("games", json=table).raise_for_status().json()
        manage(first, "announce", "--restart-in", "10")
        told = client.get("announcement").raise_for_status().json()["announcement"]
        assert told["rated_games_rest"] is True
        manage(first, "backup", str(backup))
        session = client.cookies[cookie_name("session", launched_at(launched))]
        me = client.get("auth/me").json()
    said = manage(second, "restore", str(backup))
    assert "1 games verified." in said
    manage(second, "announce", "--over")
    with (
        running(second, signal.SIGTERM) as launched,
        closing(visitor(launched, session)) as client,
    ):
        assert client.get("auth/me").json()["id"] == me["id"]
        assert client.get("announcement").json() == {"announcement": None}
        look = client.get(f"games/{game['id']}/legal").raise_for_status().json()
        assert look["seat"] == 0
        assert look["awaited"]
