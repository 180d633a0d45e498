"""The files that the first screen of an address needs, for the browser to request at once.

Otherwise each would be found only once the file before it has run: on a slow line every such step
costs a round trip.
"""

import functools
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

from django.conf import settings
from django.templatetags.static import static
from django_vite.core.exceptions import DjangoViteManifestError

from web.http.languages import Language

FirstPage = Literal["home", "game"]
"""A page whose files are known beforehand; visits mostly begin with one of them."""

_ENTRY = "src/main.ts"
# By the names of the built files; `vite.config.ts` puts the page of a game into that of the table.
_FILES: Mapping[FirstPage, tuple[str, ...]] = {"home": ("Home", "Header"), "game": ("table",)}
_TEXTS: Mapping[FirstPage, tuple[str, ...]] = {
    "home": ("texts", "texts-parts"),
    "game": ("texts",),
}


class FirstFiles(NamedTuple):
    """URLs of what the first screen loads besides the entry and its own imports."""

    scripts: tuple[str, ...]
    styles: tuple[str, ...]
    asks_presets: bool
    """True if the page waits for the names of the presets."""


def first_files(page: FirstPage, language: Language) -> FirstFiles:
    """Return the files of that page and its texts.

    Raises DjangoViteManifestError without a build.
    """
    path = Path(str(settings.DJANGO_VITE["default"]["manifest_path"]))
    return _files(path, page, language)


@functools.cache
def _files(path: Path, page: FirstPage, language: Language) -> FirstFiles:
    try:
        manifest = json.loads(path.read_bytes())
    except FileNotFoundError as error:
        raise DjangoViteManifestError(str(path)) from error
    by_name = {entry.get("name"): key for key, entry in manifest.items()}
    names = (*_FILES[page], *(f"{name}-{language}" for name in _TEXTS[page]))
    needed = _reach(manifest, [by_name[name] for name in names])
    known = _reach(manifest, (_ENTRY,))
    further = [manifest[key] for key in needed if key not in known]
    styles = dict.fromkeys(file for entry in further for file in entry.get("css", ()))
    return FirstFiles(
        scripts=tuple(static(entry["file"]) for entry in further),
        styles=tuple(map(static, styles)),
        asks_presets=page == "home",
    )


def _reach(manifest: Mapping[str, Any], starts: Iterable[str]) -> list[str]:
    """Return the entries and all that they import, each once."""
    reached: list[str] = []
    waiting = list(starts)
    while waiting:
        key = waiting.pop(0)
        if key not in reached:
            reached.append(key)
            waiting += manifest[key].get("imports", ())
    return reached
