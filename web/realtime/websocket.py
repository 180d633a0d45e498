"""The WebSocket consumer: feeds to the client, pings (keepalive) from the client."""

from collections.abc import Mapping
from typing import Any, cast

from channels.exceptions import StopConsumer

from web.limits.connections import MessageRate
from web.realtime.consumer import FeedConsumer
from web.realtime.feeds import Compose, InvalidParameter, ResumePoint, resume_points
from web.realtime.groups import Message
from web.realtime.messages import error_message, message, objection_to
from web.realtime.refusals import (
    BAD_REQUEST,
    TOO_MANY,
    UNKNOWN_GAME,
    CloseReason,
    ConnectionRefused,
)


class WebSocketConsumer(FeedConsumer):
    """Carries feeds to the client of a WebSocket, and answers its pings.

    `places` are the parameters by which a client resumes, and their formats.
    """

    def __init__(
        self, *, kind: str, compose: Compose, places: Mapping[str, ResumePoint] | None = None
    ) -> None:
        super().__init__(kind=kind, compose=compose)
        self._places = places or {}
        self._rate = MessageRate()

    async def websocket_connect(self, _event: Message) -> None:
        """Accept the socket: only then does a browser see the code of its closing."""
        await self.base_send(cast("Any", {"type": "websocket.accept"}))
        await self._open()
        # Everything was read from it. Nothing else uses this copy, which would stay in memory for
        # hours.
        cast("dict[str, Any]", self.scope).clear()

    async def websocket_receive(self, event: Message) -> None:
        """Answer a ping; anything else is an error, and the socket stays open."""
        async with self._turn:
            if not self._is_open:
                return
            try:
                await self._answer(event.get("text"))
            except ConnectionRefused as refused:
                await self._refuse(refused.refusal)

    async def websocket_disconnect(self, _event: Message) -> None:
        """End, because the client has disconnected."""
        raise StopConsumer

    async def send_text(self, text: str, *, is_mark: bool = False) -> None:  # noqa: ARG002 - a socket's client knows its place by the message
        """Send a message that is JSON already."""
        await self.base_send(cast("Any", {"type": "websocket.send", "text": text}))

    async def close(self, refusal: CloseReason) -> None:
        """Close the socket, and send the client the reason."""
        if refusal.code:
            await self.send(error_message(refusal.code, refusal.detail))
        await self.base_send(cast("Any", {"type": "websocket.close", "code": refusal.close_code}))

    async def _answer(self, text: str | None) -> None:
        if not self._rate.allows_one_more():
            raise ConnectionRefused(TOO_MANY, "too_many_messages", "Too many messages.")
        objection = objection_to(text)
        if objection is not None:
            await self.send(objection)
            return
        await self.send(message("pong", **await self._heartbeat()))
        await self._poll()

    def _resume(self) -> dict[str, str]:
        try:
            return resume_points(self.scope["query_string"], self._places)
        except InvalidParameter as error:
            raise ConnectionRefused(BAD_REQUEST, "invalid", str(error)) from error


async def nowhere(_scope: Any, receive: Any, send: Any) -> None:
    """Accept a socket at any other address, and close it."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": UNKNOWN_GAME})
