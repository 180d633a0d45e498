"""`llms.txt`: the pages for programmers, listed for language models (llmstxt.org)."""

import functools
from collections.abc import Iterable

from django.conf import settings

from durak_site.developers.docs_pages import ROOT, DocsPage, further, guide, index_page

ABOUT = (
    "Durak is an online service for the card game of that name. Programs play and follow games "
    "with a token: by JSON requests, streams, WebSockets and webhooks."
)
COLLECTION = f"{ROOT}/durak.postman_collection.json"


@functools.cache
def llms_text() -> str:
    """Return the list of all pages as Markdown, with absolute links."""
    documents = (
        ("OpenAPI", "/api/v1/schema", "every call, with examples"),
        ("AsyncAPI", f"{ROOT}/asyncapi.json", "the messages of the sockets"),
        ("Postman collection", COLLECTION, "the calls that programs may make"),
    )
    return "\n\n".join(
        (
            "# Durak",
            f"> {ABOUT}",
            f"The whole guide as one file: {_absolute('/llms-full.txt')}",
            "## Guide\n\n" + _list((index_page(), *guide().values())),
            "## Documents\n\n"
            + "\n".join(f"- [{name}]({_absolute(path)}): {says}" for name, path, says in documents),
            "## Optional\n\n" + _list(further().values()) + "\n",
        )
    )


@functools.cache
def full_text() -> str:
    """Return all pages of the guide as one Markdown text."""
    return "\n\n".join(page.text.strip() for page in (index_page(), *guide().values())) + "\n"


def _list(pages: Iterable[DocsPage]) -> str:
    return "\n".join(
        f"- [{page.title}]({_absolute(page.address)}.md)" + (f": {page.says}" if page.says else "")
        for page in pages
    )


def _absolute(path: str) -> str:
    return settings.DURAK_PUBLIC_URL + path
