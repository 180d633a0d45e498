"""Targets of the links of a page on the site."""

from typing import NamedTuple

from durak_site.developers.described import call_address
from durak_site.developers.docs_pages import DocsPage, address_of, page_at


class PageLinks(NamedTuple):
    """The links of a page of `docs/`."""

    page: DocsPage

    def address(self, target: str) -> str | None:
        """Return where a link leads; None if the site doesn't show that."""
        return address_of(target, self.page)

    def title(self, target: str) -> str | None:
        """Return the heading of the page that a link leads to; None if it leads elsewhere."""
        page = page_at(target, self.page)
        return None if page is None else page.title

    def call(self, code: str) -> str | None:
        """Return where the reference describes a call; None if the code is no call."""
        return call_address(code)
