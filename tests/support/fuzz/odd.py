"""Odd values: what clients send by mistake or in malice."""

import random
from typing import Any

RAW_NUMBER = "@@raw:{}@@"
"""Placeholder in a draft of a body for a number that `json` can't write."""

TEXTS = (
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "a\udfff",
    "\u202eanna",
    "\u200b",
    "e\u0301" * 20,
    "\U0001f0a1" * 50,
    "\uffff",
    "\ufdfd",
    "İ",
    "ß",
    "²",
    "٣",
    "a" * 300,
    "a" * 5000,
    "\r\nX-Odd: 1",
    "' OR 1=1 --",
    "../../etc/passwd",
    "..%2f..",
    "%00",
    "%",
    "%s%n{0}${x}",
    "<script>alert(1)</script>",
    "null",
    "true",
    "NaN",
    "Infinity",
    "-0",
    "0x10",
    "1e309",
    "1_000",
    " 1",
    "9" * 19,
    "9" * 400,
    "9" * 5000,
    "-9223372036854775809",
    "9223372036854775807",
    "9223372036854775808",
)

NUMBERS = (
    *(0, -1, 1, 2**31 - 1, 2**31, 2**63 - 1, 2**63, -(2**63), -(2**63) - 1, 2**64, 10**400),
    *(0.1, -0.0, 1e308, 5e-324, 1.0),
    *(RAW_NUMBER.format(text) for text in ("1e400", "-1e400", "NaN", "Infinity", "9" * 5000)),
)

BODIES = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"a"',
    b"1",
    b"{}x",
    b'{"a":1,"a":2}',
    b"\xef\xbb\xbf{}",
    b"\xff\xfe{\x00}\x00",
    b'{"a":"\xff"}',
    b'{"a":"\\ud800"}',
    b'{"a\\u0000":1}',
    b'{"__proto__":{},"constructor":1}',
    b"[" * 30_000,
    b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    b'{"a":' + b"1" * 60_000 + b"}",
    b" " * 70_000,
)
"""Bodies that are no objects, hardly ones, or no JSON."""

HEADERS = {
    "Accept": ("text/html", "*/*;q=0", "application/xml, */*;q=0.1", "\xff", ",", "a" * 3000),
    "Accept-Language": ("de", "ru;q=x", "*", "\xfc", "x" * 2000, "de,,,;"),
    "Authorization": (
        *("Bearer", "Bearer ", "Bearer \xff", "Bearer a b", "Basic YTpi", "Basic =", "x"),
        *("Bearer " + "a" * 3000, "Token x", "bearer durak_x"),
    ),
    "Content-Type": (
        *("text/plain", "application/json; charset=latin-1", "application/json; charset=\xff"),
        *("application/json;charset=nonsense", "multipart/form-data", "", "application/JSON"),
        *("multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "a/b/c;;="),
    ),
    "Content-Encoding": ("gzip", "br"),
    "Cookie": ("=", ";;;", "durak_session", 'durak_session="', "durak_csrf=\xff", "a=b; a=c"),
    "Host": ("", "nowhere.example", "localhost:99999", "[", "a b", "\xff"),
    "Idempotency-Key": ("", " ", "a" * 300, "\xff", "bot:1", "a,b", "\u00b2"),
    "If-None-Match": ("*", '"x"', "\xff"),
    "If-Modified-Since": ("never", "Sun, 06 Nov 99999999 08:49:37 GMT"),
    "Origin": ("null", "http://nowhere.example", "\xff"),
    "Range": ("bytes=0-0", "bytes=9-1", "x"),
    "Referer": ("", "http://[", "\xff"),
    "User-Agent": ("", "\xff" * 50, "a" * 3000),
    "X-CSRFToken": ("", "a" * 32, "\xff" * 32, "a" * 3000),
    "X-Forwarded-For": ("", "\xff", "1.2.3.4, x", "::1%eth0", "a" * 3000),
    "X-Forwarded-Host": ("nowhere.example", "\xff"),
    "X-Forwarded-Proto": ("https", "\xff"),
    "X-HTTP-Method-Override": ("DELETE",),
    "X-Request-ID": ("", "\xff", "a" * 3000, "${x}"),
}
"""Headers that the service, or a library of it, reads, with what it may not expect there."""

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND")
COOKIES = (
    "sessionid",
    "durak_session_8000",
    "durak_csrf_8000",
    "messages",
    "django_language",
    "odd",
)
PARAMETERS = ("cursor", "page_size", "lang", "since", "q", "format", "seat", "odd")
"""Names of parameters that some addresses know and most don't."""


def any_value(rng: random.Random) -> Any:
    """A JSON value, mostly an odd one."""
    match rng.randrange(6):
        case 0:
            return rng.choice(NUMBERS)
        case 1:
            return rng.choice((None, True, False))
        case 2:
            return [any_value(rng)] * rng.choice((0, 1, 1, 2, 40))
        case 3:
            return {rng.choice(TEXTS): any_value(rng) for _ in range(rng.choice((0, 1, 1, 2)))}
        case _:
            return rng.choice(TEXTS)
