"""The two forms of a stream over HTTP: server-sent events and lines of JSON (NDJSON)."""

from collections.abc import Callable
from typing import NamedTuple

EVENTS = "text/event-stream"
LINES = "application/x-ndjson"
ANY = {LINES, "application/ndjson", "application/*", "application/json", "*/*"}
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
    """The first form that a header `Accept` names; lines for clients that take anything."""
    for part in (accept or "*/*").split(","):
        media_type, *parameters = (piece.strip().lower() for piece in part.split(";"))
        if any(parameter in {"q=0", "q=0.0"} for parameter in parameters):
            continue
        if media_type in {EVENTS, "text/*"}:
            return SERVER_SENT_EVENTS
        if media_type in ANY:
            return NDJSON
    return None


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
