"""The HTML shell (single-page app) for all addresses of the page, which loads the built client."""

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
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.views.decorators.clickjacking import xframe_options_exempt
from django.views.decorators.http import require_safe

from accounts.errors import UnknownPlayer
from durak_site.legal.pages import legal_links
from durak_site.page.first_files import FirstPage, first_files
from games.play.errors import NotFound
from games.previews.links import Preview, game_preview, plain_preview, player_preview
from web.http.framed_cookies import mark_framed_page
from web.http.languages import Language, accepted_language
from web.http.middleware import open_to_other_sites

log = logging.getLogger(__name__)

View = Callable[..., HttpResponseBase]
NOT_LISTED = "This list is filtered by the filters beside it alone.\n"
"""Answer staff whose URL filters a list of the admin by a column that it doesn't show."""
START_PARAMETER = "tgWebAppStartParam"
"""The query parameter with which Telegram opens a Mini App at one of its pages:
https://core.telegram.org/bots/webapps#direct-link-mini-apps."""


def framed_by_messengers(view: View) -> View:
    """Let the sites in `DURAK_FRAMED_BY` show the page in a frame; others can't."""

    @functools.wraps(view)
    def framed(request: HttpRequest, **address: str) -> HttpResponseBase:
        sites = list(settings.DURAK_FRAMED_BY)
        if not sites:
            return view(request, **address)
        opened = xframe_options_exempt(csp_replace({"frame-ancestors": sites})(view))
        response = opened(request, **address)
        mark_framed_page(request, response)
        return open_to_other_sites(response)

    return framed


@require_safe
@framed_by_messengers
def shell(request: HttpRequest, **_address: str) -> HttpResponse:
    """Return the client's HTML; without a built client, 503 and a page that explains the build."""
    return _shell(request, plain_preview)


@require_safe
@framed_by_messengers
def home(request: HttpRequest) -> HttpResponse:
    """Return the client's HTML, with the home page's files unless the visit leads elsewhere."""
    page: FirstPage | None = None if START_PARAMETER in request.GET else "home"
    return _shell(request, plain_preview, page)


@require_safe
@framed_by_messengers
def game_page(request: HttpRequest, game_id: str) -> HttpResponse:
    """Return the client's HTML, with the preview of a link to this table, and a table's files."""
    return _shell(request, functools.partial(game_preview, game_id), "game")


@require_safe
@framed_by_messengers
def replay_page(request: HttpRequest, game_id: str) -> HttpResponse:
    """Return the client's HTML, with the preview of a link to this replay."""
    return _shell(request, functools.partial(game_preview, game_id))


@require_safe
@framed_by_messengers
def player_page(request: HttpRequest, name: str) -> HttpResponse:
    """Return the client's HTML, with the preview of a link to this player."""
    return _shell(request, functools.partial(player_preview, name))


@require_safe
@xframe_options_exempt
@csp_replace({"frame-ancestors": ["*"]})  # type: ignore[arg-type]  # it forgets parts of addresses
def embedded(request: HttpRequest, game_id: str) -> HttpResponse:
    """Return the client's HTML for a frame of another site, which shows only a replay.

    Browsers don't send session cookies there (SameSite), so the frame can't act for anybody.
    """
    return open_to_other_sites(_shell(request, functools.partial(game_preview, game_id)))


@require_safe
@xframe_options_exempt
@csp_replace({"frame-ancestors": ["*"]})
def embedded_tv(request: HttpRequest) -> HttpResponse:
    """Return the client's HTML for a frame of another site, which shows TV."""
    return open_to_other_sites(_shell(request, plain_preview))


def _shell(
    request: HttpRequest,
    look_up: Callable[[Language], Preview],
    page: FirstPage | None = None,
) -> HttpResponse:
    language = accepted_language(request)
    return render(
        request,
        "shell.html",
        {
            "language": language,
            "preview": _preview(request, look_up, language),
            "site": settings.DURAK_PUBLIC_URL,
            "first_files": None if page is None else first_files(page, language),
            "legal": legal_links(),
            "csrf_cookie": settings.CSRF_COOKIE_NAME,
            # A bot's number is public; the rest of its token is not.
            "telegram": settings.DURAK_TELEGRAM_TOKEN.partition(":")[0],
        },
    )


def _preview(
    request: HttpRequest, look_up: Callable[[Language], Preview], language: Language
) -> Preview:
    """Return the metadata that previews of the link show.

    Programs that make previews have no session. A player's page needs nothing from the database
    here, so that it works during an outage.
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
) -> HttpResponseBase:
    """Answer an unknown address with status 404.

    A browser gets the client, which explains it in the reader's language and shows the way back;
    everything else gets a plain sentence.
    """
    # Browsers accept HTML when somebody opens an address; scripts and pictures accept anything.
    names_html = "text/html" in request.headers.get("Accept", "")
    if request.method in {"GET", "HEAD"} and names_html:
        response = shell(request)
        if response.status_code == HTTPStatus.OK:
            response.status_code = HTTPStatus.NOT_FOUND
        return response
    return HttpResponse("Not found.\n", content_type="text/plain", status=404)


@require_safe
def service_worker(_request: HttpRequest) -> HttpResponse:
    """Return the service worker, which shows pushes and the offline page; 404 without a build.

    Its address is at the root because a service worker controls only addresses below its own.
    """
    try:
        script = (settings.FRONTEND_DIST / "sw.js").read_bytes()
    except FileNotFoundError as error:
        raise Http404 from error
    response = HttpResponse(script, content_type="text/javascript; charset=utf-8")
    # Browsers fetch it again at any time, and must then get the newest version.
    response["Cache-Control"] = "no-cache"
    return response


def refused(
    request: HttpRequest,  # noqa: ARG001 - Django hands it over
    exception: Exception,
) -> HttpResponse:
    """Answer requests that Django refuses, such as those with another site's host name.

    Django's own answer reads the request's form, which may fail again.
    """
    is_asked = isinstance(exception, (DisallowedModelAdminLookup, DisallowedModelAdminToField))
    words = NOT_LISTED if is_asked else "Bad request"
    return HttpResponseBadRequest(words, content_type="text/plain; charset=utf-8")
