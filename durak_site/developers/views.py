"""The views of the pages for programmers. Each page is made once in a process."""

import functools
import json
from collections.abc import Callable, Mapping
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from durak_site.developers.changelog import releases
from durak_site.developers.collection import collection
from durak_site.developers.described import operations
from durak_site.developers.docs_pages import DOCS, ROOT, DocsPage, further, guide, index_page
from durak_site.developers.feed import changelog_feed
from durak_site.developers.links import PageLinks
from durak_site.developers.llms import COLLECTION, full_text, llms_text
from durak_site.developers.markdown import page_html
from durak_site.developers.problems import codes, shown_problem
from durak_site.developers.reference import (
    groups,
    schema_names,
    shown_operation,
    shown_schema,
    shown_webhooks,
)

KEPT_SECONDS = 300
HTML = "text/html; charset=utf-8"
MARKDOWN = "text/markdown; charset=utf-8"
PLAIN = "text/plain; charset=utf-8"
JSON_TYPE = "application/json"
ATOM = "application/atom+xml; charset=utf-8"
Facts = Mapping[str, Any]
kept = cache_control(public=True, max_age=KEPT_SECONDS)


def _made_once(make: Callable[..., str], content_type: str) -> Callable[..., HttpResponse]:
    """Return a view: `make` gets the address's parts, once for each address in a process."""
    made = functools.cache(make)

    @require_safe
    @kept
    @functools.wraps(make)
    def view(_request: HttpRequest, **parts: str) -> HttpResponse:
        try:
            return HttpResponse(made(**parts), content_type=content_type)
        except KeyError as error:
            raise Http404 from error

    return view


_page = functools.partial(_made_once, content_type=HTML)


def _render(template: str, here: str, title: str, **facts: Any) -> str:
    """Return the HTML of a page; `here` is its address, which the menu marks."""
    menu = {
        "guide": guide().values(),
        "groups": groups().values(),
        "further": further().values(),
        "root": ROOT,
        "collection": COLLECTION,
        "here": here,
        "title": title,
        "site": settings.DURAK_PUBLIC_URL,
    }
    return render_to_string(f"developers/{template}.html", menu | facts)


def _docs_page(page: DocsPage) -> str:
    body = page_html(page.text, PageLinks(page))
    return _render("docs_page", page.address, page.title, body=body, page=page)


@_page
def overview() -> str:
    """Return the first page: where to begin, and the first page of the guide."""
    return _docs_page(index_page())


@_page
def guide_page(name: str) -> str:
    """Return a page of the guide. Raises KeyError for an unknown name."""
    return _docs_page(guide()[name])


@_page
def further_page(name: str) -> str:
    """Return a page that the guide leads to. Raises KeyError for an unknown name."""
    return _docs_page(further()[name])


@_page
def reference() -> str:
    """Return the list of all operations."""
    count = sum(1 for _ in operations())
    return _render("reference", f"{ROOT}/reference", "Reference", count=count)


@_page
def reference_group(group: str) -> str:
    """Return the operations of a group. Raises KeyError for an unknown one."""
    found = groups()[group]
    shown = [shown_operation(each) for each in found.operations]
    here = f"{ROOT}/reference/{group}"
    return _render("operations", here, found.tag.capitalize(), group=found, operations=shown)


@_page
def events() -> str:
    """Return the events of webhooks."""
    here = f"{ROOT}/reference/events"
    return _render("events", here, "Events of webhooks", operations=shown_webhooks())


@_page
def schemas() -> str:
    """Return the list of all schemas."""
    return _render("schemas", f"{ROOT}/reference/schemas", "Schemas", names=schema_names())


@_page
def schema_page(name: str) -> str:
    """Return a schema. Raises KeyError for an unknown one."""
    return _render("schema", f"{ROOT}/reference/schemas", name, schema=shown_schema(name))


@_page
def problems() -> str:
    """Return the list of all problems."""
    shown = [shown_problem(code) for code in codes()]
    return _render("problems", f"{ROOT}/problems", "Problems", problems=shown)


@_page
def problem_page(code: str) -> str:
    """Return what a problem means. Raises KeyError for an unknown code."""
    shown = shown_problem(code)
    example = None if shown.example is None else json.dumps(shown.example, indent=2)
    return _render("problem", f"{ROOT}/problems", shown.title, problem=shown, example=example)


@_page
def changelog() -> str:
    """Return what changed for programs."""
    return _render("changelog", f"{ROOT}/changelog", "Changes", releases=releases())


def _feed_text() -> str:
    return changelog_feed(releases(), origin=settings.DURAK_PUBLIC_URL)


def _overview_text() -> str:
    return index_page().text


def _guide_text(name: str) -> str:
    return guide()[name].text


def _further_text(name: str) -> str:
    return further()[name].text


def _collection_text() -> str:
    return json.dumps(collection(), indent=1, ensure_ascii=False)


def _asyncapi_text() -> str:
    return (DOCS / "asyncapi.json").read_text("utf-8")


overview_text = _made_once(_overview_text, MARKDOWN)
guide_text = _made_once(_guide_text, MARKDOWN)
further_text = _made_once(_further_text, MARKDOWN)
collection_file = _made_once(_collection_text, JSON_TYPE)
feed = _made_once(_feed_text, ATOM)
asyncapi_file = _made_once(_asyncapi_text, JSON_TYPE)
llms = _made_once(llms_text, PLAIN)
llms_full = _made_once(full_text, PLAIN)
