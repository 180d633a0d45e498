"""The pages of problems, which the `type` of an error reply names."""

import functools
import re
from collections.abc import Iterator
from http import HTTPStatus
from typing import NamedTuple

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from durak_site.developers.described import Operation, openapi, operations
from durak_site.developers.docs_pages import guide
from durak_site.developers.links import PageLinks
from durak_site.developers.markdown import inline_html, page_html
from games.engine.errors import RefusalCode
from web.http.errors import STATUS_OF
from web.http.problems import PROBLEM_TYPE, Problem

PROBLEM = PROBLEM_TYPE
CODE = re.compile(r"`([a-z_]+)`")
SECTION = re.compile(r"^## [0-9, ]+.*?$(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
"""A section of the guide's page of errors about one status or several."""
ROW = re.compile(r"^\| (?:(?:\d{3}) \| )?(`[a-z_`, ]+`) \| (.+) \|$", re.MULTILINE)
"""A row of the guide's page of errors: codes, and when they are sent."""
REFUSED = HTTPStatus.UNPROCESSABLE_ENTITY


class ShownProblem(NamedTuple):
    """A problem as its page shows it."""

    code: str
    title: str
    status: int
    phrase: str
    says: SafeString
    rule: str | None
    example: dict[str, object] | None
    sent_by: tuple[Operation, ...]


@functools.cache
def codes() -> list[str]:
    """Return all codes of problems that programs can get; those of staff's pages are others."""
    return sorted({*meanings(), *(code.value for code in RefusalCode)})


def problem_address(code: str) -> str:
    """Return the address that the `type` of a problem names."""
    return str(Problem(code, "", status=0).body()["type"])


def problem_links(text: str) -> SafeString:
    """Return the HTML of a text in which each code of a problem is a link to its page."""
    html: str = inline_html(text)
    for code in set(CODE.findall(text)):
        link = format_html('<a href="{}"><code>{}</code></a>', problem_address(code), code)
        html = html.replace(f"<code>{code}</code>", link)
    return mark_safe(html)  # noqa: S308 - both parts are escaped already


@functools.cache
def shown_problem(code: str) -> ShownProblem:
    """Return what a problem means. Raises KeyError for an unknown code."""
    refusal = next((one for one in RefusalCode if one.value == code), None)
    if refusal is None:
        says, status = meanings()[code], STATUS_OF[code]
    else:
        says = meanings().get(code) or inline_html(refusal.template)
        status = STATUS_OF.get(code, REFUSED)
    return ShownProblem(
        code,
        str(Problem(code, "", status=status).body()["title"]),
        status,
        HTTPStatus(status).phrase,
        says,
        None if refusal is None else refusal.rule,
        openapi()["components"]["examples"].get(f"problem.{code}", {}).get("value"),
        tuple(_senders(code)),
    )


@functools.cache
def meanings() -> dict[str, SafeString]:
    """Return when each code is sent, as the guide's page of errors says it."""
    page = guide()["errors"]
    return {
        code: page_html(says, PageLinks(page))
        for section in SECTION.findall(page.text)
        for row, says in ROW.findall(section)
        for code in CODE.findall(row)
    }


def _senders(code: str) -> Iterator[Operation]:
    for operation in operations():
        if any(f"`{code}`" in one["description"] for one in operation.facts["responses"].values()):
            yield operation
