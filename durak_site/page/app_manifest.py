"""The web app manifest (PWA, install), and the page that is shown offline."""

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from games.previews.links import plain_preview
from web.http.languages import accepted_language

KEPT_SECONDS = 60 * 60


@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    """Return the web app manifest, in the reader's language."""
    language = accepted_language(request)
    site = plain_preview(language)
    icons = [
        {"src": f"/icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for size in (192, 512)
    ]
    content = {
        "id": "/",
        "name": site.title,
        "short_name": site.title,
        "description": site.description,
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#225143",
        "theme_color": "#225143",
        "categories": ["games", "cards"],
        "icons": [*icons, {**icons[1], "purpose": "maskable"}],
    }
    response = JsonResponse(content, content_type="application/manifest+json")
    response["Cache-Control"] = f"public, max-age={KEPT_SECONDS}"
    patch_vary_headers(response, ["Accept-Language"])
    return response


@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """Return the page that the service worker shows while the service can't be reached."""
    return render(request, "offline.html")
