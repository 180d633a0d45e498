"""The OpenAPI document is valid and complete, and its page asks no other host."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.contrib.staticfiles import finders
from django.core.management import call_command
from django.test import Client
from openapi_spec_validator import validate

from durak_site.document.openapi import document
from games.engine import PRESETS, legal_commands, legal_offers, replay
from games.engine.commands import COMMANDS
from games.engine.events import EVENTS
from games.engine.options import options_of
from games.engine.rules import RuleSet
from games.engine.wire import command_to_json, event_to_json, offer_to_json
from tests.support.contract import check_component
from tests.support.permissions.table import TABLE
from tests.support.permissions.who import NOT_LOGGED_IN, SESSION_NEEDED
from tests.support.play import opening, steps
from web.realtime.stream_formats import LINES

MAX_SHOWN = 100
TEXTS = {"text/plain", "text/csv", "text/event-stream"}
NAMES_OF_TYPES = {str: "string", int: "integer", bool: "boolean", type(None): "null"}


@pytest.mark.long
@pytest.mark.timeout(60)
def test_the_document_is_valid_openapi_3_1() -> None:
    """In every run `make lint` validates it, by the schema of OpenAPI alone."""
    assert document()["openapi"].startswith("3.1")
    validate(document())


def test_the_command_that_writes_it_finds_nothing_to_warn_of(tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    call_command("spectacular", "--fail-on-warn", format="openapi-json", file=str(file))
    assert json.loads(file.read_text())["paths"].keys() == document()["paths"].keys()


def operations() -> dict[str, dict[str, Any]]:
    return {
        operation["operationId"]: operation
        for path in document()["paths"].values()
        for operation in path.values()
    }


def test_every_operation_says_that_a_parameter_it_does_not_know_is_refused() -> None:
    refused = {name: one["responses"].get("400", {}) for name, one in operations().items()}
    assert not [name for name, one in refused.items() if "`invalid`" not in str(one)]


def test_every_operation_has_a_summary_that_fits_a_line() -> None:
    summaries = {name: operation["summary"] for name, operation in operations().items()}
    assert not {name: text for name, text in summaries.items() if not 3 < len(text) <= MAX_SHOWN}
    assert summaries["read_chat"].startswith("Read the messages of the table")
    assert document()["servers"] == [
        {"url": "/", "description": "The service that this document comes from."}
    ]


@pytest.mark.parametrize("name", sorted({row.operation for row in TABLE if not row.is_socket}))
def test_who_has_to_log_in_is_said_as_it_is(name: str) -> None:
    rows = [row for row in TABLE if row.operation == name]
    schemes = [set(scheme) for scheme in operations()[name].get("security", [{}])]
    is_open = any(row.who.nobody != NOT_LOGGED_IN for row in rows)
    assert (set() in schemes) == is_open
    if any(row.who.bot == SESSION_NEEDED for row in rows):
        assert {"token"} not in schemes


def test_every_list_of_values_has_one_type_so_that_generators_take_it() -> None:
    def lists(schema: Any) -> Iterator[dict[str, Any]]:
        if isinstance(schema, dict):
            if isinstance(schema.get("enum"), list):
                yield schema
            for name, member in schema.items():
                # Names of members are texts in any case.
                if name != "propertyNames":
                    yield from lists(member)
        elif isinstance(schema, list):
            for member in schema:
                yield from lists(member)

    for schema in lists(document()):
        kinds = schema.get("type")
        allowed = {kinds} if isinstance(kinds, str) else set(kinds or ())
        found = {NAMES_OF_TYPES[type(value)] for value in schema["enum"]}
        assert len(allowed - {"null"}) == 1, schema
        assert found <= allowed, schema


def test_no_two_schemas_have_one_title_so_that_generators_name_each_type_once() -> None:
    schemas = document()["components"]["schemas"]
    titles = [schema.get("title", name) for name, schema in schemas.items()]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []
    # Rules are asked for and answered, and each way has its own type.
    assert {"Rules", "RulesRequest", "BankClock", "BankClockRequest"} <= set(titles)


def test_no_member_has_null_as_its_only_type_which_stops_a_generator() -> None:
    def members(part: Any) -> Iterator[Any]:
        if isinstance(part, dict):
            named = part.get("properties", {})
            yield from named.values() if isinstance(named, dict) else ()
        for inner in part.values() if isinstance(part, dict) else part:
            if isinstance(inner, (dict, list)):
                yield from members(inner)

    kinds = [one.get("type") for one in members(document()) if isinstance(one, dict)]
    assert "integer" in kinds
    assert "null" not in kinds


def test_what_is_sent_as_lines_of_json_has_a_text_form_for_clients_that_know_no_lines() -> None:
    answers = {
        name: list(one["responses"]["200"]["content"])
        for name, one in operations().items()
        if LINES in one["responses"].get("200", {}).get("content", {})
    }
    assert len(answers) >= 9
    assert [name for name, kinds in answers.items() if not set(kinds) & TEXTS] == []


def test_every_event_command_and_option_of_the_engine_is_described() -> None:
    schemas = document()["components"]["schemas"]
    events = schemas["Event"]["discriminator"]["mapping"]
    assert set(events) == {kind.type for kind in EVENTS}
    assert set(schemas["Command"]["discriminator"]["mapping"]) == {kind.type for kind in COMMANDS}
    assert set(schemas["Rules"]["properties"]) == set(options_of(RuleSet))


@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_engine_writes_is_what_the_document_says(preset: str) -> None:
    rng = random.Random(21)
    rules, seats = PRESETS[preset].rules, PRESETS[preset].max_seats
    events = list(opening(rules, seats, rng))
    for step in list(steps(replay(events), rng))[:60]:
        events += step.events
        for command in legal_commands(step.before, step.seat)[:3]:
            check_component("Command", command_to_json(command))
        for offer in legal_offers(step.before, step.seat):
            check_component("Offer", offer_to_json(offer))
    for version, event in enumerate(events, start=1):
        check_component("Event", {"version": version, "cause": "player", **event_to_json(event)})


def test_the_document_is_served() -> None:
    response = Client().get("/api/v1/schema")
    assert response.headers["Content-Type"] == "application/json"
    assert response.json() == json.loads(json.dumps(document()))


def test_the_page_to_read_it_asks_no_other_host_and_runs_no_inline_script() -> None:
    response = Client().get("/api/v1/docs")
    html = response.content.decode()
    sources = re.findall(r'(?:src|href)="([^"]+)"', html)
    assert sources
    for source in sources:
        assert source.startswith("/static/"), source
        assert finders.find(source.removeprefix("/static/")), source
    assert not re.findall(r"<script(?![^>]*src=)|<style|style=|onload=", html)
    policy = response.headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "img-src 'self' data:" in policy
