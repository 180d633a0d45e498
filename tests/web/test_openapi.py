"""The OpenAPI document is valid and complete, and its page asks no other host."""

import json
import random
import re
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.core.management import call_command
from django.test import Client
from openapi_spec_validator import validate

from durak_site.openapi import document
from games.engine import PRESETS, legal_commands, legal_offers, replay
from games.engine.commands import COMMANDS
from games.engine.events import EVENTS
from games.engine.options import options_of
from games.engine.rules import RuleSet
from games.engine.wire import command_to_json, event_to_json, offer_to_json
from tests.support.contract import check_component
from tests.support.play import opening, steps


def test_the_document_is_valid_openapi_3_1() -> None:
    assert document()["openapi"].startswith("3.1")
    validate(document())


def test_the_command_that_writes_it_finds_nothing_to_warn_of(tmp_path: Path) -> None:
    file = tmp_path / "openapi.json"
    call_command(
        "spectacular", "--validate", "--fail-on-warn", format="openapi-json", file=str(file)
    )
    assert json.loads(file.read_text())["paths"].keys() == document()["paths"].keys()


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
