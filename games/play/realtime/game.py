"""The socket of a game: it pushes the log to one viewer, and takes no commands."""

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from channels.generic.websocket import AsyncWebsocketConsumer
from django.conf import settings

from games.engine import Watcher
from games.play.errors import NotFound, PasswordNeeded
from games.play.messages.socket import game_message, pong_message, view_message
from games.play.reactions import group_name
from games.play.realtime.base import BAD_REQUEST, KEPT_OUT, UNKNOWN_GAME, PushConsumer
from games.play.realtime.fanout import Notice
from games.play.realtime.requests import Objection, resume_point
from games.play.realtime.shares import (
    Share,
    fetch_pulse,
    fetch_share,
    late_shares,
    shares,
)
from games.play.realtime.watching import Watching
from games.play.selectors.admission import SessionKeys, check_may_watch
from games.play.selectors.claims import is_anybody_unnoticed
from games.play.selectors.moments import remembered
from games.play.selectors.viewers import viewer_of
from games.play.selectors.watching import is_followed_late
from web import metrics
from web.database_threads import read
from web.json_text import json_text
from web.presence import note_at_table, note_here, note_left_table, note_playing
from web.quick_redis import ask_redis

if TYPE_CHECKING:
    from games.engine.view import Viewer


class NowhereConsumer(AsyncWebsocketConsumer):
    """Every address that is no socket's."""

    async def connect(self) -> None:
        """Accept the socket and close it: a browser sees the code only on one that was accepted."""
        await self.accept()
        await self.close(code=UNKNOWN_GAME)


class GameConsumer(PushConsumer):
    """Pushes one viewer's share of a game, in order, each version once.

    `_version` is the newest version that the client has been sent. Whatever makes us look (a new
    connection, a notice, a ping), what goes out are the events after it, and none twice.
    """

    _keys: SessionKeys
    """The keys to tables with passwords that the viewer carries."""
    _viewer: "Viewer"
    _version: int
    _table: tuple[str, str | None, frozenset[int]]
    _watching: Watching | None = None
    _reminders: "frozenset[asyncio.Future[None]]" = frozenset()

    async def game_committed(self, notice: Notice) -> None:
        """A commit, or a change of the table, somewhere."""
        if not self._is_open:
            return
        is_table_changed = notice["is_table_changed"]
        if is_table_changed or notice["version"] > self._version:
            share = await shares.of(notice)
            if is_followed_late(share.game, user_id=self._user_id):
                self._wait({"type": "game.matured", "notice": notice})
            else:
                await self._deliver(share, is_table_changed=is_table_changed)
                _note_fanout(notice)

    async def game_matured(self, message: dict[str, Any]) -> None:
        """A commit that is old enough for those who only watch."""
        notice: Notice = message["notice"]
        if self._is_open:
            share = await late_shares.of(notice)
            await self._deliver(share, is_table_changed=notice["is_table_changed"])

    async def game_due(self, _message: dict[str, Any]) -> None:
        """What was committed before the socket opened is old enough for those who only watch."""
        if self._is_open:
            await self._make_good()

    async def disconnect(self, code: int) -> None:
        """Leave nothing behind."""
        for reminder in self._reminders:
            reminder.cancel()
        if self._watching is not None:
            await ask_redis(partial(self._note_gone, self._watching))
        await super().disconnect(code)

    async def _pong(self) -> dict[str, Any]:
        return pong_message(watchers=await ask_redis(self._noted))

    async def _tell_presence(self) -> None:
        await ask_redis(self._note)

    def _noted(self) -> int | None:
        """Note that the viewer is here; how many watch the game."""
        self._note()
        return None if self._watching is None else self._watching.count()

    def _note(self) -> None:
        if self._watching is not None:
            if isinstance(self._viewer, Watcher):
                self._watching.open()
            else:
                self._watching.close()
        if self._user_id is None:
            return
        if self._is_at_play:
            note_playing(self._user_id)
            note_at_table(self._user_id, self._game_id)
        else:
            note_here(self._user_id)

    def _note_gone(self, watching: Watching) -> None:
        watching.close()
        if self._is_open and self._user_id is not None and self._is_at_play:
            note_left_table(self._user_id, self._game_id)

    def _must_look(self) -> bool:
        # Who is gone for too long, and who is back, is told by no message.
        return super()._must_look() or (self._table[0] == "active" and self._may_claims_change())

    def _may_claims_change(self) -> bool:
        _, _, claimable = self._table
        moment = remembered(self._game_id)
        return bool(claimable) or moment is None or is_anybody_unnoticed(moment.game)

    @property
    def _mark(self) -> str | None:
        return str(self._version)

    @property
    def _is_at_play(self) -> bool:
        return self._table[0] == "active" and not isinstance(self._viewer, Watcher)

    async def _begin(self) -> None:
        since = resume_point(self.scope["query_string"])
        if isinstance(since, Objection):
            await self._refuse(BAD_REQUEST, since)
            return
        self._game_id = str(self.scope["url_route"]["kwargs"]["game_id"])
        self._keys = SessionKeys(self.scope["session"])
        # In the group before anything is loaded, so that no commit falls in between; a notice of
        # what was loaded already is recognised by its version.
        await self._join(group_name(self._game_id))
        await self._follow_session()
        self._begin_look()
        try:
            share = await self._fetch(since)
        except NotFound:
            await self.close(code=UNKNOWN_GAME)
            return
        if not await self._is_let_in(share):
            return
        who = f"socket {uuid4()}" if self._user_id is None else f"user {self._user_id}"
        self._watching = Watching(self._game_id, who)
        await self._prepare(share)
        self._is_open = True
        self._see(share)
        if is_followed_late(share.game, user_id=self._user_id):
            # Of what was committed before, and is not shown yet, nothing more is heard.
            self._wait({"type": "game.due"})
        await self._tell_presence()
        if since is None or not share.update.reaches_back_to(since):
            await self._send_view(share)
        else:
            await self._send_text(share.events_text(self._viewer, since=since), is_mark=True)
            await self._send(game_message(share.game, user_id=self._user_id))

    async def _prepare(self, share: Share) -> None:
        """Get ready for what is pushed besides the game, before the socket counts as open."""

    async def _deliver(self, share: Share, *, is_table_changed: bool) -> None:
        if not await self._is_let_in(share):
            return
        since = self._version
        if share.version > since and not share.update.reaches_back_to(since):
            share = await self._fetch(since)
        if share.update.changes_seats(after=since):
            is_table_changed = True
        before = self._viewer
        self._see(share)
        if self._viewer != before:
            await self._tell_presence()
        if share.version > since and not share.update.reaches_back_to(since):
            await self._send_view(share)
            return
        # The table is set before the first card is dealt, and its result follows the last one.
        if is_table_changed and since == 0:
            await self._send(game_message(share.game, user_id=self._user_id))
        if share.version > since:
            await self._send_text(share.events_text(self._viewer, since=since), is_mark=True)
        if is_table_changed and since > 0:
            await self._send(game_message(share.game, user_id=self._user_id))

    async def _make_good(self) -> None:
        """Catch up with what was committed, if notices were lost."""
        pulse = await fetch_pulse(self._game_id)
        if pulse is None:
            return
        is_table_changed = pulse[1:] != self._table
        if pulse.version > self._version or is_table_changed:
            share = await self._fetch(self._version)
            await self._deliver(share, is_table_changed=is_table_changed)

    async def _fetch(self, after: int | None) -> Share:
        return await fetch_share(self._game_id, after=after, user_id=self._user_id)

    async def _is_let_in(self, share: Share) -> bool:
        """Whether the viewer may watch; if not, the socket is closed."""
        if share.game.password:
            await read(self._keys.load)
        try:
            check_may_watch(share.game, user_id=self._user_id, keys=self._keys)
        except PasswordNeeded as error:
            await self._refuse(KEPT_OUT, Objection(error.code, error.detail))
            return False
        return True

    def _wait(self, message: dict[str, Any]) -> None:
        """Hear the message when what is committed now is old enough for those who only watch."""
        reminder = asyncio.ensure_future(self._remind(message))
        self._reminders |= {reminder}
        reminder.add_done_callback(self._forget)

    def _forget(self, reminder: "asyncio.Future[None]") -> None:
        self._reminders -= {reminder}

    async def _remind(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(settings.DURAK_WATCH_DELAY_SECONDS)
        # It takes its turn among all other messages.
        self._hear(message)

    def _see(self, share: Share) -> None:
        self._viewer = viewer_of(game=share.game, user_id=self._user_id)
        self._version = max(share.version, getattr(self, "_version", 0))
        game = share.game
        self._table = (game.status, game.next_game_id, game.claimable)

    async def _send_view(self, share: Share) -> None:
        seen = share.update.seen_by(self._viewer)
        message = view_message(share.game, seen, user_id=self._user_id)
        await self._send_text(json_text(message), is_mark=True)


def _note_fanout(notice: Notice) -> None:
    """Time one commit in sixteen: a game may have many sockets."""
    if notice["id"].startswith("0"):
        now = time.time()
        metrics.fanout.observe(max(0.0, now - notice.get("at", now)))
