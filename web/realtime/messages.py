"""The messages that every socket and stream shares, told apart by `t`."""

import json
from typing import Annotated, Any, Literal

from pydantic import Field

from web.http.messages import Message, Moment, now_milliseconds

MAX_MESSAGE_LENGTH = 1024


class SocketMessageBase(Message):
    """The base of all."""

    server_time: Moment


class ErrorMessage(SocketMessageBase):
    """The client sent something that can't be used."""

    t: Literal["error"]
    code: str
    detail: str


class PongMessage(SocketMessageBase):
    """The answer to a ping; at a game with how many look on from no seat."""

    t: Literal["pong"]
    watchers: Annotated[int, Field(ge=0)] | None = None


class Ping(Message):
    """The only thing a client sends: is anybody there?"""

    t: Literal["ping"]


def error_message(code: str, detail: str) -> dict[str, Any]:
    """Return an `ErrorMessage`."""
    return message("error", code=code, detail=detail)


def message(kind: str, **members: Any) -> dict[str, Any]:
    """Return a message of that kind, with the server's time."""
    return {"t": kind, "server_time": now_milliseconds(), **members}


def objection_to(text: str | None) -> dict[str, Any] | None:
    """Return the `ErrorMessage` about a client's message; None for a ping, the only valid one."""
    if text is None:
        return error_message("malformed_json", "Send text, not bytes.")
    if len(text) > MAX_MESSAGE_LENGTH:
        detail = f"A message has at most {MAX_MESSAGE_LENGTH} characters."
        return error_message("too_large", detail)
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return error_message("malformed_json", "The message is not JSON.")
    if said == {"t": "ping"}:
        return None
    detail = 'This socket takes {"t": "ping"}; commands go over REST.'
    return error_message("unknown_message", detail)
