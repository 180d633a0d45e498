"""The page: one HTML shell for all its addresses, which loads the built client."""

import functools
import logging
from collections.abc import Callable
from http import HTTPStatus

from csp.decorators import csp_replace
from django.conf import settings
from django.contrib.admin.exceptions import (
    DisallowedModelAdminLookup,
    DisallowedModelAdminToField,
)
from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBadRequest
from django.shortcuts import render
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe
from django_vite.core.exceptions import DjangoViteAssetNotFoundError, DjangoViteManifestError

from accounts.errors import UnknownPlayer
from durak_site.legal.pages import legal_links
from games.play.errors import NotFound
from games.previews.links import Preview, game_preview, plain_preview, player_preview
from web.http.languages import Language, accepted_language
from web.http.middleware import open_to_other_sites

log = logging.getLogger(__name__)

NOT_LISTED = "This list is filtered by the filters beside it alone.\n"
"""The answer to staff whose address asks a list of the admin about anything else."""


@require_safe
def shell(request: HttpRequest, **_address: str) -> HttpResponse:
    """The client's HTML; without a built client, 503 and a page that says how to build it."""
    return _shell(request, plain_preview)


@require_safe
def game_page(request: HttpRequest, game_id: str) -> HttpResponse:
    """The client's HTML, with what a link to this table or replay shows where it is shared."""
    return _shell(request, functools.partial(game_preview, game_id))


@require_safe
def player_page(request: HttpRequest, name: str) -> HttpResponse:
    """The client's HTML, with what a link to this player shows where it is shared."""
    return _shell(request, functools.partial(player_preview, name))


@require_safe
@xframe_options_exempt
@csp_replace({"frame-ancestors": ["*"]})  # type: ignore[arg-type]  # it forgets parts of addresses
def embedded(request: HttpRequest, game_id: str) -> HttpResponse:
    """The client's HTML for the frame of a foreign page, which shows a replay and no more.

    Cookies of sessions aren't sent there (SameSite), so it can do nothing in somebody's name.
    """
    return open_to_other_sites(_shell(request, functools.partial(game_preview, game_id)))


def _shell(request: HttpRequest, look_up: Callable[[Language], Preview]) -> HttpResponse:
    language = accepted_language(request)
    try:
        return render(
            request,
            "shell.html",
            {
                "language": language,
                "preview": _preview(request, look_up, language),
                "site": settings.DURAK_PUBLIC_URL,
                "legal": legal_links(),
                "csrf_cookie": settings.CSRF_COOKIE_NAME,
            },
        )
    except (DjangoViteAssetNotFoundError, DjangoViteManifestError):
        return render(request, "not_built.html", status=503)


def _preview(
    request: HttpRequest, look_up: Callable[[Language], Preview], language: Language
) -> Preview:
    """What the link shows elsewhere.

    Those who look at links on others' behalf have no session; a player's page asks for nothing
    here, so that it comes while the database is away.
    """
    if settings.SESSION_COOKIE_NAME in request.COOKIES:
        return plain_preview(language)
    try:
        return look_up(language)
    except (NotFound, UnknownPlayer):
        return plain_preview(language)
    except DatabaseError:
        log.warning("A link is shown without a preview.", exc_info=True)
        return plain_preview(language)


def not_found(
    request: HttpRequest,
    exception: Exception,  # noqa: ARG001 - Django hands it over by this name
) -> HttpResponse:
    """The answer to an address that leads nowhere, with status 404.

    A browser gets the client, which says so in the reader's language and shows the way back;
    everything else gets a plain sentence.
    """
    # Browsers name HTML when somebody goes to an address; scripts and pictures take anything.
    names_html = "text/html" in request.headers.get("Accept", "")
    if request.method in {"GET", "HEAD"} and names_html:
        response = shell(request)
        if response.status_code == HTTPStatus.OK:
            response.status_code = HTTPStatus.NOT_FOUND
        return response
    return HttpResponse("Not found.\n", content_type="text/plain", status=404)


@require_safe
def service_worker(_request: HttpRequest) -> HttpResponse:
    """The script that shows pushes, and a page without a connection; 404 without a built client.

    It lies at the root because a service worker serves only addresses below its own.
    """
    try:
        script = (settings.FRONTEND_DIST / "sw.js").read_bytes()
    except FileNotFoundError as error:
        raise Http404 from error
    response = HttpResponse(script, content_type="text/javascript; charset=utf-8")
    # Browsers fetch it again when they like, and must then get the newest version.
    response["Cache-Control"] = "no-cache"
    return response


def refused(
    request: HttpRequest,  # noqa: ARG001 - Django hands it over
    exception: Exception,
) -> HttpResponse:
    """The reply to what Django itself refuses, such as the name of another host.

    Django's own reads the form of the request, over which it may stumble again.
    """
    is_asked = isinstance(exception, (DisallowedModelAdminLookup, DisallowedModelAdminToField))
    words = NOT_LISTED if is_asked else "Bad request"
    return HttpResponseBadRequest(words, content_type="text/plain; charset=utf-8")
