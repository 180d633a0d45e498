"""The two forms of a stream over HTTP: server-sent events and lines of JSON (NDJSON)."""

from collections.abc import Callable
from typing import NamedTuple

from django.http.request import MediaType

from web.http.content_negotiation import wish_for

EVENTS = "text/event-stream"
LINES = "application/x-ndjson"
OF_LINES = (LINES, "application/ndjson", "application/json")
MILLISECONDS_TO_COME_AGAIN = 2000


class Form(NamedTuple):
    """How messages are written to a stream."""

    content_type: str
    frame: Callable[[str, str | None], bytes]
    """From a message as JSON, and the mark from which a client that has it resumes, to bytes."""
    opening: bytes
    nothing: bytes
    """What is sent to show that the stream is alive."""


def form_wanted(accept: str) -> Form | None:
    """The form that a header `Accept` wants most; lines for clients that want both as much."""
    accepted = [MediaType(part) for part in (accept or "*/*").split(",")]
    lines = max(wish_for(name, accepted) for name in OF_LINES)
    events = wish_for(EVENTS, accepted)
    if max(lines, events).quality == 0:
        return None
    return NDJSON if lines >= events else SERVER_SENT_EVENTS


def _event(text: str, mark: str | None) -> bytes:
    # JSON as we write it has no line breaks.
    identity = "" if mark is None else f"id: {mark}\n"
    return f"{identity}data: {text}\n\n".encode()


def _line(text: str, _mark: str | None) -> bytes:
    return f"{text}\n".encode()


SERVER_SENT_EVENTS = Form(
    f"{EVENTS}; charset=utf-8",
    _event,
    f"retry: {MILLISECONDS_TO_COME_AGAIN}\n\n".encode(),
    b": alive\n\n",
)
NDJSON = Form(LINES, _line, b"", b"\n")
