"""The socket of a game: a dumb pipe from the log to one viewer."""

from typing import TYPE_CHECKING, Any, cast

from asgiref.sync import sync_to_async
from channels.generic.websocket import AsyncWebsocketConsumer

from accounts.presence import is_here, is_playing
from games.engine import Watcher
from games.errors import NotFound
from games.messages.socket import error_message, game_message, pong_message, view_message
from games.realtime.fanout import Notice, group_name
from games.realtime.limits import MessageRate, open_sockets
from games.realtime.requests import Objection, objection_to, resume_point
from games.realtime.sessions import SessionWatch, session_group
from games.realtime.shares import Share, as_text, fetch_pulse, fetch_share, shares
from games.selectors.viewers import viewer_of

if TYPE_CHECKING:
    from django.contrib.auth.models import AbstractBaseUser, AnonymousUser

    from games.engine.view import Viewer

BAD_REQUEST = 4400
SESSION_ENDED = 4401
UNKNOWN_GAME = 4404
TOO_MANY = 4429


class NowhereConsumer(AsyncWebsocketConsumer):
    """Every address that is no game's."""

    async def connect(self) -> None:
        """Says so. A browser is told the code only on a socket that was accepted."""
        await self.accept()
        await self.close(code=UNKNOWN_GAME)


class GameConsumer(AsyncWebsocketConsumer):
    """Pushes one viewer's share of a game, in order, each version once.

    `_version` is the newest version that the client has been sent. Whatever makes us look (a new
    connection, a notice, a ping), what goes out are the events after it, and none twice.
    """

    _caller: str | None = None
    _groups: tuple[str, ...] = ()
    _watch: SessionWatch | None = None
    _is_open = False
    _viewer: "Viewer"
    _version: int
    _table: tuple[str, str | None]

    async def connect(self) -> None:
        """Answer with what the client lacks; from then on with every commit."""
        await self.accept()
        user = cast("AbstractBaseUser | AnonymousUser", self.scope["user"])
        self._user_id: int | None = user.pk if user.is_authenticated else None
        self._rate = MessageRate()
        if not self._enter():
            objection = Objection("too_many_sockets", "You have too many sockets open.")
            await self._refuse(TOO_MANY, objection)
            return
        since = resume_point(self.scope["query_string"])
        if isinstance(since, Objection):
            await self._refuse(BAD_REQUEST, since)
            return
        self._game_id = str(self.scope["url_route"]["kwargs"]["game_id"])
        await self._begin(since)

    async def disconnect(self, code: int) -> None:  # noqa: ARG002
        """Leave nothing behind."""
        for group in self._groups:
            await self.channel_layer.group_discard(group, self.channel_name)
        if self._caller is not None:
            open_sockets.leave(self._caller)
            self._caller = None

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:  # noqa: ARG002
        """Answer a ping; anything else is an error, and the socket stays open."""
        if not self._is_open:
            return
        if not self._rate.allows_one_more():
            await self._refuse(TOO_MANY, Objection("too_many_messages", "Too many messages."))
            return
        objection = objection_to(text_data)
        if objection is not None:
            await self._send(error_message(*objection))
            return
        if self._watch is not None and await self._watch.is_over():
            await self._end_with_session()
            return
        await self._send(pong_message())
        await self._tell_presence()
        await self._make_good()

    async def game_committed(self, notice: Notice) -> None:
        """A commit, or a change of the table, somewhere."""
        if not self._is_open:
            return
        is_table_changed = notice["is_table_changed"]
        if is_table_changed or notice["version"] > self._version:
            await self._deliver(await shares.of(notice), is_table_changed=is_table_changed)

    async def session_ended(self, _message: dict[str, Any]) -> None:
        """Whoever opened this socket is logged out."""
        await self._end_with_session()

    async def _tell_presence(self) -> None:
        if self._user_id is None:
            return
        is_at_play = self._table[0] == "active" and not isinstance(self._viewer, Watcher)
        tell = is_playing if is_at_play else is_here
        await sync_to_async(tell, thread_sensitive=False)(self._user_id)

    async def _end_with_session(self) -> None:
        await self._refuse(SESSION_ENDED, Objection("session_ended", "You were logged out."))

    async def _begin(self, since: int | None) -> None:
        # In the group before anything is loaded, so that no commit falls in between; a notice of
        # what was loaded already is recognised by its version.
        await self._join(group_name(self._game_id))
        await self._follow_session()
        try:
            share = await fetch_share(self._game_id, after=since)
        except NotFound:
            await self.close(code=UNKNOWN_GAME)
            return
        self._is_open = True
        self._see(share)
        await self._tell_presence()
        if since is None or not share.reaches_back_to(since):
            await self._send_view(share)
        else:
            await self.send(text_data=share.events_text(self._viewer, since=since))
            await self._send(game_message(share.game, user_id=self._user_id))

    async def _join(self, group: str) -> None:
        await self.channel_layer.group_add(group, self.channel_name)
        self._groups = (*self._groups, group)

    async def _follow_session(self) -> None:
        session_key = self.scope["session"].session_key
        if self._user_id is None or session_key is None:
            return
        self._watch = SessionWatch(session_key)
        await self._join(session_group(session_key))

    async def _deliver(self, share: Share, *, is_table_changed: bool) -> None:
        since = self._version
        if share.version > since and not share.reaches_back_to(since):
            share = await fetch_share(self._game_id, after=since)
        self._see(share)
        if share.version > since and not share.reaches_back_to(since):
            await self._send_view(share)
            return
        # The table is set before the first card is dealt, and its result follows the last one.
        if is_table_changed and since == 0:
            await self._send(game_message(share.game, user_id=self._user_id))
        if share.version > since:
            await self.send(text_data=share.events_text(self._viewer, since=since))
        if is_table_changed and since > 0:
            await self._send(game_message(share.game, user_id=self._user_id))

    async def _make_good(self) -> None:
        """Catch up with a commit whose notice was lost."""
        pulse = await fetch_pulse(self._game_id)
        if pulse is None:
            return
        is_table_changed = pulse[1:] != self._table
        if pulse.version > self._version or is_table_changed:
            share = await fetch_share(self._game_id, after=self._version)
            await self._deliver(share, is_table_changed=is_table_changed)

    def _see(self, share: Share) -> None:
        self._viewer = viewer_of(game=share.game, user_id=self._user_id)
        self._version = max(share.version, getattr(self, "_version", 0))
        self._table = (share.game.status, share.game.next_game_id)

    def _enter(self) -> bool:
        address = (self.scope.get("client") or ("unknown", 0))[0]
        caller = f"address {address}" if self._user_id is None else f"user {self._user_id}"
        if not open_sockets.enter(caller):
            return False
        self._caller = caller
        return True

    async def _refuse(self, close_code: int, objection: Objection) -> None:
        self._is_open = False
        await self._send(error_message(*objection))
        await self.close(code=close_code)

    async def _send_view(self, share: Share) -> None:
        look = share.table.seen_by(self._viewer)
        await self._send(view_message(share.game, look, user_id=self._user_id))

    async def _send(self, message: dict[str, Any]) -> None:
        await self.send(text_data=as_text(message))
