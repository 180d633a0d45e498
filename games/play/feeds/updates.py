"""Updates for viewers: each process loads the update of a commit once for all its viewers.

The cache has only the latest commits; an update that has been dropped is loaded again.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from typing import TYPE_CHECKING

from games.play.log import has_mark, is_mark, version_of
from games.play.messages.socket import events_message
from games.play.selectors.claims import claimable_cached
from games.play.selectors.games import TableStamp, get_game, stamp_of
from games.play.selectors.seals import check_not_sealed
from games.play.selectors.snapshots import Snapshot, cached_snapshot, read_snapshot
from games.play.selectors.spectator_delay import SeenTable, is_delayed_for, seen_table, table_now
from web.database.threads import read
from web.json_text import json_text
from web.realtime.single_flight import Loads

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.engine.view import Viewer
    from games.play.feeds.notices import Notice
    from games.play.reactions import Committed
    from games.play.selectors.updates import Update

FARTHEST_BEHIND = 200
MAX_CACHED = 256


class SharedUpdate:
    """An update of a game with its table, and the messages that were made of it for viewers.

    Threads and viewers share it.
    """

    def __init__(self, table: SeenTable, update: Update) -> None:
        self.table = table
        self.update = update
        self._texts: dict[tuple[Viewer, int], str] = {}
        self._marks: dict[str, tuple[str, ...] | None] = {}

    @property
    def version(self) -> int:
        """The version that the update leads to."""
        return self.update.version

    def marks_after(self, mark: str) -> tuple[str, ...] | None:
        """Return `Update.marks_after`, cached: many viewers are at the same mark."""
        if mark not in self._marks:
            self._marks[mark] = self.update.marks_after(mark)
        return self._marks[mark]

    def events_text(self, viewer: Viewer, *, since: int) -> str:
        """Return the `events` message, as text, for a viewer who has the events up to `since`."""
        key = (viewer, since)
        if key not in self._texts:
            seen = self.update.seen_by(viewer, after=since, with_view=False)
            message = events_message(self.table, seen, since=since)
            self._texts[key] = json_text(message)
        return self._texts[key]


async def fetch_update(game_id: str, *, since: str | None, user_id: int | None) -> SharedUpdate:
    """Load the update of a game after a version or mark, as the user may see it.

    If there are too many events, it has none of them. The spectator delay applies. Raises NotFound,
    also for a sealed game.
    """
    return await read(functools.partial(_load_for_user, game_id, since, user_id))


async def fetch_stamp(game_id: str) -> TableStamp | None:
    """Load the stamp of a game, without blocking the event loop."""
    return await read(functools.partial(stamp_of, game_id))


def _load_for_user(game_id: str, since: str | None, user_id: int | None) -> SharedUpdate:
    check_not_sealed(game_id, user_id=user_id)
    game = get_game(game_id)
    if since is None:
        return _shared(seen_table(game, user_id=user_id), None)
    after, known = version_of(since), 0
    if is_mark(since) and is_delayed_for(game, user_id=user_id) and has_mark(game, since):
        # A mark can't be guessed, so the user has seen this version already.
        known = after
    return _shared(seen_table(game, user_id=user_id, known=known), after)


def _load_live(game_id: str, after: int, *, is_table_changed: bool) -> SharedUpdate:
    """Load the newest update; the names of players are loaded only if the table has changed."""
    if is_table_changed or after == 0:
        return _shared(table_now(get_game(game_id)), after)
    return _shared_snapshot(read_snapshot(game_id, after=after))


def _load_delayed(game_id: str, after: int, *, is_table_changed: bool) -> SharedUpdate:  # noqa: ARG001 - a delayed game is always loaded completely
    return _load_for_user(game_id, str(after), None)


def _shared(table: SeenTable, after: int | None) -> SharedUpdate:
    if after is None or table.version - after > FARTHEST_BEHIND:
        after = table.version
    return SharedUpdate(table, table.update(after=after))


def _shared_snapshot(snapshot: Snapshot) -> SharedUpdate:
    table = SeenTable(snapshot.game, snapshot.version, claimable=claimable_cached(snapshot.game))
    return SharedUpdate(table, snapshot.update)


class UpdateCache:
    """The cache of the updates of the latest notices."""

    def __init__(self, load: Callable[..., SharedUpdate]) -> None:
        self._load = load
        self._loads = Loads[SharedUpdate](MAX_CACHED)
        self._computed: OrderedDict[str, SharedUpdate] = OrderedDict()

    def keep(self, notice_id: str, committed: Committed) -> None:
        """Cache an update that this process has just committed. Any thread may call this.

        A changed table needs the names of its players, which the commit has not loaded.
        """
        snapshot = cached_snapshot(committed.game_id)
        if snapshot is None or committed.is_table_changed:
            return
        if (snapshot.update.after + 1, snapshot.mark) == (committed.first_version, committed.mark):
            self._computed[notice_id] = _shared_snapshot(snapshot)
            if len(self._computed) > MAX_CACHED:
                self._computed.popitem(last=False)

    async def of(self, notice: Notice) -> SharedUpdate:
        """Return the update of the notice, or a newer one."""
        computed = self._computed.get(notice["id"])
        if computed is not None:
            return computed
        load = functools.partial(
            self._load,
            notice["game_id"],
            notice["first_version"] - 1,
            is_table_changed=notice["is_table_changed"],
        )
        return await self._loads.of(notice["id"], functools.partial(read, load))


live_updates = UpdateCache(_load_live)
delayed_updates = UpdateCache(_load_delayed)
"""For all viewers to whom the spectator delay applies: they see the same version."""
