"""The TypeScript client in a page of another host: it plays by a token, and is cut."""

import functools
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, urlsplit

import httpx

from tests.e2e.conftest import RunningSetUp, Visit
from tests.e2e.relay import OF_A_CUT_CONNECTION, relay_to
from tests.support.http_servers import serving
from tests.support.waiting import until_done
from tools.typescript_client import build

# Each cut costs the client a pause before it connects again, so a game has few of them.
VERSIONS_BETWEEN_CUTS = 6
CUTS = 3
BOT = {
    "username": "pagebot",
    "password": "correct horse battery",
    "name": "page",
    "scopes": ["read", "play"],
    "days": 1,
}
PAGE = """<!doctype html>
<title>A page of another host</title>
<script type="module">
  import { Client, ConflictError, isCommand } from './package/dist/index.js';

  const [url, token] = location.hash.slice(1).split(',').map(decodeURIComponent);
  const client = new Client({ url, token });
  const bot = { kind: 'bot', level: 'learner' };
  window.played = { versions: [], failure: null, isOver: false };

  async function play() {
    const seats = [{ kind: 'me' }, bot];
    const game = await client.games.create({ preset: 'podkidnoy', seats, start: true });
    played.game = game.id;
    for await (const message of client.games.stream(game.id, { since: 0 })) {
      if (message.t !== 'events') continue;
      played.versions.push(...message.events.map((event) => event.version));
      const command = message.legal.find(isCommand);
      if (!command || !message.awaited.includes(game.you.seat)) continue;
      try {
        await client.games.command(game.id, { command, expected_mark: message.mark });
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
      }
    }
    await client.games.get('nosuchgame').catch((error) => (played.code = error.code));
  }

  play()
    .catch((error) => (played.failure = String(error)))
    .finally(() => (played.isOver = true));
</script>
"""


class QuietFiles(SimpleHTTPRequestHandler):
    """Serves files, and says nothing on the test's terminal."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its own name
        """Say nothing."""


@contextmanager
def files_at_another_host(folder: Path) -> Iterator[str]:
    """Serve the files of a folder from another origin; yield its address."""
    handler = functools.partial(QuietFiles, directory=str(folder))
    server = ThreadingHTTPServer(("localhost", 0), handler)
    with serving(server):
        yield f"http://localhost:{server.server_port}"


def test_a_page_of_another_host_plays_a_game_and_misses_nothing(
    visit: Visit, server: RunningSetUp, tmp_path: Path
) -> None:
    shutil.unpack_archive(build(tmp_path), tmp_path)
    (tmp_path / "page.html").write_text(PAGE)
    made = httpx.post(f"{server.url}/api/v1/auth/bots", json=BOT, timeout=30)
    token = made.json()["token"]["token"]
    may_say = (*OF_A_CUT_CONNECTION, "Failed to load resource")
    person = visit(may_say=may_say)
    cut_at, cuts = 0, 0
    port = urlsplit(server.url).port or 80
    with files_at_another_host(tmp_path) as host, relay_to(port) as relay:
        person.page.goto(f"{host}/page.html#{quote(relay.url)},{quote(token)}")

        def newest() -> int:
            return int(person.page.evaluate("played.versions.at(-1) ?? 0"))

        def over() -> bool:
            nonlocal cut_at, cuts
            version = newest()
            if cuts < CUTS and version >= cut_at + VERSIONS_BETWEEN_CUTS:
                cut_at, cuts = version, cuts + 1
                relay.cut()
                relay.mend()
            return bool(person.page.evaluate("played.isOver"))

        until_done(over, newest)
        played = person.page.evaluate("played")
    assert played["failure"] is None
    assert played["code"] == "not_found"
    headers = {"Authorization": f"Bearer {token}"}
    game = httpx.get(f"{server.url}/api/v1/games/{played['game']}", headers=headers).json()
    assert game["status"] == "finished"
    assert played["versions"] == list(range(1, game["version"] + 1))
    assert cuts == CUTS
