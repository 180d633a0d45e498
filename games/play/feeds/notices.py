"""One small message a commit to everybody who watches that game, in whatever process."""

import secrets
import time
from typing import NotRequired, TypedDict

from games.play.feeds.updates import live_updates
from games.play.reactions import Committed, group_name
from web.realtime.groups import has_listeners, publish


class Notice(TypedDict):
    """The message: numbers, and nothing readable. Each feed redacts its own viewer's update."""

    type: str
    id: str
    game_id: str
    first_version: int
    version: int
    mark: NotRequired[str]
    """That of the version, empty where there is no event; former versions don't say it."""
    is_table_changed: bool
    at: NotRequired[float]
    """When it was sent, in seconds since 1970; processes of former versions don't say it."""


def publish_commit(committed: Committed) -> None:
    """Notify every viewer of the game, in the background; a failure is logged.

    A notice that gets lost is made good by the next one, and by the client's next ping. Viewers at
    this process find what the commit has computed; other processes load it.
    """
    notice = Notice(
        type="game.committed",
        id=secrets.token_hex(8),
        game_id=committed.game_id,
        first_version=committed.first_version,
        version=committed.last_version,
        mark=committed.mark,
        is_table_changed=committed.is_table_changed,
        at=time.time(),
    )
    group = group_name(committed.game_id)
    if has_listeners(group):
        live_updates.keep(notice["id"], committed)
    publish(group, dict(notice))
