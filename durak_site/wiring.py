"""The one list of what reacts to committed events. Nobody imports it but the site itself."""

from bots.tasks import queue_turns
from games.reactions import subscribe
from games.realtime.fanout import publish


def connect() -> None:
    """Subscribe every reaction. Called once a process, when Django is ready."""
    subscribe("fanout", publish)
    subscribe("bot turns", queue_turns)
