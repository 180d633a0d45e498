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


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_a_restart_is_told_in_the_readers_language(
    visit: Visit, server: Server, language: str
) -> None:
    announce(server, "--restart-in", "10", "Sorry!")
    page = visit(locale=language).page
    page.goto("/")
    banner = page.locator(".banner")
    expect(banner).to_have_text(RESTART[language])
    expect(banner).to_contain_text("Sorry!")


def test_it_is_told_at_the_table_too_until_its_reader_hides_it(
    visit: Visit, server: Server
) -> None:
    announce(server, "--restart-in", "10")
    person = visit(locale="en")
    person.page.goto("/")
    play_now(person)
    person.table.wait_until_able()
    banner = person.page.locator(".banner")
    expect(banner).to_have_text(RESTART["en"])
    banner.get_by_role("button", name="Hide").click()
    expect(banner).to_be_hidden()
    person.page.reload()
    person.table.wait_until_able()
    expect(banner).to_be_hidden()
