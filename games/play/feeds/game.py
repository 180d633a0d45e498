"""The feed of a game: the log as one viewer may know it, in order, each version once."""

import asyncio
import re
import time
from collections.abc import Awaitable, Mapping
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
    fetch_pulse,
    fetch_update,
    late_updates,
    live_updates,
)
from games.play.feeds.watching import Watching
from games.play.log import MARK_PATTERN, NO_EVENTS, is_mark, version_of
from games.play.messages.socket import game_message, view_message
from games.play.reactions import group_name
from games.play.selectors.admission import SessionKeys, check_may_watch
from games.play.selectors.claims import is_anybody_unnoticed
from games.play.selectors.seen_tables import is_followed_late
from games.play.selectors.snapshots import cached_snapshot
from games.play.selectors.viewers import viewer_of
from web.database.threads import read
from web.json_text import json_text
from web.monitoring import metrics
from web.realtime.feeds import NUMBER, Client, Feed, Place
from web.realtime.groups import Message
from web.realtime.presence import note_at_table, note_here, note_left_table, note_playing
from web.realtime.refusals import CONFLICT, KEPT_OUT, UNKNOWN_GAME, Refused
from web.redis.fail_fast import ask_redis

if TYPE_CHECKING:
    from games.engine.view import Viewer
    from games.play.models import Game


SINCE = Place(
    re.compile(rf"[0-9]{{1,9}}|{MARK_PATTERN}"),
    "a mark, or a version: digits only",
    {"anyOf": [{"type": "string", "pattern": f"^{MARK_PATTERN}$"}, NUMBER]},
)
"""How a client says what it has: by the mark of its version, or, as before, by the version."""


class GameFeed(Feed):
    """Sends one viewer what they may know of a game.

    `_marks` are the marks of what the client has been sent last; it has everything up to the last
    of them. Whatever makes us look (a new connection, a notice, a ping), what goes out are the
    events after it, and none twice. Should the database have lost what the client has, a view goes
    out.
    """

    __slots__ = (
        *("_begun", "_game_id", "_keys", "_marks", "_reminders", "_since", "_table", "_viewer"),
        "_watching",
    )
    name = "game"

    _marks: tuple[str, ...]
    _viewer: "Viewer"
    _table: tuple[str, str | None, frozenset[int]]
    _begun: SharedUpdate | None
    """The update that was read at the beginning, until the client has been sent it."""

    def __init__(
        self, client: Client, *, game_id: str, keys: SessionKeys, since: str | None
    ) -> None:
        """Begin after `since`, a mark or only a version; without one, with the whole view.

        `keys` are those to tables with passwords that the viewer carries.
        """
        super().__init__(client)
        self._game_id = game_id
        self._keys = keys
        self._since = since
        self._marks = (NO_EVENTS,)
        self._begun = None
        self._watching: Watching | None = None
        self._reminders: frozenset[asyncio.Future[None]] = frozenset()

    @property
    def row(self) -> "Game":
        """The game's row, between `begin` and `greet`."""
        return cast("SharedUpdate", self._begun).table.game

    @property
    def place(self) -> str:
        """The mark of the newest version that the client has been sent."""
        return self._marks[-1]

    @property
    def _version(self) -> int:
        return version_of(self._marks[-1])

    async def begin(self) -> None:
        """Subscribe to the game; a notice of what was read already is told by its version."""
        await self.client.subscribe(group_name(self._game_id))
        try:
            update = await self._fetch(self._since)
        except NotFound:
            raise Refused(UNKNOWN_GAME) from None
        await self._check_let_in(update)
        user_id = self.client.user_id
        who = f"socket {uuid4()}" if user_id is None else f"user {user_id}"
        self._watching = Watching(self._game_id, who)
        self._begun = update
        self._see(update, None)

    async def greet(self) -> None:
        """Send the view, or the events that the client lacks."""
        update = cast("SharedUpdate", self._begun)
        self._begun = None
        if is_followed_late(update.table.game, user_id=self.client.user_id):
            # Of what was committed before, and is not shown yet, nothing more is heard.
            self._remind({"type": "game.due"})
        await ask_redis(self._note)
        if self._since is None or not _goes_on_from(self._since, update):
            await self._send_view(update)
        else:
            text = update.events_text(self._viewer, since=version_of(self._since))
            await self.client.send_text(text, is_mark=True)
            await self._send_game(update)

    async def hear(self, message: Message) -> None:
        """Send what was committed, now or when it is old enough for those who only watch."""
        match message["type"]:
            case "game.committed":
                await self._hear_commit(cast("Notice", message))
            case "game.matured":
                notice: Notice = message["notice"]
                update = await self._whole(late_updates.of(notice))
                await self._deliver(update, is_table_changed=notice["is_table_changed"])
            case "game.due":
                await self.catch_up()

    async def catch_up(self) -> None:
        """Send what was committed, if notices were lost."""
        pulse = await fetch_pulse(self._game_id)
        if pulse is None:
            return
        is_table_changed = pulse[2:] != self._table
        is_here = pulse.mark == self.place if pulse.mark else pulse.version == self._version
        if is_table_changed or not is_here:
            update = await self._fetch(self.place)
            await self._deliver(update, is_table_changed=is_table_changed, is_fetched=True)

    async def note_presence(self) -> Mapping[str, Any]:
        """Note that the viewer is here; return how many watch the game."""
        return await ask_redis(self._noted)

    def must_look(self) -> bool:
        """No message tells who has been gone for too long, or who is back."""
        status, _, claimable = self._table
        if status != "active":
            return False
        snapshot = cached_snapshot(self._game_id)
        return bool(claimable) or snapshot is None or is_anybody_unnoticed(snapshot.game)

    async def end(self, *, is_open: bool) -> None:
        """Watch no more, and be at the table no more."""
        for reminder in self._reminders:
            reminder.cancel()
        if self._watching is not None:
            await ask_redis(partial(self._note_gone, self._watching, is_open=is_open))

    async def _hear_commit(self, notice: Notice) -> None:
        is_table_changed = notice["is_table_changed"]
        if not is_table_changed and self._has(notice):
            return
        update = await self._whole(live_updates.of(notice))
        if is_followed_late(update.table.game, user_id=self.client.user_id):
            self._remind({"type": "game.matured", "notice": notice})
        else:
            await self._deliver(update, is_table_changed=is_table_changed)
            _note_fanout(notice)

    def _has(self, notice: Notice) -> bool:
        """Whether the client is known to have been sent what the notice is about."""
        mark = notice.get("mark")
        return mark in self._marks if mark else notice["version"] <= self._version

    async def _deliver(
        self, update: SharedUpdate, *, is_table_changed: bool, is_fetched: bool = False
    ) -> None:
        await self._check_let_in(update)
        since, marks = self._version, update.marks_after(self.place)
        if marks is None and not is_fetched:
            # It is older than what the client has, or far newer, or of another history.
            update = await self._fetch(self.place)
            marks = update.marks_after(self.place)
        if marks and update.update.changes_seats(after=since):
            is_table_changed = True
        before = self._viewer
        self._see(update, marks)
        if self._viewer != before:
            await ask_redis(self._note)
        if marks is None:
            await self._send_view(update)
            return
        # The table is set before the first card is dealt, and its result follows the last one.
        if is_table_changed and since == 0:
            await self._send_game(update)
        if marks:
            text = update.events_text(self._viewer, since=since)
            await self.client.send_text(text, is_mark=True)
        if is_table_changed and since > 0:
            await self._send_game(update)

    async def _fetch(self, since: str | None) -> SharedUpdate:
        user_id = self.client.user_id
        return await self._whole(fetch_update(self._game_id, since=since, user_id=user_id))

    async def _whole(self, update: Awaitable[SharedUpdate]) -> SharedUpdate:
        """Return the update. Raises Refused if the game is broken: it is of no use to try again."""
        try:
            return await update
        except StoreError as error:
            await ask_redis(partial(note_broken, self._game_id, error))
            raise Refused(CONFLICT, BROKEN, BROKEN_DETAIL) from None

    async def _check_let_in(self, update: SharedUpdate) -> None:
        """Raise Refused if the viewer may not watch."""
        if update.table.game.password:
            await read(self._keys.load)
        try:
            check_may_watch(update.table.game, user_id=self.client.user_id, keys=self._keys)
        except PasswordNeeded as error:
            raise Refused(KEPT_OUT, error.code, error.detail) from None

    def _see(self, update: SharedUpdate, marks: tuple[str, ...] | None) -> None:
        """Note what the client is sent: `marks` go on from what it has; None for all anew."""
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

    def _remind(self, message: Message) -> None:
        """Hear the message when what is committed now is old enough for those who only watch."""
        reminder = asyncio.ensure_future(self._take_later(message))
        self._reminders |= {reminder}
        reminder.add_done_callback(self._drop_reminder)

    def _drop_reminder(self, reminder: "asyncio.Future[None]") -> None:
        self._reminders -= {reminder}

    async def _take_later(self, message: Message) -> None:
        await asyncio.sleep(settings.DURAK_WATCH_DELAY_SECONDS)
        # It takes its turn among all other messages.
        self.client.take(message)

    @property
    def _is_at_play(self) -> bool:
        return self._table[0] == "active" and not isinstance(self._viewer, Watcher)

    def _noted(self) -> Mapping[str, Any]:
        self._note()
        return {} if self._watching is None else {"watchers": self._watching.count()}

    def _note(self) -> None:
        """Note that the viewer is here, as a watcher or a player."""
        if self._watching is not None:
            if isinstance(self._viewer, Watcher):
                self._watching.open()
            else:
                self._watching.close()
        user_id = self.client.user_id
        if user_id is None:
            return
        if self._is_at_play:
            note_playing(user_id)
            note_at_table(user_id, self._game_id)
        else:
            note_here(user_id)

    def _note_gone(self, watching: Watching, *, is_open: bool) -> None:
        watching.close()
        if is_open and self.client.user_id is not None and self._is_at_play:
            note_left_table(self.client.user_id, self._game_id)


def _goes_on_from(since: str, update: SharedUpdate) -> bool:
    """Whether the update has every event after `since`, a mark or only a version."""
    if is_mark(since):
        return update.marks_after(since) is not None
    return update.update.reaches_back_to(version_of(since))


def _note_fanout(notice: Notice) -> None:
    """Time one commit in sixteen: a game may have many sockets."""
    if notice["id"].startswith("0"):
        now = time.time()
        metrics.fanout.observe(max(0.0, now - notice.get("at", now)))
