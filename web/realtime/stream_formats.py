"""The two formats of a stream over HTTP: server-sent events (SSE) and lines of JSON (NDJSON)."""

from collections.abc import Callable
from typing import NamedTuple

from django.http.request import MediaType

from web.http.content_negotiation import wish_for

EVENTS = "text/event-stream"
LINES = "application/x-ndjson"
OF_LINES = (LINES, "application/ndjson", "application/json")
MILLISECONDS_TO_COME_AGAIN = 2000


class Form(NamedTuple):
    """The format in which messages are written to a stream."""

    content_type: str
    frame: Callable[[str, str | None], bytes]
    """Encode a message in JSON, with the mark from which a client resumes after it."""
    opening: bytes
    nothing: bytes
    """The bytes that keep a silent stream alive."""


def form_wanted(accept: str) -> Form | None:
    """Return the format that the header `Accept` prefers; lines if it prefers none."""
    accepted = [MediaType(part) for part in (accept or "*/*").split(",")]
    lines = max(wish_for(name, accepted) for name in OF_LINES)
    events = wish_for(EVENTS, accepted)
    if max(lines, events).quality == 0:
        return None
    return NDJSON if lines >= events else SERVER_SENT_EVENTS


def _event(text: str, mark: str | None) -> bytes:
    # Our JSON contains no line breaks.
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
