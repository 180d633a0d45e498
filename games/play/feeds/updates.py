"""The changes of a commit, loaded once a process for all its viewers there.

Nothing here is true for longer than a commit: an update that is gone is loaded again.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from typing import TYPE_CHECKING

from games.play.log import has_mark, is_mark, version_of
from games.play.messages.socket import events_message
from games.play.selectors.claims import claimable_lately
from games.play.selectors.games import Pulse, get_game, pulse_of
from games.play.selectors.seals import check_not_sealed
from games.play.selectors.seen_tables import SeenTable, is_followed_late, seen_table, table_now
from games.play.selectors.snapshots import Snapshot, cached_snapshot, read_snapshot
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
MOST_CACHED = 256


class SharedUpdate:
    """An update of a game with its table, and the texts already made of it for viewers.

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
        """Return what `Update.marks_after` does; viewers who have the same ask for the same."""
        if mark not in self._marks:
            self._marks[mark] = self.update.marks_after(mark)
        return self._marks[mark]

    def events_text(self, viewer: Viewer, *, since: int) -> str:
        """The `events` message for a viewer who has everything up to `since`, as it is sent."""
        key = (viewer, since)
        if key not in self._texts:
            seen = self.update.seen_by(viewer, after=since, with_view=False)
            message = events_message(self.table, seen, since=since)
            self._texts[key] = json_text(message)
        return self._texts[key]


async def fetch_update(game_id: str, *, since: str | None, user_id: int | None) -> SharedUpdate:
    """The game with its events after a version or mark, unless they are too many: then without.

    It is the game as the user may follow it, some seconds late for watchers of a rated game.
    Raises NotFound, also for a sealed game.
    """
    return await read(functools.partial(_load_followed, game_id, since, user_id))


async def fetch_pulse(game_id: str) -> Pulse | None:
    """The game's pulse, without blocking the event loop."""
    return await read(functools.partial(pulse_of, game_id))


def _load_followed(game_id: str, since: str | None, user_id: int | None) -> SharedUpdate:
    check_not_sealed(game_id, user_id=user_id)
    game = get_game(game_id)
    if since is None:
        return _shared(seen_table(game, user_id=user_id), None)
    after, known = version_of(since), 0
    if is_mark(since) and is_followed_late(game, user_id=user_id) and has_mark(game, since):
        # Nobody can make up a mark, so they have seen this version already.
        known = after
    return _shared(seen_table(game, user_id=user_id, known=known), after)


def _load_live(game_id: str, after: int, *, is_table_changed: bool) -> SharedUpdate:
    """The game as it is now. Only a table that changes is told of with the names of players."""
    if is_table_changed or after == 0:
        return _shared(table_now(get_game(game_id)), after)
    return _shared_snapshot(read_snapshot(game_id, after=after))


def _load_late(game_id: str, after: int, *, is_table_changed: bool) -> SharedUpdate:  # noqa: ARG001 - a late game is always loaded whole
    return _load_followed(game_id, str(after), None)


def _shared(table: SeenTable, after: int | None) -> SharedUpdate:
    if after is None or table.version - after > FARTHEST_BEHIND:
        after = table.version
    return SharedUpdate(table, table.update(after=after))


def _shared_snapshot(snapshot: Snapshot) -> SharedUpdate:
    table = SeenTable(snapshot.game, snapshot.version, claimable=claimable_lately(snapshot.game))
    return SharedUpdate(table, snapshot.update)


class UpdateCache:
    """The updates of the latest notices."""

    def __init__(self, load: Callable[..., SharedUpdate]) -> None:
        self._load = load
        self._loads = Loads[SharedUpdate](MOST_CACHED)
        self._computed: OrderedDict[str, SharedUpdate] = OrderedDict()

    def keep(self, notice_id: str, committed: Committed) -> None:
        """Keep what this process has just committed for its viewers. For any thread.

        A changed table is shown with its players' names, which a commit hasn't loaded.
        """
        snapshot = cached_snapshot(committed.game_id)
        if snapshot is None or committed.is_table_changed:
            return
        if (snapshot.update.after + 1, snapshot.mark) == (committed.first_version, committed.mark):
            self._computed[notice_id] = _shared_snapshot(snapshot)
            if len(self._computed) > MOST_CACHED:
                self._computed.popitem(last=False)

    async def of(self, notice: Notice) -> SharedUpdate:
        """Return the update that the notice is about, or a newer one."""
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
late_updates = UpdateCache(_load_late)
"""For all who see a game late, and so the same of it."""
