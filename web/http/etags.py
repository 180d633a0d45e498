"""ETags (conditional requests, HTTP caching): 304 Not Modified if the client has the reply."""

import hashlib

from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.http import parse_etags, quote_etag

from web.http.errors import ServiceError
from web.http.problems import problem_of_service
from web.http.renderers import problem_response

IF_MATCH = "If-Match"
ANY = "*"
DIGITS = 32
OF_THE_CONTENT = {"Content-Type", "Content-Length"}


class PreconditionFailed(ServiceError):
    """The client has read something else than what there is now."""

    code = "precondition_failed"
    status = 412


def tag_of(content: bytes) -> str:
    """Return the `ETag` of a reply with this content."""
    return quote_etag(hashlib.sha256(content).hexdigest()[:DIGITS])


def matches(header: str, tag: str) -> bool:
    """Return whether `If-Match` names the tag; a weak tag never matches."""
    tags = parse_etags(header)
    return tags == [ANY] or tag in tags


def answer_conditional_request(request: HttpRequest, response: HttpResponse) -> HttpResponse | None:
    """Set the `ETag` of a rendered reply; return a 304 or 412 that goes in its place, else None.

    The tag is a hash of the content, so it differs between callers who get different content.
    """
    tag = tag_of(response.content)
    response.headers["ETag"] = tag
    required = request.headers.get(IF_MATCH)
    if required is not None and not matches(required, tag):
        failed = PreconditionFailed("This has changed since you read it.")
        return _in_place(problem_response(problem_of_service(failed)), response)
    known = parse_etags(request.headers.get("If-None-Match", ""))
    # The comparison is weak: a proxy that compressed the reply may have marked the tag weak.
    if known != [ANY] and tag not in {one.removeprefix("W/") for one in known}:
        return None
    return _in_place(HttpResponseNotModified(), response)


def _in_place(answer: HttpResponse, response: HttpResponse) -> HttpResponse:
    """Return the answer with the headers and cookies of the reply that it replaces."""
    for name, value in response.headers.items():
        if name not in OF_THE_CONTENT:
            answer.headers[name] = value
    answer.cookies = response.cookies
    return answer
