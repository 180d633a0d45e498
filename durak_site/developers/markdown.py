"""HTML of the Markdown in `docs/` and in the OpenAPI document."""

import functools
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Protocol

from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt
from markdown_it.token import Token

FILE_NAME = re.compile(r"[\w-]+\.md")


class Links(Protocol):
    """Targets of the links of a text."""

    def address(self, target: str) -> str | None:
        """Return the address for a link's target; None if it becomes plain text."""

    def title(self, target: str) -> str | None:
        """Return the words for a link that is only a file's name; None to keep the name."""

    def call(self, code: str) -> str | None:
        """Return the address for a piece of code, such as a call; None for no link."""


@functools.cache
def _parser() -> MarkdownIt:
    # Raw HTML is shown as text.
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    # Wide tables scroll on their own, also by the keyboard.
    parser.add_render_rule("table_open", _open_table)
    parser.add_render_rule("table_close", _close_table)
    return parser


def _open_table(*_arguments: object) -> str:
    return '<div class="wide" tabindex="0"><table>\n'


def _close_table(*_arguments: object) -> str:
    return "</table></div>\n"


def page_html(text: str, links: Links) -> SafeString:
    """Return the HTML of a page, with an id at each heading."""
    tokens = _parser().parse(text)
    _add_ids(tokens)
    for token in tokens:
        if token.children is not None:
            token.children = list(_linked(token.children, links))
    return _safe(_parser().renderer.render(tokens, _parser().options, {}))


def inline_html(text: str) -> SafeString:
    """Return the HTML of a sentence."""
    return _safe(_parser().renderInline(text))


def blocks_html(text: str) -> SafeString:
    """Return the HTML of paragraphs."""
    return _safe(_parser().render(text))


def heading_id(heading: str) -> str:
    """Return the fragment of a heading, as GitHub makes it."""
    text = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


def _safe(html: str) -> SafeString:
    return mark_safe(html)  # noqa: S308 - the parser escapes everything but its own elements


def _add_ids(tokens: Sequence[Token]) -> None:
    seen: dict[str, int] = {}
    for opening, inside in pairwise(tokens):
        if opening.type == "heading_open":
            found = heading_id(inside.content)
            number = seen.get(found, 0)
            seen[found] = number + 1
            opening.attrSet("id", f"{found}-{number}" if number else found)


def _linked(tokens: Sequence[Token], links: Links) -> Iterator[Token]:
    """Yield the tokens with new targets of links, and links around known pieces of code."""
    target: str | None = None
    address: str | None = None
    for token in tokens:
        if token.type == "link_open":
            target = str(token.attrGet("href"))
            address = links.address(target)
            if address is not None:
                token.attrSet("href", address)
                yield token
        elif token.type == "link_close":
            target = None
            if address is not None:
                yield token
        elif target is None and token.type == "code_inline" and (own := links.call(token.content)):
            yield Token("link_open", "a", 1, attrs={"href": own})
            yield token
            yield Token("link_close", "a", -1)
        else:
            if target is not None and FILE_NAME.fullmatch(token.content):
                token.content = links.title(target) or token.content
            yield token
