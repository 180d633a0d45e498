"""What every socket of ours is: it pushes, answers pings, and ends with its session."""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from channels.consumer import get_handler_name
from channels.exceptions import StopConsumer
from channels.generic.websocket import AsyncWebsocketConsumer

from games.play.messages.socket import error_message, pong_message
from games.play.realtime.limits import MessageRate, open_sockets
from games.play.realtime.requests import Objection, objection_to
from games.play.realtime.sessions import SessionWatch, TokenWatch, Watch, person_group
from games.play.realtime.tokens import INVALID
from web import metrics
from web.hub import Message, hub
from web.json_text import json_text

if TYPE_CHECKING:
    from django.contrib.auth.models import AbstractBaseUser, AnonymousUser

    from accounts.models import ApiToken

log = logging.getLogger(__name__)

INTERNAL_ERROR = 1011
BAD_REQUEST = 4400
SESSION_ENDED = 4401
KEPT_OUT = 4403
UNKNOWN_GAME = 4404
TOO_SLOW = 4408
TOO_MANY = 4429


MOST_WAITING = 64
"""How many messages of groups wait for a client that reads slowly before it has to come again."""


SECONDS_BETWEEN_LOOKS = 60.0
"""A ping looks for what got lost if no look was made for so long, or messages may have got lost."""


class PushConsumer(AsyncWebsocketConsumer, ABC):
    """A socket that is open while `_is_open`; its kinds say what they push.

    `_user_id` is None where nobody is logged in. Messages of groups are handled one after the
    other, each by the method that its `type` names, and never while the client is answered.
    """

    _user_id: int | None
    _caller: str | None = None
    _groups: tuple[str, ...] = ()
    _watch: Watch | None = None
    _is_open = False
    _is_behind = False
    _looked: tuple[int, float] | None = None
    """When the last look was made: as the hub counts its breaks, and in seconds."""

    def __init__(self) -> None:
        super().__init__()
        self._inbox: list[Message] = []  # nearly always empty, and a deque takes 600 bytes then
        self._handler: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer what the client sends, one message after the other, until it is gone.

        Channels' own waits in one more task for each socket, for groups that we don't have there.
        """
        self.scope, self.base_send = scope, send
        with suppress(StopConsumer):
            while True:
                await self.dispatch(await receive())

    async def dispatch(self, message: dict[str, Any]) -> None:
        """Have the method handle a message that its `type` names.

        Connections to the database are kept, or closed, by the threads that use them.
        """
        await getattr(self, get_handler_name(message))(message)

    async def connect(self) -> None:
        """Let the caller in, unless they have too many sockets, a bad token, or a ban."""
        async with self._turn:
            await self._connect()
        # All is read off it. Nothing else uses this copy, which would lie there for hours.
        cast("dict[str, Any]", self.scope).clear()

    async def _connect(self) -> None:
        await self.accept()
        user = cast("AbstractBaseUser | AnonymousUser", self.scope["user"])
        self._user_id = user.pk if user.is_authenticated else None
        self._rate = MessageRate()
        if not self._enter():
            objection = Objection("too_many_sockets", "You have too many sockets open.")
            await self._refuse(TOO_MANY, objection)
            return
        against_token = cast("Objection | None", self.scope.get("objection"))
        if against_token is not None:
            code = SESSION_ENDED if against_token == INVALID else KEPT_OUT
            await self._refuse(code, against_token)
            return
        if getattr(user, "is_banned", False):
            await self._end_for_banned()
            return
        await self._begin()

    async def websocket_disconnect(self, message: Any) -> None:
        """Leave nothing behind, once the client is gone.

        Channels' own looks after the database's connections too, of which sockets have none.
        """
        await self.disconnect(message["code"])
        raise StopConsumer

    async def disconnect(self, code: int) -> None:  # noqa: ARG002 - the framework's signature
        """Leave nothing behind."""
        self._inbox.clear()
        if self._handler is not None:
            self._handler.cancel()
        for group in self._groups:
            await hub().leave(group, self._hear)
        if self._caller is not None:
            open_sockets.leave(self._caller)
            metrics.sockets.labels(self._kind).dec()
            self._caller = None

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:  # noqa: ARG002 - as above
        """Answer a ping; anything else is an error, and the socket stays open."""
        async with self._turn:
            await self._answer(text_data)

    async def _answer(self, text_data: str | None) -> None:
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
        await self._send(await self._pong())
        if self._must_look():
            await self._make_good()

    async def session_ended(self, _message: dict[str, Any]) -> None:
        """The caller who opened this socket is logged out."""
        if self._is_open:
            await self._end_with_session()

    async def person_banned(self, _message: dict[str, Any]) -> None:
        """The caller who opened this socket is banned."""
        if self._is_open:
            await self._end_for_banned()

    def _hear(self, message: Message) -> None:
        """Take a message of a group, to be handled when its turn comes."""
        if self._is_behind:
            return
        self._inbox.append(message)
        if len(self._inbox) > MOST_WAITING:
            self._fall_behind()
        elif self._handler is None:
            self._handler = asyncio.create_task(self._handle())

    async def _handle(self) -> None:
        try:
            while self._inbox:
                async with self._turn:
                    message = self._inbox.pop(0)
                    await getattr(self, message["type"].replace(".", "_"))(message)
        except Exception:  # the client comes again, and is sent what it lacks
            log.exception("A message of a group was not handled.")
            self._is_open = False
            await self.close(code=INTERNAL_ERROR)
        finally:
            self._handler = None

    def _fall_behind(self) -> None:
        """Close the socket of a client that doesn't read; it comes again and resumes."""
        self._inbox.clear()
        self._is_behind, self._is_open = True, False
        if self._handler is not None:
            self._handler.cancel()
        self._closing = asyncio.create_task(self.close(code=TOO_SLOW))

    async def _pong(self) -> dict[str, Any]:
        """Note that the caller is here; the answer to a ping."""
        await self._tell_presence()
        return pong_message()

    def _must_look(self) -> bool:
        """Whether a ping has to look for what got lost; then it is to be looked now.

        Each commit and each message is told at once. They get lost where the line to Redis breaks,
        and hardly ever otherwise.
        """
        if self._looked is not None and self._hears_all:
            breaks, at = self._looked
            if breaks == hub().breaks and time.monotonic() - at < SECONDS_BETWEEN_LOOKS:
                return False
        self._begin_look()
        return True

    def _begin_look(self) -> None:
        """Have what is read from now on count as a look, if all that it may miss is heard."""
        self._looked = (hub().breaks, time.monotonic()) if self._hears_all else None

    @property
    def _hears_all(self) -> bool:
        return all(hub().hears(group) for group in self._groups)

    @abstractmethod
    async def _begin(self) -> None:
        """Answer with what the client lacks; from then on with every change."""

    @abstractmethod
    async def _make_good(self) -> None:
        """Send what the client lacks because a notice got lost."""

    @abstractmethod
    async def _tell_presence(self) -> None:
        """Note that the caller who opened the socket is here."""

    async def _end_with_session(self) -> None:
        await self._refuse(SESSION_ENDED, Objection("session_ended", "You were logged out."))

    async def _end_for_banned(self) -> None:
        await self._refuse(KEPT_OUT, Objection("banned", "You are banned."))

    async def _join(self, group: str) -> None:
        self._groups = (*self._groups, group)
        await hub().join(group, self._hear)

    async def _follow_session(self) -> None:
        self._watch = self._watch_of(self._user_id)
        if self._user_id is None or self._watch is None:
            return
        await self._join(self._watch.group)
        await self._join(person_group(self._user_id))

    def _watch_of(self, user_id: int | None) -> Watch | None:
        token = cast("ApiToken | None", self.scope.get("token"))
        session_key = self.scope["session"].session_key
        if user_id is None:
            return None
        if token is not None:
            return TokenWatch(token.pk, user_id)
        return None if session_key is None else SessionWatch(session_key, user_id)

    @property
    def _kind(self) -> str:
        return type(self).__name__.removesuffix("Consumer").lower()

    def _enter(self) -> bool:
        address = (self.scope.get("client") or ("unknown", 0))[0]
        caller = f"address {address}" if self._user_id is None else f"user {self._user_id}"
        if not open_sockets.enter(caller):
            return False
        self._caller = caller
        metrics.sockets.labels(self._kind).inc()
        return True

    async def _refuse(self, close_code: int, objection: Objection) -> None:
        self._is_open = False
        await self._send(error_message(*objection))
        await self.close(code=close_code)

    @property
    def _mark(self) -> str | None:
        """From where a client resumes that has all that was sent so far, if it can."""
        return None

    async def _send(self, message: dict[str, Any]) -> None:
        await self._send_text(json_text(message))

    async def _send_text(self, text: str, *, is_mark: bool = False) -> None:
        """Send a message; `is_mark` where a client that has it resumes after it.

        A socket's client knows its place by the message; the mark is for streams (`web.streams`).
        """
        mark = {"mark": self._mark} if is_mark else {}
        await self.base_send(cast("Any", {"type": "websocket.send", "text": text, **mark}))
