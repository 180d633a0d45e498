"""A web process reports that it serves only once it can: from then on players' clocks run."""

import subprocess
import sys
from pathlib import Path

from tests.support.limits import WITH_PROCESSES

pytestmark = WITH_PROCESSES
ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
from web.asgi import heartbeat

def tell() -> None:
    print(*sorted(name for name in sys.modules if name.endswith(".urls")))

heartbeat.start_heartbeat = tell
import durak_site.asgi
from accounts.callers import callers
callers.listen = lambda: None
durak_site.asgi.begin()
"""


def test_a_web_process_has_imported_its_views_before_it_says_that_it_serves() -> None:
    told = subprocess.run(
        (sys.executable, "-c", PROGRAM), cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert {"durak_site.urls", "games.play.api.urls", "games.tables.api.urls"} <= {
        *told.stdout.split()
    }
