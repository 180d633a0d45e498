"""Notices (pub/sub): the message that each commit publishes to the processes with viewers."""

import secrets
import time
from typing import NotRequired, TypedDict

from games.play.feeds.updates import live_updates
from games.play.reactions import Committed, group_name
from web.realtime.groups import has_listeners, publish


class Notice(TypedDict):
    """The message has numbers and no content. Each feed redacts the update for its viewer."""

    type: str
    id: str
    game_id: str
    first_version: int
    version: int
    mark: NotRequired[str]
    """The mark of the version, empty without an event; older releases don't send it."""
    is_table_changed: bool
    at: NotRequired[float]
    """The time of sending, in seconds since 1970; older releases don't send it."""


def publish_commit(committed: Committed) -> None:
    """Publish a notice of a commit, in the background; a failure is logged.

    If the notice gets lost, the next one or the client's next ping repairs that. Viewers of this
    process get the update from the cache; other processes load it.
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
