"""A real browser against the real embedded set-up, started as `make run` starts it.

All tests of a run share one set-up: each has to stand the tables, games and accounts of others.
DURAK_E2E_URL and DURAK_E2E_DATA name a running one and its data folder, to try one test quickly.

CHROMIUM names the browser, CHROMIUM_SHELL its headless shell, which serves unless a test needs
all of a browser (`make test-e2e` finds or installs them)."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    Page,
    StorageState,
    expect,
)

from durak_site.server.launch.processes import bound_to_parent
from tests.e2e.person import BrowserPerson
from tests.e2e.telegram_client import WEB_CLIENT
from tests.e2e.waiting import WAITS_MS
from tests.e2e.witness import Witness
from tests.support.limits import put_long_ones_first
from tests.support.openid_server import openid_server
from tests.support.telegram import BOT, TOKEN
from tools.free_ports import free_port

PROJECT_ROOT = Path(__file__).resolve().parents[2]
MATRIX = Path(__file__).parent / "matrix"
STOPS_WITHIN_SECONDS = 120
SERVER_URL, SERVER_DATA = "DURAK_E2E_URL", "DURAK_E2E_DATA"
expect.set_options(timeout=WAITS_MS)
# Headless and as root, without a word to any host but ours.
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The site around a frame is none of this machine's.
    "--disable-features=LocalNetworkAccessChecks",
]

BOT_VARIABLES = {
    "TELEGRAM_BOT_TOKEN": TOKEN,
    "TELEGRAM_BOT_NAME": BOT,
    # Nobody listens there: the bot has no chat to write to.
    "TELEGRAM_API": "http://localhost:9",
    "TELEGRAM_WEB_CLIENTS": WEB_CLIENT,
}


@dataclass(frozen=True, slots=True)
class RunningSetUp:
    """A running set-up: its address and the folder with its data and logs."""

    url: str
    data: Path

    def logs(self) -> str:
        """Everything that its processes wrote, for a failure's report."""
        files = sorted((self.data / "logs").glob("*.log"))
        return "\n".join(f"--- {file.name}\n{file.read_text(errors='replace')}" for file in files)


@contextmanager
def running_server(data: Path, *, issuer: str = "") -> Iterator[RunningSetUp]:
    """Run the embedded set-up on a free port with its data in `data`; bots move at once.

    People may sign in with the OpenID provider "Club", if there is one, and then by Telegram too.

    Requests are not limited: all people of a run come from one address.
    """
    port = free_port()
    environment = {
        **{key: value for key, value in os.environ.items() if key not in {"HOST", "DATABASE_URL"}},
        "PORT": str(port),
        "DURAK_DATA_DIR": str(data),
        "DURAK_SETUP": "embedded",
        "DURAK_BOT_DELAY_MS": os.environ.get("DURAK_BOT_DELAY_MS", "0"),
        "DURAK_MATCH_SECONDS": "5",
        "RATE_LIMITS": "false",
    }
    if issuer:
        environment |= BOT_VARIABLES
        club = {"id": "club", "name": "Club", "issuer": issuer}
        keys = {"client_id": "durak-club", "client_secret": "a secret"}
        environment["SIGN_IN_PROVIDERS"] = json.dumps([{**club, **keys}])
    process = subprocess.Popen(
        bound_to_parent((sys.executable, "-m", "durak_site.server.launch")),
        cwd=PROJECT_ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    running = RunningSetUp(f"http://localhost:{port}", data)
    try:
        if process.stdout is None or "is running" not in process.stdout.readline():
            pytest.fail(f"The set-up didn't start.\n{running.logs()}")
        yield running
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=STOPS_WITHIN_SECONDS)
    assert process.returncode == 0


_run = ExitStack()
"""Services that the first process of a run has started, and stops at its end."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Start one server for all workers of a parallel run; they inherit its name."""
    _start_unless_named()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the whole matrix as long."""
    for item in items:
        if MATRIX in item.path.parents:
            item.add_marker(pytest.mark.long)
    put_long_ones_first(items)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Start the server of a run of one process, outside of the time of its first test."""
    if session.items and not session.config.option.collectonly:
        _start_unless_named()


def _start_unless_named() -> None:
    if SERVER_URL not in os.environ:
        folder = _run.enter_context(tempfile.TemporaryDirectory(prefix="durak-e2e-"))
        # The provider's library insists on https otherwise.
        os.environ["AUTHLIB_INSECURE_TRANSPORT"] = "1"
        club = _run.enter_context(openid_server())
        server = _run.enter_context(running_server(Path(folder), issuer=club.issuer))
        os.environ.update({SERVER_URL: server.url, SERVER_DATA: str(server.data)})


def pytest_unconfigure() -> None:
    """Stop the server of this run."""
    _run.close()


@pytest.fixture(scope="session")
def server() -> RunningSetUp:
    """The set-up that all tests of a run share."""
    return RunningSetUp(os.environ[SERVER_URL], Path(os.environ[SERVER_DATA]))


@pytest.fixture(scope="session")
def base_url(server: RunningSetUp) -> str:
    """`page.goto("/")` goes to the running set-up."""
    return server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's Chromium instead of one that Playwright would download."""
    return {
        **browser_type_launch_args,
        "executable_path": os.environ.get("CHROMIUM_SHELL") or whole_chromium(),
        "args": CHROMIUM_ARGUMENTS,
    }


def whole_chromium() -> str:
    """The path of a Chromium with everything that belongs to a browser."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not chromium:
        pytest.fail("No Chromium: run make test-e2e, or set CHROMIUM to its path.")
    return chromium


Visit = Callable[..., BrowserPerson]


@contextmanager
def visits(browser: Browser, server: RunningSetUp) -> Iterator[Visit]:
    """Lets people come to the page, each with a separate browser context.

    `visit(**options)` takes the options of a context, `seed` for what the person does, `animated`
    for somebody who hasn't switched all motion off, `by_calls` for somebody whose page plays
    nothing automatically, as calls play for them, and `may_say`, parts of console messages that
    belong to the test. At the end every console must be empty except for these, and nobody may have
    asked another host for anything."""
    contexts: list[BrowserContext] = []
    witnesses: list[tuple[Witness, tuple[str, ...]]] = []

    def visit(
        *,
        seed: int = 1,
        animated: bool = False,
        by_calls: bool = False,
        may_say: tuple[str, ...] = (),
        **options: Any,
    ) -> BrowserPerson:
        options = {"base_url": server.url, **options}
        chosen: dict[str, Any] = {"byItself": False} if by_calls else {}
        if not animated:
            # Each move of the others is looked at for a while otherwise, which adds up to minutes.
            chosen["animation"] = 0
        if chosen and "storage_state" not in options:
            options["storage_state"] = with_settings(options["base_url"], **chosen)
        context = browser.new_context(**options)
        context.set_default_timeout(WAITS_MS)
        contexts.append(context)
        page: Page = context.new_page()
        witnesses.append((Witness(page), may_say))
        # Printed only when the test fails: what the person did can be repeated with it.
        print(f"seed {seed}")  # noqa: T201 - to play a failure again
        return BrowserPerson(page, Random(seed), touch=options.get("has_touch", False))

    yield visit
    for context in contexts:
        context.close()
    complaints = [text for witness, may_say in witnesses for text in witness.complaints(*may_say)]
    assert complaints == []


def with_settings(origin: str, **settings: Any) -> StorageState:
    """A browser in which the player chose these settings before."""
    value = json.dumps(settings)
    return {
        "cookies": [],
        "origins": [
            {"origin": origin, "localStorage": [{"name": "durak.settings", "value": value}]}
        ],
    }


@pytest.fixture
def visit(browser: Browser, server: RunningSetUp) -> Iterator[Visit]:
    """Lets people come to the page for one test."""
    with visits(browser, server) as one_visit:
        yield one_visit


@pytest.fixture
def visit_by_whole_browser(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], server: RunningSetUp
) -> Iterator[Visit]:
    """Let people come with all of a browser: it shows notifications and keeps left pages."""
    options = {**browser_type_launch_args, "executable_path": whole_chromium()}
    browser = browser_type.launch(**options)
    with visits(browser, server) as one_visit:
        yield one_visit
    browser.close()
