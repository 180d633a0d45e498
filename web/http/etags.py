"""Reads of what the client has already: the reply says that nothing changed, and no more."""

import hashlib

from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.http import parse_etags, quote_etag

DIGITS = 32


def answer_unchanged(request: HttpRequest, response: HttpResponse) -> HttpResponse | None:
    """Give a rendered reply its `ETag`; 304 in its place if `If-None-Match` names it, else None.

    The tag follows from what is sent, so that it is the caller's own.
    """
    tag = quote_etag(hashlib.sha256(response.content).hexdigest()[:DIGITS])
    response.headers["ETag"] = tag
    known = parse_etags(request.headers.get("If-None-Match", ""))
    # Comparison is weak here: a proxy that compressed the reply may have said so in the tag.
    if known != ["*"] and tag not in {one.removeprefix("W/") for one in known}:
        return None
    answer = HttpResponseNotModified()
    for name, value in response.headers.items():
        if name not in {"Content-Type", "Content-Length"}:
            answer.headers[name] = value
    answer.cookies = response.cookies
    return answer
