"""The gallery of table states, built and served for tests that look at screens."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

PROJECT_ROOT = Path(__file__).resolve().parents[2]
FRONTEND = PROJECT_ROOT / "frontend"

STATES = (
    "lead",
    "attack",
    "defend",
    "transfer",
    "six",
    "hand14",
    "hand20",
    "hand30",
    "talonEmpty",
    "out",
    "taking",
    "spectator",
    "reconnecting",
    "refused",
    "over",
    "lost",
    "replay",
    "two",
    "seven",
    "eight",
    "ten",
    "twelve",
    "wildSix",
    "bothWays",
    "shown",
    "swap",
    "redeal",
    "partners",
    "threeTeams",
    "teamsOver",
    "drawn",
    "secret",
    "newTrump",
    "numberTrump",
    "cycle",
    "cheating",
    "cheatsShown",
    "clockShort",
    "clockBank",
    "clockDays",
    "gone",
    "botPlays",
)

PAGES = ("book", "bookWhole", "ruleSet", "ruleSetOfAnother", "ruleSets")
"""The pages of rules, which the gallery shows with answers of its own."""


class _Quiet(SimpleHTTPRequestHandler):
    """Serves the build under the policy that the service sends."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", "default-src 'self'")
        super().end_headers()

    def do_GET(self) -> None:
        if self.path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
            return
        super().do_GET()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Says nothing of what went well."""


def build(folder: Path) -> None:
    """Builds the gallery into `folder`: a run's own, so that none takes another's files."""
    build_command = [
        sys.executable,
        "-m",
        "tools.npm",
        "--prefix",
        "frontend",
        "run",
        "build:gallery",
    ]
    subprocess.run(
        [*build_command, "--", "--outDir", str(folder), "--emptyOutDir"],
        cwd=PROJECT_ROOT,
        check=True,
        capture_output=True,
    )


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the gallery built into `folder`, on a free port, as long as the block runs."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/gallery.html"
    finally:
        server.shutdown()
        server.server_close()
