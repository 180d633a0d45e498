"""Uses outside the site: a replay in a foreign page, the installed page without a connection."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e import axe
from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.odd import deny_storage
from tests.e2e.opening import finished_game
from tests.e2e.relay import relay_to
from tests.e2e.replay_screen import ReplayScreen
from tests.support.http_servers import serving

WORKER_IS_THERE = "async () => { await navigator.serviceWorker.ready }"
# Messages of the browser about requests over a cut connection.
OF_A_CUT_CONNECTION = ("Failed to load resource", "WebSocket connection")


@contextmanager
def foreign_page(frame: str) -> Iterator[str]:
    """Serve a page of another origin that has `frame` in a frame; yield its address."""
    html = f'<h1>A foreign page</h1><iframe src="{frame}" width="700" height="560"></iframe>'

    class Foreign(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(html.encode())

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its own name
            """Say nothing on the test's terminal."""

    server = ThreadingHTTPServer(("localhost", 0), Foreign)
    with serving(server):
        yield f"http://localhost:{server.server_port}/a-page"


def test_a_foreign_page_shows_a_replay_and_leads_to_all_of_it(visit: Visit, base_url: str) -> None:
    """A frame may get no storage. The reader learns what comes only where they want to."""
    game_id = finished_game(visit())
    page, no_storage = visit().page, visit().page
    deny_storage(no_storage)
    with foreign_page(f"{base_url}/embed/games/{game_id}") as address:
        no_storage.goto(address)
        frame = no_storage.frame_locator("iframe")
        frame.get_by_role("button", name="One move forward").click()
        expect(frame.locator("output")).to_have_text("3")

        page.goto(address)
        frame = page.frame_locator("iframe")
        expect(frame.locator("output")).to_have_text("2")
        frame.get_by_role("button", name="One move forward").click()
        expect(frame.locator("output")).to_have_text("3")
        with page.expect_popup() as opened:
            frame.get_by_role("link", name="Open the whole replay").click()
    replay = ReplayScreen(opened.value)
    told, position = replay.page.locator("[data-at]"), replay.page.locator("output")
    # The deal is the first event that is narrated, and the second of the game.
    expect(position).to_have_text(str(replay.at))
    expect(told).to_have_count(replay.at - 1)
    replay.page.get_by_role("switch", name="Hide what comes next").click()
    expect(position).to_have_text(re.compile(rf"^{replay.at} / \d\d+$"))
    expect(told).not_to_have_count(replay.at - 1)


def test_the_installed_page_says_that_there_is_no_line_and_comes_back(
    visit: Visit, server: RunningSetUp
) -> None:
    with relay_to(urlsplit(server.url).port or 0) as relay:
        page = visit(base_url=relay.url, locale="de", may_say=OF_A_CUT_CONNECTION).page
        page.goto("/rules")
        page.evaluate(WORKER_IS_THERE)
        # The browser's own judgement of the manifest and its icons.
        session = page.context.new_cdp_session(page)
        assert session.send("Page.getAppManifest")["errors"] == []
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        relay.cut()
        page.goto("/leaderboards")
        expect(page.get_by_role("heading", level=1)).to_have_text("Keine Verbindung")
        assert axe.findings(page) == []
        relay.mend()
        expect(page.get_by_role("heading", level=1)).to_have_text("Ranglisten")
