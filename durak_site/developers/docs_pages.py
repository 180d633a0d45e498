"""The pages of `docs/` that the site shows, and their addresses there."""

import functools
import re
from pathlib import Path
from typing import NamedTuple

from durak_site.configuration.environment import PROJECT_ROOT

ROOT = "/developers"
DOCS = PROJECT_ROOT / "docs"
INDEX = DOCS / "api" / "README.md"
FURTHER = (
    *("api-tour", "rules", "rules-by-example", "notation", "ratings", "bots"),
    *("glossary", "permissions", "security"),
)
"""Pages beside the guide that it leads to. Pages for operators and contributors are not shown."""
SERVED = {"openapi.json": "/api/v1/schema", "asyncapi.json": f"{ROOT}/asyncapi.json"}
"""The addresses of the documents for programs, by their files."""
ROW = re.compile(r"^\| \[([\w-]+)\.md\]\(\S+\) \| (.+) \|$", re.MULTILINE)
"""A row of the guide's index: the page's name, and what it is about."""


class DocsPage(NamedTuple):
    """A page of `docs/`."""

    name: str
    """Without its folder, as the address has it: `first-bot`."""
    file: Path
    address: str
    says: str
    """Its subject; empty if no index names it."""

    @property
    def title(self) -> str:
        """Return the page's heading."""
        return self.text.partition("\n")[0].removeprefix("# ")

    @property
    def text(self) -> str:
        """Return the page as Markdown."""
        return self.file.read_text("utf-8")


@functools.cache
def index_page() -> DocsPage:
    """Return the first page of the guide."""
    return DocsPage("api", INDEX, ROOT, "values, requests, pages of lists, limits")


@functools.cache
def guide() -> dict[str, DocsPage]:
    """Return the pages of the guide by name, in the order of its index."""
    rows = ROW.findall(index_page().text)
    return {
        name: DocsPage(name, INDEX.parent / f"{name}.md", f"{ROOT}/guide/{name}", says)
        for name, says in rows
    }


@functools.cache
def further() -> dict[str, DocsPage]:
    """Return the other pages by name."""
    return {
        name: DocsPage(name, DOCS / f"{name}.md", f"{ROOT}/docs/{name}", "") for name in FURTHER
    }


@functools.cache
def _pages() -> dict[Path, DocsPage]:
    return {page.file: page for page in (index_page(), *guide().values(), *further().values())}


def page_at(target: str, page: DocsPage) -> DocsPage | None:
    """Return the page that a link of `page` leads to; None if the site shows no such page."""
    return _pages().get(_file(target, page))


def address_of(target: str, page: DocsPage) -> str | None:
    """Return where a link of the page leads on the site; None if the site doesn't show that.

    Addresses of other sites stay as they are.
    """
    if target.startswith(("https://", "http://")):
        return target
    _, hash_, fragment = target.partition("#")
    found = page_at(target, page)
    if found is not None:
        return found.address + hash_ + fragment
    file = _file(target, page)
    return SERVED.get(file.name) if file.parent == DOCS else None


def _file(target: str, page: DocsPage) -> Path:
    path = target.partition("#")[0]
    return (page.file.parent / path).resolve() if path else page.file
