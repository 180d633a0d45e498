"""The pages for programmers: every link leads somewhere, and they show what the document has."""

import json
import re
import shlex
from collections.abc import Iterator
from datetime import UTC, datetime
from html import unescape
from xml.etree import ElementTree as ET

import pytest
from django.conf import settings
from django.test import Client
from django_vite.core.exceptions import DjangoViteAssetNotFoundError

from durak_site.developers import views
from durak_site.developers.changelog import releases_of
from durak_site.developers.collection import collection
from durak_site.developers.described import call_address, openapi, operations
from durak_site.developers.docs_pages import DOCS, address_of, guide, index_page
from durak_site.developers.feed import changelog_feed
from durak_site.developers.links import PageLinks
from durak_site.developers.markdown import page_html
from durak_site.developers.problems import codes
from durak_site.developers.reference import curl, shown_schema
from durak_site.developers.schema_words import type_words
from durak_site.page.not_built import NotBuiltMiddleware
from games.engine.errors import RefusalCode
from tests.support.api import guest

OF_THE_SITE = ("/developers", "/problems", "/llms")


def read(address: str) -> str:
    response = Client().get(address)
    assert response.status_code == 200, address
    return response.content.decode()


def links(html: str) -> Iterator[tuple[str, str]]:
    """The address and the fragment of each link of a page."""
    for target in re.findall(r'<a\b[^>]* href="([^"]*)"', html):
        address, _, fragment = unescape(target).partition("#")
        yield address, fragment


@pytest.fixture(scope="module")
def site() -> dict[str, str]:
    """All pages that links lead to from the first one, by address."""
    found: dict[str, str] = {}
    waiting = ["/developers"]
    while waiting:
        address = waiting.pop()
        if address in found:
            continue
        found[address] = read(address)
        if found[address].startswith("<!doctype html>"):
            waiting += [to for to, _ in links(found[address]) if to.startswith(OF_THE_SITE)]
    return found


# --- All pages -----------------------------------------------------------------------------------


@pytest.mark.timeout(120)
def test_every_link_between_the_pages_leads_to_a_heading_or_page(site: dict[str, str]) -> None:
    for here, html in site.items():
        if not html.startswith("<!doctype html>"):
            continue
        for address, fragment in links(html):
            if fragment and (address or here) in site:
                assert f'id="{fragment}"' in site[address or here], f"{here}: {address}#{fragment}"


@pytest.mark.timeout(120)
def test_all_pages_of_the_guide_all_calls_schemas_and_codes_are_found(site: dict[str, str]) -> None:
    pages = {path.stem for path in (DOCS / "api").glob("*.md")} - {"README"}
    assert {f"/developers/guide/{name}" for name in pages} <= site.keys()
    schemas = openapi()["components"]["schemas"]
    assert {f"/developers/reference/schemas/{name}" for name in schemas} <= site.keys()
    assert {f"/problems/{code}" for code in codes()} <= site.keys()
    html = "".join(text for at, text in site.items() if at.startswith("/developers/reference/"))
    for operation in operations():
        assert html.count(f'id="{operation.id}"') == 1, operation.id


@pytest.mark.timeout(120)
def test_no_page_has_inline_code_or_asks_another_host(site: dict[str, str]) -> None:
    for address, html in site.items():
        if html.startswith("<!doctype html>"):
            assert not re.search(r"<script|<style| style=| on\w+=\"", html), address
            sources = re.findall(r'<link rel="(?:icon|stylesheet)"[^>]* href="([^"]+)"', html)
            assert sources
            assert all(source.startswith("/static/") for source in sources), address


@pytest.mark.parametrize(
    "address",
    [
        *("/developers/guide/none", "/developers/guide/README", "/developers/docs/operating"),
        *("/developers/docs/../../README", "/developers/reference/none", "/problems/none"),
        *("/developers/reference/schemas/None", "/developers/guide/none.md", "/problems/staff"),
    ],
)
def test_what_is_not_there_is_not_found(address: str) -> None:
    assert Client().get(address).status_code == 404


@pytest.mark.parametrize("address", ["/developers/guide/tokens", "/developers/reference/games"])
def test_a_page_is_made_once_and_may_be_kept(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Client().get(address)
    monkeypatch.delattr(views, "render_to_string")
    second = Client().get(address)
    assert second.content == first.content
    assert set(second.headers["Cache-Control"].split(", ")) == {"max-age=300", "public"}
    assert "unsafe" not in second.headers["Content-Security-Policy"]


def test_before_the_page_is_built_its_place_says_how_to_build_it() -> None:
    def fail(*_arguments: object) -> str:
        raise DjangoViteAssetNotFoundError

    view = views._made_once(fail, views.HTML)
    request = Client().get("/developers").wsgi_request
    with pytest.raises(DjangoViteAssetNotFoundError) as raised:
        view(request)
    response = NotBuiltMiddleware(view).process_exception(request, raised.value)
    assert response is not None
    assert response.status_code == 503
    assert b"make frontend" in response.content


# --- The guide -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("page", "target", "address"),
    [
        ("README", "tokens.md", "/developers/guide/tokens"),
        ("errors", "play.md#events", "/developers/guide/play#events"),
        ("play", "../rules.md#8-editions", "/developers/docs/rules#8-editions"),
        ("play", "../openapi.json", "/api/v1/schema"),
        ("sockets", "../asyncapi.json", "/developers/asyncapi.json"),
        ("play", "README.md#limits", "/developers#limits"),
        ("play", "#events", "/developers/guide/play#events"),
        ("play", "https://www.standardwebhooks.com", "https://www.standardwebhooks.com"),
        ("play", "../operating/background-work.md", None),
        ("play", "../../clients/python/README.md", None),
        ("play", "javascript:alert(1)", None),
    ],
)
def test_a_link_between_files_leads_to_the_page_of_the_site(
    page: str, target: str, address: str | None
) -> None:
    here = index_page() if page == "README" else guide()[page]
    assert address_of(target, here) == address


def test_the_text_of_a_page_becomes_html_and_nothing_else() -> None:
    text = (
        "# `GET` it\n\n<script>alert(1)</script> `POST games/{id}/join` and `POST nothing`.\n\n"
        "| a |\n| --- |\n| [tokens.md](tokens.md) [x](javascript:alert(1)) |\n\n"
        "## Twice\n\n## Twice"
    )
    html = page_html(text, PageLinks(index_page()))
    assert '<h1 id="get-it">' in html
    assert "&lt;script&gt;" in html
    assert '<a href="/developers/reference/games#join_game"><code>POST games/{id}/join' in html
    assert "<code>POST nothing</code>" in html
    assert '<a href="/developers/guide/tokens">Tokens and bot accounts</a>' in html
    assert 'href="javascript' not in html
    assert '<h2 id="twice">' in html
    assert '<h2 id="twice-1">' in html
    assert '<div class="wide" tabindex="0"><table>' in html


@pytest.mark.parametrize(
    ("call", "operation"),
    [
        ("GET games/{id}", "games#get_game"),
        ("POST games", "games#create_game"),
        ("GET games/{id}/legal?seat=", "play#legal_commands"),
        ("PATCH webhooks/{id}", "webhooks#change_webhook"),
        ("DELETE nothing", None),
        ("games", None),
    ],
)
def test_calls_are_linked_to_the_reference(call: str, operation: str | None) -> None:
    found = call_address(call)
    assert found == (None if operation is None else f"/developers/reference/{operation}")


@pytest.mark.parametrize("name", ["", "/guide/first-bot", "/docs/notation"])
def test_each_page_is_there_as_markdown_too(name: str) -> None:
    response = Client().get(f"/developers{name}.md")
    file = name.replace("/guide/", "api/").replace("/docs/", "") or "api/README"
    assert response.headers["Content-Type"] == "text/markdown; charset=utf-8"
    assert response.content == (DOCS / f"{file}.md").read_bytes()


def test_language_models_find_every_page() -> None:
    listed = re.findall(r"\((\S+)\)", read("/llms.txt"))
    assert len(listed) > len(guide())
    for address in listed:
        assert address.startswith(settings.DURAK_PUBLIC_URL)
        read(address.removeprefix(settings.DURAK_PUBLIC_URL))
    whole = read("/llms-full.txt")
    assert all(page.text.strip() in whole for page in guide().values())


# --- The reference -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({"type": ["integer", "null"]}, "integer or null"),
        ({"type": "string", "format": "date-time"}, "string (date-time)"),
        ({"enum": ["a", 2]}, "<code>&quot;a&quot;</code> or <code>2</code>"),
        ({"type": "array", "items": {"type": "string"}}, "list of string"),
        (
            {"anyOf": [{"const": "<b>"}, {"type": "null"}]},
            "<code>&quot;&lt;b&gt;&quot;</code> or null",
        ),
        (
            {"type": "object", "additionalProperties": {"type": "integer"}},
            "object with values: integer",
        ),
        ({}, "any value"),
        (
            {"$ref": "#/components/schemas/Game"},
            '<a href="/developers/reference/schemas/Game">Game</a>',
        ),
    ],
)
def test_types_are_told_in_words(schema: dict[str, object], words: str) -> None:
    assert type_words(schema) == words


def test_a_schema_shows_its_members() -> None:
    shown = shown_schema("CommandRequest")
    by_name = {member.name: member for member in shown.members}
    assert set(by_name) == {"command", "expected_mark", "expected_version", "seat"}
    assert by_name["command"].is_required
    assert not by_name["seat"].is_required
    assert by_name["seat"].type == "integer or null"
    assert by_name["seat"].limits == ("at least 0", "less than 12")
    assert shown.is_closed
    assert [operation.id for operation in shown.used_by] == ["submit_command"]


@pytest.mark.parametrize(
    ("operation", "command"),
    [
        (
            "list_tables",
            """curl SITE/api/v1/lobby/tables \\\n  -H "Authorization: Bearer $TOKEN\"""",
        ),
        (
            "delete_webhook",
            """curl -X DELETE SITE/api/v1/webhooks/1 \\\n  -H "Authorization: Bearer $TOKEN\"""",
        ),
    ],
)
def test_an_operation_has_a_command_that_sends_its_example(operation: str, command: str) -> None:
    (found,) = (each for each in operations() if each.id == operation)
    assert curl(found) == command.replace("SITE", settings.DURAK_PUBLIC_URL)


def test_a_command_sends_the_example_of_the_body() -> None:
    (found,) = (each for each in operations() if each.id == "post_chat")
    words = shlex.split(curl(found).replace("\\\n", " "))
    assert words[:3] == ["curl", "-X", "POST"]
    assert json.loads(words[words.index("-d") + 1])
    assert "Content-Type: application/json" in words


# --- Problems ------------------------------------------------------------------------------------


def test_every_code_that_the_document_names_has_a_page() -> None:
    named = {
        code
        for operation in operations()
        for status, reply in operation.facts["responses"].items()
        if int(status) >= 400
        for code in re.findall(r"`(\w+)`", reply["description"])
    }
    assert named - set(codes()) == set()


@pytest.mark.parametrize("code", RefusalCode)
def test_a_refusal_of_the_rules_is_explained(code: RefusalCode) -> None:
    html = read(f"/problems/{code}")
    assert f"section {code.rule}" in html
    assert "422" in html or code is RefusalCode.GAME_OVER


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "games/aaaaaaaaaa"), ("POST", "nothing"), ("POST", "games"), ("GET", "games?x=1")],
)
def test_the_type_of_an_error_reply_is_the_address_of_its_page(method: str, path: str) -> None:
    reply = guest().send(method, path, {"preset": 1} if path == "games" else None)
    assert reply.status >= 400
    html = read(reply.body["type"])
    assert f"<code>{reply.code}</code> · {reply.status}" in html


# --- Changes and the collection ------------------------------------------------------------------


def test_the_changes_are_those_for_programs() -> None:
    text = (
        "# Changelog\n\n## [Unreleased]\n\n### Added\n\nFor people:\n\n- No.\n\nFor programs:\n\n"
        "- Use `POST games`.\n\nFor operators:\n\n- No.\n\n## [1.0.0] - 2026-01-02\n\n### Fixed\n\n"
        "For programs:\n\n- One\n  more.\n\n## [0.9.0] - 2025-01-02\n\n### Added\n\n- No.\n"
    )
    newest, oldest = releases_of(text)
    assert (newest.version, newest.date) == ("Unreleased", "")
    ((kind, html),) = newest.changes
    assert kind == "Added"
    assert '<a href="/developers/reference/games#create_game">' in html
    assert "No." not in html
    assert (oldest.version, oldest.date) == ("1.0.0", "2026-01-02")
    assert [kind for kind, _ in oldest.changes] == ["Fixed"]


def test_the_collection_has_every_call_of_programs_and_no_other() -> None:
    sent = set()
    for folder in collection()["item"]:
        for item in folder["item"]:
            request = item["request"]
            variables = {each["key"] for each in request["url"]["variable"]}
            assert variables == {part[1:] for part in request["url"]["path"] if part[0] == ":"}
            path = "/".join(re.sub(r"^:(\w+)$", r"{\1}", part) for part in request["url"]["path"])
            sent.add((request["method"], f"/{path}"))
    described = {
        (operation.method, operation.path)
        for operation in operations()
        if operation.facts["security"] != [{"session": []}]
    }
    assert sent == described


def test_the_collection_is_a_file_to_import() -> None:
    response = Client().get("/developers/durak.postman_collection.json")
    assert response.headers["Content-Type"] == "application/json"
    assert response.json() == collection()
    assert {variable["key"] for variable in collection()["variable"]} == {"site", "token"}


def test_files_of_the_pages_are_in_the_image() -> None:
    ignored = (DOCS.parent / ".dockerignore").read_text("utf-8").split()
    assert not {"docs", "docs/api", "CHANGELOG.md", "*.md", "**/*.md"} & set(ignored)


def parsed(feed: str) -> ET.Element:
    return ET.fromstring(feed)  # noqa: S314 - a text of our own


def test_the_feed_has_the_changes_of_each_release_newest_first() -> None:
    text = """# Changelog

## [Unreleased]

### Added

For programs:

- Read what is to come.

## [0.4.0] - 2027-02-03

### Added

For programs:

- Follow <players> & games.

### Changed

For programs:

- `old` ends.

## [0.3.0] - 2026-12-24

### Added

For programs:

- Say it.
"""
    feed = parsed(changelog_feed(releases_of(text), origin="https://a.example"))
    atom = "{http://www.w3.org/2005/Atom}"
    entries = feed.findall(f"{atom}entry")
    assert [entry.findtext(f"{atom}title") for entry in entries] == ["Durak 0.4.0", "Durak 0.3.0"]
    updated = datetime.fromisoformat(entries[0].findtext(f"{atom}updated") or "")
    assert updated == datetime(2027, 2, 3, tzinfo=UTC)
    assert entries[0].findtext(f"{atom}id") == "https://a.example/developers/changelog#0.4.0"
    summary = entries[0].findtext(f"{atom}summary") or ""
    for part in ("<h2>Added</h2>", "Follow &lt;players&gt; &amp; games.", "<h2>Changed</h2>"):
        assert part in summary
    assert "to come" not in ET.tostring(feed, "unicode")


def test_the_feed_is_served_as_atom() -> None:
    response = Client().get("/developers/changelog.atom")
    assert (response.status_code, response.headers["Content-Type"]) == (
        200,
        "application/atom+xml; charset=utf-8",
    )
    assert parsed(response.content.decode()).tag == "{http://www.w3.org/2005/Atom}feed"
