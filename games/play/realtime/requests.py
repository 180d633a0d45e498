"""What a client may say: a version to resume from, and pings."""

import json
from typing import NamedTuple
from urllib.parse import parse_qs

from games.play.realtime.limits import LONGEST_MESSAGE

LONGEST_VERSION = 9
LONGEST_ID = 18


class Objection(NamedTuple):
    """Why a client's words can't be used."""

    code: str
    detail: str


def resume_point(query_string: bytes) -> int | Objection | None:
    """The version in `?since=`; None without one."""
    return _number(query_string, "since", "a version", LONGEST_VERSION)


def resume_message(query_string: bytes) -> int | Objection | None:
    """The id of a message of the chat in `?chat_since=`; None without one."""
    return _number(query_string, "chat_since", "the id of a message", LONGEST_ID)


def _number(query_string: bytes, name: str, what: str, longest: int) -> int | Objection | None:
    values = parse_qs(query_string.decode("ascii", "replace"), keep_blank_values=True).get(name)
    if values is None:
        return None
    value = values[-1]
    if value.isascii() and value.isdecimal() and len(value) <= longest:
        return int(value)
    return Objection("invalid", f"`{name}` is {what}: digits only.")


def objection_to(text: str | None) -> Objection | None:
    """What is wrong with a client's message; None for a ping, which is all there is."""
    if text is None:
        return Objection("malformed_json", "Send text, not bytes.")
    if len(text) > LONGEST_MESSAGE:
        return Objection("too_large", f"A message has at most {LONGEST_MESSAGE} characters.")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return Objection("malformed_json", "The message is not JSON.")
    if message == {"t": "ping"}:
        return None
    return Objection("unknown_message", 'This socket takes {"t": "ping"}; commands go over REST.')
