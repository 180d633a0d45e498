"""Imprint and privacy pages, where the operator has given their texts."""

import re
from typing import Literal, NamedTuple

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext_lazy as _
from django.utils.translation import override
from django.views.decorators.http import require_safe

from durak_site.legal.texts import is_address, read_texts
from web.http.languages import LANGUAGES, accepted_language

Kind = Literal["imprint", "privacy"]

HEADING = "# "
TITLES = {"imprint": _("Imprint"), "privacy": _("Privacy")}


class TextBlock(NamedTuple):
    """A heading or a paragraph."""

    is_heading: bool
    text: str


def legal_links() -> dict[str, str]:
    """The addresses of the pages that there are, by kind."""
    values = _settings()
    return {
        kind: value if is_address(value) else f"/{kind}" for kind, value in values.items() if value
    }


@require_safe
def imprint(request: HttpRequest) -> HttpResponse:
    """Who runs this service; 404 where the operator has not said."""
    return _page(request, "imprint")


@require_safe
def privacy(request: HttpRequest) -> HttpResponse:
    """What becomes of people's data; 404 where the operator has not said."""
    return _page(request, "privacy")


def _settings() -> dict[Kind, str]:
    return {"imprint": settings.DURAK_IMPRINT, "privacy": settings.DURAK_PRIVACY}


def _page(request: HttpRequest, kind: Kind) -> HttpResponse:
    value = _settings()[kind]
    if not value:
        raise Http404
    if is_address(value):
        return HttpResponseRedirect(value)
    wanted = request.GET.get("lang", "")
    language = next((one for one in LANGUAGES if one == wanted), accepted_language(request))
    texts = read_texts(value)
    # In another language rather than not at all.
    of_text = language if language in texts else next(iter(texts))
    facts = {
        "language": language,
        "language_of_text": of_text,
        "title": TITLES[kind],
        "blocks": blocks(texts[of_text]),
    }
    with override(language):
        response = render(request, "legal.html", facts)
    patch_vary_headers(response, ["Accept-Language"])
    return response


def blocks(text: str) -> list[TextBlock]:
    """The text by its empty lines; a block that begins with `# ` is a heading."""
    parts = [part.strip() for part in re.split(r"\n\s*\n", text.replace("\r\n", "\n"))]
    return [
        TextBlock(part.startswith(HEADING), part.removeprefix(HEADING)) for part in parts if part
    ]
