"""The pictures of previews, as PNG."""

import functools
import hashlib
from collections.abc import Callable
from typing import Any

import resvg_py
from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from accounts.errors import UnknownPlayer
from accounts.selectors.players import player_named
from games.play.broken import note_broken
from games.play.errors import NotFound, StoreError
from games.previews.faces import face_of
from games.previews.moments import position_of
from games.previews.svg import icon_svg, plain_svg, player_svg, position_svg
from games.ratings.selectors import shown_rating
from web.http.middleware import open_to_other_sites
from web.http.problems import Problem
from web.limits.throttling import Limit, address_of

PICTURES = Limit("pictures", "120/minute", by_address=True)
KEPT_SECONDS = 24 * 60 * 60
FRESH_SECONDS = 5 * 60
MAX_VERSION_LENGTH = 6
ICON_SIZES = (180, 192, 512)

View = Callable[..., HttpResponse]


def limited(view: View) -> View:
    """Return the view, with status 429 for an address that asks for too many pictures."""

    @functools.wraps(view)
    def counted(request: HttpRequest, **address: Any) -> HttpResponse:
        try:
            PICTURES.check_caller(f"address {address_of(request)}")
        except Problem as problem:
            return HttpResponse(status=problem.status, headers=problem.headers)
        return view(request, **address)

    return counted


@require_safe
@limited
def game_picture(request: HttpRequest, game_id: str) -> HttpResponse:
    """Return the picture of a table as spectators see it, of a finished game at `?at=` if given.

    A broken game has the picture of every other page.
    """
    at = request.GET.get("at", "")
    is_version = at.isascii() and at.isdigit() and len(at) <= MAX_VERSION_LENGTH
    try:
        return _png(position_svg(position_of(game_id, int(at) if is_version else None)))
    except NotFound as error:
        raise Http404 from error
    except StoreError as error:
        note_broken(game_id, error)
        return plain_picture(request)


@require_safe
@limited
def player_picture(_request: HttpRequest, name: str) -> HttpResponse:
    """Return the picture of an account, with the rating of the mode that it has played most."""
    try:
        player = player_named(name)
    except UnknownPlayer as error:
        raise Http404 from error
    return _png(player_svg(face_of(player), shown_rating(player)))


@require_safe
@limited
def plain_picture(_request: HttpRequest) -> HttpResponse:
    """Return the picture of every other page."""
    return _png(plain_svg())


@require_safe
@limited
def icon(_request: HttpRequest, size: int) -> HttpResponse:
    """Return the icon of the installed page, in one of the sizes of its manifest."""
    if size not in ICON_SIZES:
        raise Http404
    return _png(icon_svg(size))


def _png(svg: str) -> HttpResponse:
    """Return the picture as PNG, cached for a day by its contents.

    Browsers may keep it for minutes.
    """
    key = f"picture:{hashlib.sha256(svg.encode()).hexdigest()}"
    png: bytes | None = cache.get(key)
    if png is None:
        png = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
        cache.set(key, png, KEPT_SECONDS)
    response = open_to_other_sites(HttpResponse(png, content_type="image/png"))
    response["Cache-Control"] = f"public, max-age={FRESH_SECONDS}"
    return response
