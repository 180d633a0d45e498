"""The feed of a game: send one viewer each version once, in order; resume after a reconnect."""

import asyncio
import re
import time
from collections.abc import Awaitable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast
from uuid import uuid4

from django.conf import settings

from games.engine import Watcher
from games.play.broken import BROKEN, BROKEN_DETAIL, note_broken
from games.play.errors import NotFound, PasswordNeeded, StoreError
from games.play.feeds.notices import Notice
from games.play.feeds.updates import (
    SharedUpdate,
    delayed_updates,
    fetch_stamp,
    fetch_update,
    live_updates,
)
from games.play.feeds.watching import Watching
from games.play.log import MARK_PATTERN, NO_EVENTS, is_mark, version_of
from games.play.messages.socket import game_message, view_message
from games.play.reactions import group_name
from games.play.selectors.admission import SessionKeys, check_may_watch
from games.play.selectors.claims import may_be_absent
from games.play.selectors.snapshots import cached_snapshot
from games.play.selectors.spectator_delay import is_delayed_for
from games.play.selectors.viewers import viewer_of
from web.database.threads import read
from web.json_text import json_text
from web.monitoring import metrics
from web.realtime.feeds import NUMBER, Client, Feed, ResumePoint
from web.realtime.groups import Message
from web.realtime.presence import mark_at_table, mark_left_table, mark_online, mark_playing
from web.realtime.refusals import CONFLICT, KEPT_OUT, UNKNOWN_GAME, ConnectionRefused
from web.redis.fail_fast import call_redis

if TYPE_CHECKING:
    from games.engine.view import Viewer
    from games.play.models import Game


SINCE = ResumePoint(
    re.compile(rf"[0-9]{{1,9}}|{MARK_PATTERN}"),
    "a mark, or a version: digits only",
    {"anyOf": [{"type": "string", "pattern": f"^{MARK_PATTERN}$"}, NUMBER]},
)
"""The form in which a client says what it has: a mark or, as in older releases, a version."""


class GameFeed(Feed):
    """Sends one viewer the part of a game that the viewer may know.

    `_marks` are the marks of the events that the client got last, and it has everything up to the
    last of them. At a new connection, a notice or a ping the feed sends the events after that mark,
    and none twice. If the database has lost the history of the client, the feed sends a new view.
    """

    __slots__ = (
        *("_begun", "_game_id", "_keys", "_marks", "_delayed", "_since", "_table", "_viewer"),
        "_watching",
    )
    name = "game"

    _marks: tuple[str, ...]
    _viewer: "Viewer"
    _table: tuple[str, str | None, frozenset[int]]
    _begun: SharedUpdate | None
    """The update that `begin` has read, until `greet` sends it."""

    def __init__(
        self, client: Client, *, game_id: str, keys: SessionKeys, since: str | None
    ) -> None:
        """Start after `since`, a mark or a version; without one, start with a whole view.

        `keys` are the table keys in the viewer's session.
        """
        super().__init__(client)
        self._game_id = game_id
        self._keys = keys
        self._since = since
        self._marks = (NO_EVENTS,)
        self._begun = None
        self._watching: Watching | None = None
        self._delayed: frozenset[asyncio.Future[None]] = frozenset()

    @property
    def row(self) -> "Game":
        """The game's row, between `begin` and `greet`."""
        return cast("SharedUpdate", self._begun).table.game

    @property
    def place(self) -> str:
        """The mark of the newest version that the client has got."""
        return self._marks[-1]

    @property
    def status(self) -> str:
        """The status of the game that the client got last."""
        return self._table[0]

    @property
    def _version(self) -> int:
        return version_of(self._marks[-1])

    @property
    def groups(self) -> Sequence[str]:
        """Return the group of the game."""
        return (group_name(self._game_id),)

    async def begin(self) -> None:
        """Read the game; `_has` recognises notices of what was read."""
        try:
            update = await self._fetch(self._since)
        except NotFound:
            raise ConnectionRefused(UNKNOWN_GAME) from None
        await self._check_may_watch(update)
        user_id = self.client.user_id
        who = f"socket {uuid4()}" if user_id is None else f"user {user_id}"
        self._watching = Watching(self._game_id, who)
        self._begun = update
        self._record(update, None)

    async def greet(self) -> None:
        """Send the view, or the events that the client lacks."""
        update = cast("SharedUpdate", self._begun)
        self._begun = None
        if is_delayed_for(update.table.game, user_id=self.client.user_id):
            # No other notice will come for commits that are still delayed.
            self._hear_after_delay({"type": "game.due"})
        await call_redis(self._note)
        if self._since is None or not _continues(self._since, update):
            await self._send_view(update)
        else:
            text = update.events_text(self._viewer, since=version_of(self._since))
            await self.client.send_text(text, is_mark=True)
            await self._send_game(update)

    async def receive(self, message: Message) -> None:
        """Send a commit: at once to players, after the spectator delay to spectators."""
        match message["type"]:
            case "game.committed":
                await self._hear_commit(cast("Notice", message))
            case "game.matured":
                notice: Notice = message["notice"]
                update = await self._unless_broken(delayed_updates.of(notice))
                await self._deliver(update, is_table_changed=notice["is_table_changed"])
            case "game.due":
                await self.catch_up()

    async def catch_up(self) -> None:
        """Send the commits that the client lacks because notices got lost."""
        stamp = await fetch_stamp(self._game_id)
        if stamp is None:
            return
        is_table_changed = stamp[2:] != self._table
        is_current = stamp.mark == self.place if stamp.mark else stamp.version == self._version
        if is_table_changed or not is_current:
            update = await self._fetch(self.place)
            await self._deliver(update, is_table_changed=is_table_changed, is_fetched=True)

    async def mark_present(self) -> Mapping[str, Any]:
        """Note that the viewer is present; return the number of watchers."""
        return await call_redis(self._noted)

    def must_poll(self) -> bool:
        """Return whether players may be absent or back again, which no notice says."""
        status, _, claimable = self._table
        if status != "active":
            return False
        snapshot = cached_snapshot(self._game_id)
        return bool(claimable) or snapshot is None or may_be_absent(snapshot.game)

    async def end(self, *, is_open: bool) -> None:
        """Remove the viewer from the watchers and from the table."""
        for task in self._delayed:
            task.cancel()
        if self._watching is not None:
            await call_redis(partial(self._note_absent, self._watching, is_open=is_open))

    async def _hear_commit(self, notice: Notice) -> None:
        is_table_changed = notice["is_table_changed"]
        if not is_table_changed and self._has(notice):
            return
        update = await self._unless_broken(live_updates.of(notice))
        if is_delayed_for(update.table.game, user_id=self.client.user_id):
            self._hear_after_delay({"type": "game.matured", "notice": notice})
        else:
            await self._deliver(update, is_table_changed=is_table_changed)
            _note_fanout(notice)

    def _has(self, notice: Notice) -> bool:
        """Return whether the client is known to have the commit of the notice."""
        mark = notice.get("mark")
        return mark in self._marks if mark else notice["version"] <= self._version

    async def _deliver(
        self, update: SharedUpdate, *, is_table_changed: bool, is_fetched: bool = False
    ) -> None:
        await self._check_may_watch(update)
        since, marks = self._version, update.marks_after(self.place)
        if marks is None and not is_fetched:
            # The update is older than what the client has, or much newer, or of another history.
            update = await self._fetch(self.place)
            marks = update.marks_after(self.place)
        if marks and update.update.changes_seats(after=since):
            is_table_changed = True
        before = self._viewer
        self._record(update, marks)
        if self._viewer != before:
            await call_redis(self._note)
        if marks is None:
            await self._send_view(update)
            return
        # The table is sent before its first event, and its result after the last one.
        if is_table_changed and since == 0:
            await self._send_game(update)
        if marks:
            text = update.events_text(self._viewer, since=since)
            await self.client.send_text(text, is_mark=True)
        if is_table_changed and since > 0:
            await self._send_game(update)

    async def _fetch(self, since: str | None) -> SharedUpdate:
        user_id = self.client.user_id
        return await self._unless_broken(fetch_update(self._game_id, since=since, user_id=user_id))

    async def _unless_broken(self, update: Awaitable[SharedUpdate]) -> SharedUpdate:
        """Return the update. Raise Refused if the game is broken: a retry would not help."""
        try:
            return await update
        except StoreError as error:
            await call_redis(partial(note_broken, self._game_id, error))
            raise ConnectionRefused(CONFLICT, BROKEN, BROKEN_DETAIL) from None

    async def _check_may_watch(self, update: SharedUpdate) -> None:
        """Raise Refused if the viewer may not watch."""
        if update.table.game.password:
            await read(self._keys.load)
        try:
            check_may_watch(update.table.game, user_id=self.client.user_id, keys=self._keys)
        except PasswordNeeded as error:
            raise ConnectionRefused(KEPT_OUT, error.code, error.detail) from None

    def _record(self, update: SharedUpdate, marks: tuple[str, ...] | None) -> None:
        """Record what the client gets: the events of `marks`, or for None a whole view."""
        game = update.table.game
        self._viewer = viewer_of(game=game, user_id=self.client.user_id)
        if marks is None:
            self._marks = (update.update.mark,)
        elif marks:
            self._marks = marks
        self._table = (game.status, game.next_game_id, update.table.claimable)

    async def _send_view(self, update: SharedUpdate) -> None:
        seen = update.update.seen_by(self._viewer)
        message = view_message(update.table, seen, user_id=self.client.user_id)
        await self.client.send_text(json_text(message), is_mark=True)

    async def _send_game(self, update: SharedUpdate) -> None:
        await self.client.send(game_message(update.table, user_id=self.client.user_id))

    def _hear_after_delay(self, message: Message) -> None:
        """Receive the message again after the spectator delay."""
        task = asyncio.ensure_future(self._take_after_delay(message))
        self._delayed |= {task}
        task.add_done_callback(self._remove_task)

    def _remove_task(self, task: "asyncio.Future[None]") -> None:
        self._delayed -= {task}

    async def _take_after_delay(self, message: Message) -> None:
        await asyncio.sleep(settings.DURAK_WATCH_DELAY_SECONDS)
        # It is queued behind the other messages.
        self.client.take(message)

    @property
    def _is_at_play(self) -> bool:
        return self.status == "active" and not isinstance(self._viewer, Watcher)

    def _noted(self) -> Mapping[str, Any]:
        self._note()
        return {} if self._watching is None else {"watchers": self._watching.count()}

    def _note(self) -> None:
        """Note that the viewer is present, as a watcher or a player."""
        if self._watching is not None:
            if isinstance(self._viewer, Watcher):
                self._watching.open()
            else:
                self._watching.close()
        user_id = self.client.user_id
        if user_id is None:
            return
        if self._is_at_play:
            mark_playing(user_id)
            mark_at_table(user_id, self._game_id)
        else:
            mark_online(user_id)

    def _note_absent(self, watching: Watching, *, is_open: bool) -> None:
        watching.close()
        if is_open and self.client.user_id is not None and self._is_at_play:
            mark_left_table(self.client.user_id, self._game_id)


def _continues(since: str, update: SharedUpdate) -> bool:
    """Return whether the update has every event after `since`, a mark or a version."""
    if is_mark(since):
        return update.marks_after(since) is not None
    return update.update.reaches_back_to(version_of(since))


def _note_fanout(notice: Notice) -> None:
    """Measure one commit in sixteen, since a game may have many sockets."""
    if notice["id"].startswith("0"):
        now = time.time()
        metrics.fanout.observe(max(0.0, now - notice.get("at", now)))
