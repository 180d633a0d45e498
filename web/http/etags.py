"""ETags: answer a conditional request with 304 if the client has the current reply."""

import hashlib

from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.http import parse_etags, quote_etag

DIGITS = 32


def answer_conditional_request(request: HttpRequest, response: HttpResponse) -> HttpResponse | None:
    """Set the `ETag` of a rendered reply; return a 304 if `If-None-Match` contains it, else None.

    The tag is a hash of the content, so it differs between callers who get different content.
    """
    tag = quote_etag(hashlib.sha256(response.content).hexdigest()[:DIGITS])
    response.headers["ETag"] = tag
    known = parse_etags(request.headers.get("If-None-Match", ""))
    # The comparison is weak: a proxy that compressed the reply may have marked the tag weak.
    if known != ["*"] and tag not in {one.removeprefix("W/") for one in known}:
        return None
    answer = HttpResponseNotModified()
    for name, value in response.headers.items():
        if name not in {"Content-Type", "Content-Length"}:
            answer.headers[name] = value
    answer.cookies = response.cookies
    return answer
