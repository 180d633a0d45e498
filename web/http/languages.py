"""Language of a reply (i18n, Accept-Language): replies in the reader's language."""

import hashlib
import json
from typing import Annotated, Any, Literal, TypeVar, get_args

from django.http import HttpRequest, HttpResponseBase
from django.utils.cache import get_conditional_response, patch_vary_headers
from django.utils.translation.trans_real import parse_accept_lang_header
from pydantic import Field
from rest_framework.request import Request
from rest_framework.response import Response

from web.http.bodies import Query, read_query
from web.http.requests import http_of

Language = Literal["en", "de", "ru"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
CACHED_SECONDS = 300
_R = TypeVar("_R", bound=HttpResponseBase)


class LanguageQuery(Query):
    """The language of the texts in the reply."""

    lang: Annotated[
        Language | None,
        Field(description="Language of the texts; without it, the header Accept-Language tells."),
    ] = None


def language_of(request: Request) -> Language:
    """Return the language of `lang`, else the first known one of Accept-Language, else English.

    Raises Problem `invalid` for an unknown `lang` or another parameter.
    """
    chosen = read_query(request, LanguageQuery).lang
    if chosen is not None:
        return chosen
    return accepted_language(request)


def accepted_language(request: Request | HttpRequest) -> Language:
    """Return the first known language of Accept-Language, else English."""
    header = request.headers.get("Accept-Language", "")
    accepted = [tag.split("-")[0] for tag, _ in parse_accept_lang_header(header)]
    known = (language for tag in accepted for language in LANGUAGES if tag == language)
    return next(known, "en")


def in_language(data: Any, language: Language) -> Response:
    """Return a reply with the data, whose texts are in that language."""
    return set_content_language(Response(data), language)


def set_content_language(response: _R, language: Language) -> _R:
    """Set the language of the reply in its headers."""
    response.headers["Content-Language"] = language
    patch_vary_headers(response, ["Accept-Language"])
    return response


def cached_in_language(request: Request, data: Any, language: Language) -> HttpResponseBase:
    """Return a reply whose data change only with a release; 304 if the client has it already."""
    etag = f'"{hashlib.sha256(json.dumps(data).encode()).hexdigest()[:32]}"'
    response = in_language(data, language)
    response.headers["ETag"] = etag
    response.headers["Cache-Control"] = f"public, max-age={CACHED_SECONDS}"
    answer = get_conditional_response(http_of(request), etag=etag, response=response)
    assert answer is not None  # noqa: S101 - only for the type: a response was given
    return answer
