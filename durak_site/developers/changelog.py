"""Changes for programs: the parts of CHANGELOG.md that say so, release by release."""

import functools
import re
from collections.abc import Iterator
from typing import NamedTuple

from django.utils.safestring import SafeString

from durak_site.configuration.environment import PROJECT_ROOT
from durak_site.developers.docs_pages import index_page
from durak_site.developers.links import PageLinks
from durak_site.developers.markdown import page_html

CHANGELOG = PROJECT_ROOT / "CHANGELOG.md"
RELEASE = re.compile(r"^## \[(.+?)\](?: - (\S+))?$", re.MULTILINE)
KIND = re.compile(r"^### (.+)$", re.MULTILINE)
FOR_PROGRAMS = re.compile(r"^For programs:\n\n(.+?)(?=^\S[^\n]*:\n|\Z)", re.MULTILINE | re.DOTALL)
"""The lines below "For programs:", up to the next such heading."""


class ReleaseChanges(NamedTuple):
    """The changes for programs of a release."""

    version: str
    date: str
    """Empty while it is not released."""
    changes: tuple[tuple[str, SafeString], ...]
    """Kinds, such as "Added", each with its list."""


@functools.cache
def releases() -> tuple[ReleaseChanges, ...]:
    """Return the releases that changed something for programs, the newest first."""
    return releases_of(CHANGELOG.read_text("utf-8"))


def releases_of(text: str) -> tuple[ReleaseChanges, ...]:
    """Return the releases of a changelog that changed something for programs."""
    found = (
        ReleaseChanges(version, date, tuple(_changes(body))) for version, date, body in _parts(text)
    )
    return tuple(release for release in found if release.changes)


def _parts(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield the version, the date and the text of each release."""
    _, *parts = RELEASE.split(text)
    for version, date, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        yield version, date or "", body


def _changes(text: str) -> Iterator[tuple[str, SafeString]]:
    _, *parts = KIND.split(text)
    for kind, body in zip(parts[::2], parts[1::2], strict=True):
        for lines in FOR_PROGRAMS.findall(body):
            yield kind, page_html(lines, PageLinks(index_page()))
