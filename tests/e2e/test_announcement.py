"""What the operator announces stands above every page, in its reader's language."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Server, Visit
from tests.e2e.opening import play_now

PROJECT_ROOT = Path(__file__).resolve().parents[2]
RESTART = {
    "en": re.compile("The service restarts at .* No new rated games until then", re.DOTALL),
    "de": re.compile("startet der Dienst kurz neu.* beginnen keine gewerteten Spiele", re.DOTALL),
    "ru": re.compile("ненадолго перезапустится.* рейтинговые игры не начинаются", re.DOTALL),
}


def announce(server: Server, *arguments: str) -> None:
    subprocess.run(
        (sys.executable, "manage.py", "announce", *arguments),
        cwd=PROJECT_ROOT,
        env={**os.environ, "DURAK_DATA_DIR": str(server.data), "DURAK_SETUP": "embedded"},
        check=True,
    )


@pytest.fixture(autouse=True)
def _nothing_stays_announced(server: Server) -> Iterator[None]:
    yield
    announce(server, "--over")


def test_a_restart_is_told_on_every_page_until_its_reader_hides_it(
    visit: Visit, server: Server
) -> None:
    announce(server, "--restart-in", "10", "Sorry!")
    for language, words in RESTART.items():
        person = visit(locale=language)
        page = person.page
        page.goto("/")
        banner = page.locator(".banner")
        expect(banner).to_have_text(words)
        expect(banner).to_contain_text("Sorry!")
    play_now(person)
    person.table.wait_until_able()
    expect(banner).to_have_text(RESTART["ru"])
    banner.get_by_role("button", name="Скрыть").click()
    expect(banner).to_be_hidden()
    page.reload()
    person.table.wait_until_able()
    expect(banner).to_be_hidden()
