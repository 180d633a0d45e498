"""The API keeps what the last release promised, but for what is announced."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tools.client_rooms import read_document
from tools.releases.breaking import breaking_changes
from tools.releases.documents import announced_changes, last_release, read_document_of


def test_nothing_has_broken_since_the_last_release_but_what_is_announced() -> None:
    version = last_release()
    found = breaking_changes(read_document_of(version), read_document())
    assert found == sorted(announced_changes(version))


def test_each_announcement_says_why() -> None:
    assert all(len(reason) > 20 for reason in announced_changes(last_release()).values())


def small_document() -> dict[str, Any]:
    """A document of one call, which takes and answers a pet."""
    sent = {
        "type": "object",
        "additionalProperties": False,
        "required": ["name"],
        "properties": {
            "name": {"type": "string", "minLength": 2, "maxLength": 9},
            "kind": {"type": "string", "enum": ["cat", "dog"]},
            "age": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        },
    }
    answered = {
        "type": "object",
        "required": ["id", "events"],
        "properties": {
            "id": {"type": "integer"},
            "events": {
                "type": "array",
                "items": {"oneOf": [{"$ref": "#/components/schemas/Born"}, event("fed")]},
            },
        },
    }
    return {
        "paths": {
            "/pets": {
                "post": {
                    "parameters": [{"in": "query", "name": "lang", "schema": {"type": "string"}}],
                    "requestBody": {"content": {"application/json": {"schema": sent}}},
                    "responses": {"201": {"content": {"application/json": {"schema": answered}}}},
                }
            }
        },
        "components": {"schemas": {"Born": event("born")}},
    }


def event(kind: str) -> dict[str, Any]:
    properties = {"type": {"const": kind, "type": "string"}, "at": {"type": "integer"}}
    return {"type": "object", "required": ["type", "at"], "properties": properties}


def call(document: dict[str, Any]) -> Any:
    return document["paths"]["/pets"]["post"]


def sent(document: dict[str, Any]) -> Any:
    return call(document)["requestBody"]["content"]["application/json"]["schema"]


def answered(document: dict[str, Any]) -> Any:
    return call(document)["responses"]["201"]["content"]["application/json"]["schema"]


def change(part: Any, name: str, value: Any) -> None:
    part[name] = value


BREAKING: dict[str, Callable[[dict[str, Any]], object]] = {
    "POST /pets is gone": lambda one: one["paths"].clear(),
    "POST /pets ?lang is refused": lambda one: call(one)["parameters"].clear(),
    "POST /pets ?day is needed now": lambda one: call(one)["parameters"].append(
        {"in": "query", "name": "day", "required": True, "schema": {"type": "string"}}
    ),
    "POST /pets body.kind is needed now": lambda one: sent(one)["required"].append("kind"),
    "POST /pets body.age is refused": lambda one: sent(one)["properties"].pop("age"),
    "POST /pets body.age: null is refused": lambda one: change(
        sent(one)["properties"], "age", {"type": "integer"}
    ),
    "POST /pets body.kind: dog is refused": lambda one: change(
        sent(one)["properties"]["kind"], "enum", ["cat", "parrot"]
    ),
    "POST /pets body.name: only Tom is accepted now": lambda one: change(
        sent(one)["properties"]["name"], "enum", ["Tom"]
    ),
    "POST /pets body.name: maxLength is 8, and was 9": lambda one: change(
        sent(one)["properties"]["name"], "maxLength", 8
    ),
    "POST /pets body.name: minLength is 3, and was 2": lambda one: change(
        sent(one)["properties"]["name"], "minLength", 3
    ),
    "POST /pets answers 201 no longer": lambda one: change(call(one), "responses", {"200": {}}),
    "POST /pets → 201.id is gone": lambda one: answered(one)["properties"].pop("id"),
    "POST /pets → 201.id may be missing now": lambda one: answered(one)["required"].remove("id"),
    "POST /pets → 201.id: may be null now": lambda one: change(
        answered(one)["properties"]["id"], "type", ["integer", "null"]
    ),
    "POST /pets → 201.events[] (type born).at is gone": lambda one: one["components"]["schemas"][
        "Born"
    ]["properties"].pop("at"),
    "POST /pets → 201.events[]: type fed is gone": lambda one: answered(one)["properties"][
        "events"
    ]["items"]["oneOf"].pop(),
}


@pytest.mark.parametrize("words", BREAKING)
def test_a_change_that_breaks_is_found(words: str) -> None:
    new = small_document()
    BREAKING[words](new)
    assert breaking_changes(small_document(), new) == [words]


HARMLESS: dict[str, Callable[[dict[str, Any]], object]] = {
    "a call comes": lambda one: change(one["paths"], "/owners", one["paths"]["/pets"]),
    "an optional member of a request comes": lambda one: change(
        sent(one)["properties"], "colour", {"type": "string"}
    ),
    "a needed member becomes optional": lambda one: sent(one)["required"].clear(),
    "a limit rises": lambda one: change(sent(one)["properties"]["name"], "maxLength", 20),
    "more is accepted": lambda one: change(
        sent(one)["properties"]["name"], "type", ["string", "null"]
    ),
    "a value of a request comes": lambda one: sent(one)["properties"]["kind"]["enum"].append("fox"),
    "a member of a reply comes": lambda one: change(
        answered(one)["properties"], "weight", {"type": "number"}
    ),
    "a kind of event comes": lambda one: answered(one)["properties"]["events"]["items"][
        "oneOf"
    ].append(event("lost")),
    "an optional parameter comes": lambda one: call(one)["parameters"].append(
        {"in": "query", "name": "day", "schema": {"type": "string"}}
    ),
}


@pytest.mark.parametrize("name", HARMLESS)
def test_a_change_that_breaks_nothing_is_none(name: str) -> None:
    new = small_document()
    HARMLESS[name](new)
    assert new != small_document()
    assert breaking_changes(small_document(), new) == []


def test_a_document_that_mentions_itself_is_compared() -> None:
    old = small_document()
    tree: dict[str, Any] = {"type": "object", "properties": {"id": {"type": "integer"}}}
    tree["properties"]["inner"] = {"$ref": "#/components/schemas/Tree"}
    old["components"]["schemas"]["Tree"] = tree
    answered(old)["properties"]["tree"] = {"$ref": "#/components/schemas/Tree"}
    new = deepcopy(old)
    del new["components"]["schemas"]["Tree"]["properties"]["id"]
    assert breaking_changes(old, old) == []
    assert "POST /pets → 201.tree.id is gone" in breaking_changes(old, new)
