"""The mailbox (outbox) of an account holder in tests, and the authenticator app."""

import base64
import hashlib
import hmac
import re
import struct
import time
from typing import Any
from urllib.parse import parse_qs, urlsplit

from django.core import mail

STEP_SECONDS = 30


def mails_to(email: str) -> list[Any]:
    """The mails to an address, oldest first."""
    return [message for message in mail.outbox if message.to == [email]]


def key_in(message: Any) -> str:
    """The key in the link of a mail."""
    link = re.search(r"https?://\S+[?]key=\S+", message.body)
    assert link is not None, message.body
    return parse_qs(urlsplit(link[0]).query)["key"][0]


def app_code(secret: str, *, at: float | None = None) -> str:
    """The code that an authenticator app shows (RFC 6238: 30 seconds, six digits, SHA-1).

    The code of now, which the service takes for the next half minute too, unless `at` is given.
    """
    counter = int((time.time() if at is None else at) // STEP_SECONDS)
    digest = hmac.digest(base64.b32decode(secret), struct.pack(">Q", counter), hashlib.sha1)
    offset = digest[-1] & 15
    number = struct.unpack(">I", digest[offset : offset + 4])[0] & 0x7FFFFFFF
    return f"{number % 1_000_000:06d}"


def unsubscribe_path_in(message: Any) -> str:
    """The path of the link by which the reader of a mail switches such mails off."""
    link = re.search(r"^https?://\S+/unsubscribe/\S+$", message.body, re.MULTILINE)
    assert link is not None, message.body
    return urlsplit(link[0]).path
