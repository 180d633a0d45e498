"""Properties of the OpenAPI and AsyncAPI documents beyond single endpoints."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import ValidationError
from pytest_django import Settings

from durak_site.developers.docs_pages import DOCS
from durak_site.document.asyncapi import SOCKETS, asyncapi
from durak_site.document.openapi import document
from tests.support.api import ApiClient, guest
from tests.support.contract import check_component
from tests.support.permissions import routes
from webhooks.kinds import TEST, EventType


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document()["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = document()["components"]["schemas"][name]
    return found


@pytest.mark.parametrize("name", ["Game", "View", "Me", "LeadCommand", "OwnGame", "Rules"])
def test_replies_may_get_more_members(name: str) -> None:
    assert "additionalProperties" not in schema(name)


@pytest.mark.parametrize("name", ["CreateGameRequest", "CommandRequest", "RulesRequest", "Ping"])
def test_requests_have_the_members_that_are_named_and_no_others(name: str) -> None:
    messages = asyncapi(document())["components"]["schemas"]
    described = messages[name] if name == "Ping" else schema(name)
    assert described["additionalProperties"] is False


def test_no_request_mentions_an_open_schema_and_no_reply_a_closed_one() -> None:
    def mentioned(part: Any, found: set[str]) -> set[str]:
        if isinstance(part, dict):
            # A schema that clients send back as offered is closed wherever it is used.
            if part.get("unevaluatedProperties") is False:
                return found
            name = str(part.get("$ref", "")).rpartition("/")[2]
            if name in document()["components"]["schemas"] and name not in found:
                found.add(name)
                mentioned(schema(name), found)
            for value in part.values():
                mentioned(value, found)
        elif isinstance(part, list):
            for value in part:
                mentioned(value, found)
        return found

    sent: set[str] = set()
    received: set[str] = set()
    for _, _, operation in operations():
        mentioned(operation.get("requestBody", {}).get("content", {}), sent)
        mentioned(operation["responses"], received)
    assert not sent & received & {name for name in sent if "properties" in schema(name)}
    closed = [name for name in received if schema(name).get("additionalProperties") is False]
    # It has a member called additionalProperties, as generated clients call undeclared members.
    assert closed == ["RulesSchema"]


def test_a_command_is_one_type_whether_it_is_offered_or_sent() -> None:
    command = schema("CommandRequest")["properties"]["command"]
    assert command["$ref"] == "#/components/schemas/Command"
    assert command["unevaluatedProperties"] is False


def test_every_parameter_has_an_example() -> None:
    missing = [
        f"{operation['operationId']}.{parameter['name']}"
        for _, _, operation in operations()
        for parameter in operation.get("parameters", [])
        if "example" not in parameter
    ]
    assert not missing


def test_every_tag_is_described_and_every_operation_has_one() -> None:
    tags = {tag["name"] for tag in document()["tags"]}
    used = {tag for _, _, operation in operations() for tag in operation["tags"]}
    posted = {tag for one in document()["webhooks"].values() for tag in one["post"]["tags"]}
    assert used | posted == tags
    assert all(operation["tags"] for _, _, operation in operations())


def test_every_operation_says_how_its_caller_is_known() -> None:
    schemes = document()["components"]["securitySchemes"]
    for path, method, operation in operations():
        assert operation["security"], f"{method} {path}"
        assert {name for one in operation["security"] for name in one} <= schemes.keys()
    assert set(schemes["oauth"]["flows"]["authorizationCode"]["scopes"]) == {
        *("read", "play", "talk", "tournaments:write", "webhooks")
    }


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("address", "name"),
    [
        *(("lobby/tables", name) for name in ("ETag", "X-Request-ID")),
        *(("notifications", name) for name in ("ETag", "RateLimit", "RateLimit-Policy")),
    ],
)
def test_headers_are_described_that_replies_have(
    address: str, name: str, settings: Settings
) -> None:
    settings.DURAK_RATE_LIMITS = True
    reply = guest().get(address)
    described = document()["paths"][f"/api/v1/{address}"]["get"]["responses"]
    assert name in reply.headers
    assert name in described[str(reply.status)]["headers"]


BODIES = {
    operation["operationId"]: (path, operation)
    for path, method, operation in operations()
    if method in {"post", "patch", "put"} and "requestBody" in operation and "{" not in path
}


@pytest.mark.django_db
@pytest.mark.parametrize("name", BODIES)
def test_a_body_is_required_where_none_is_refused(name: str) -> None:
    path, operation = BODIES[name]
    reply = guest().send("POST" if "post" in document()["paths"][path] else "PATCH", path[8:])
    if reply.code == "invalid":
        assert operation["requestBody"]["required"]
    elif reply.status < 300:
        assert not operation["requestBody"].get("required")


@pytest.mark.parametrize("name", ["post_chat", "set_seat", "create_game", "submit_command"])
def test_these_need_a_body(name: str) -> None:
    found = [operation for _, _, operation in operations() if operation["operationId"] == name]
    assert found[0]["requestBody"]["required"]


def test_the_version_is_that_of_the_release() -> None:
    project = tomllib.loads((DOCS.parent / "pyproject.toml").read_text("utf-8"))["project"]
    assert document()["info"]["version"] == project["version"]
    assert asyncapi(document())["info"]["version"] == project["version"]


def test_events_and_the_calls_that_manage_webhooks_have_tags_of_their_own() -> None:
    posted = {tag for one in document()["webhooks"].values() for tag in one["post"]["tags"]}
    called = {tag for _, _, operation in operations() for tag in operation["tags"]}
    assert posted == {"events"}
    assert not posted & called


@pytest.mark.parametrize("name", ["CreateGameRequest", "ChallengeRequest", "DuplicateRequest"])
@pytest.mark.parametrize(
    ("sources", "is_right"),
    [
        ({"preset": "duel"}, True),
        ({"preset": "duel", "rules": None}, True),
        ({"rules": {}}, True),
        ({"rule_set": "aB3dE6gH9k", "preset": None, "rules": None}, True),
        ({"preset": "duel", "rules": {}}, False),
        ({"rules": {}, "rule_set": "aB3dE6gH9k"}, False),
        ({"preset": "duel", "rule_set": "aB3dE6gH9k"}, False),
        ({}, False),
        ({"preset": None}, False),
    ],
)
def test_a_body_has_one_source_of_rules(name: str, sources: dict[str, Any], is_right: bool) -> None:
    others: dict[str, dict[str, Any]] = {
        "CreateGameRequest": {"seats": [{"kind": "me"}]},
        "ChallengeRequest": {"name": "Robby"},
    }
    assert fits(name, sources | others.get(name, {})) is is_right


@pytest.mark.parametrize(
    ("name", "body", "is_right"),
    [
        ("ChangeGameRequest", {"seats": 3}, True),
        ("ChangeGameRequest", {"preset": "duel", "rated": True}, True),
        ("ChangeGameRequest", {"preset": "duel", "rules": {}}, False),
        ("ChangeGameRequest", {}, False),
        ("ClubChangeRequest", {"open": False}, True),
        ("ClubChangeRequest", {"preset": "duel", "rules": {}}, False),
        ("CommandRequest", {"command": {"type": "lead", "cards": ["TH"]}}, True),
        ("CommandRequest", {"command": {"type": "lead", "cards": []}}, False),
        (
            "CommandRequest",
            {"command": {"type": "transfer", "cards": [], "direction": "left"}},
            False,
        ),
        ("SeekRequest", {"pools": ["duel"], "rated": False}, True),
        ("SeekRequest", {"pools": ["none"], "rated": False}, False),
        ("TokenRequest", {"name": "x", "scopes": ["read", "play"], "days": 1}, True),
        ("TokenRequest", {"name": "x", "scopes": ["read", "read"], "days": 1}, False),
        ("WebhookRequest", {"url": "https://a.example", "events": ["game.ended"]}, True),
        ("WebhookRequest", {"url": "https://a.example", "events": ["game.ended"] * 2}, False),
        ("RegisterRequest", {"username": "abc", "password": "12345678"}, True),
        ("RegisterRequest", {"username": "ab", "password": "12345678"}, False),
        ("RegisterRequest", {"username": "abc", "password": "1234567"}, False),
        ("AnalysisRequest", {"position": "x", "moves": []}, True),
        ("AnalysisRequest", {"game_id": "aB3dE6gH9k", "at": 2}, True),
        ("AnalysisRequest", {"notation": "x", "at": 2, "position": None}, True),
        ("AnalysisRequest", {"moves": []}, False),
        ("AnalysisRequest", {"position": "x", "at": 2}, False),
        ("AnalysisRequest", {"game_id": "aB3dE6gH9k"}, False),
        ("AnalysisRequest", {"game_id": "aB3dE6gH9k", "notation": "x", "at": 2}, False),
        ("ReadRequest", {}, True),
        ("ReadRequest", {"ids": [1], "game": None}, True),
        ("ReadRequest", {"ids": [1], "game": "aB3dE6gH9k"}, False),
        ("ConfirmRequest", {"password": "blue kettle"}, True),
        ("ConfirmRequest", {"password": "blue kettle", "code": "123456"}, False),
        ("ConfirmRequest", {"password": None, "code": None}, False),
        ("GuestRequest", {"name": "ab"}, True),
        ("GuestRequest", {"name": "a"}, False),
    ],
)
def test_the_document_refuses_what_the_service_refuses(
    name: str, body: dict[str, Any], is_right: bool
) -> None:
    assert fits(name, body) is is_right


def fits(name: str, body: dict[str, Any]) -> bool:
    try:
        check_component(name, body)
    except ValidationError:
        return False
    return True


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("games", {"seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("games", {"preset": "duel", "rules": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("games", {"preset": None, "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("seeks", {"pools": ["none"], "rated": False}),
        ("analysis/positions", {"moves": []}),
        ("analysis/positions", {"position": "x", "at": 2}),
        ("notifications/read", {"ids": [1], "game": "aB3dE6gH9k"}),
        ("auth/guest", {"name": "a"}),
        ("auth/register", {"username": "ab", "password": "blue kettle"}),
        ("auth/register", {"username": "abcdef", "password": "kettle7"}),
    ],
)
def test_the_service_refuses_it_still(path: str, body: dict[str, Any]) -> None:
    client = ApiClient() if path == "auth/guest" else guest()
    reply = client.send("POST", path, body)
    assert (reply.status, reply.code) == (400, "invalid")


def test_the_webhooks_that_are_described_are_those_that_are_sent() -> None:
    assert set(document()["webhooks"]) == {*map(str, EventType), TEST}


def test_the_sockets_that_are_described_are_those_that_there_are() -> None:
    assert {socket.address.lstrip("/") for socket in SOCKETS.values()} == set(routes.sockets())


# --- Callers without a session ----------------------------------------------------------------


def without_cookies() -> ApiClient:
    client = ApiClient()
    client.http.cookies.clear()
    return client


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["games", "games/aB3dE6gH9k/commands", "auth/tokens", "seeks"])
@pytest.mark.parametrize("header", [None, "Basic dXNlcjpwYXNz"])
def test_a_program_without_a_token_is_told_to_authenticate(path: str, header: str | None) -> None:
    headers = {} if header is None else {"Authorization": header}
    reply = without_cookies().send("POST", path, {}, headers=headers)
    assert (reply.status, reply.code) == (401, "not_authenticated")
    assert reply.headers["WWW-Authenticate"] == "Bearer"


@pytest.mark.django_db
@pytest.mark.parametrize("scheme", ["Token", "bearer:", "JWT", "durak_0123456789"])
def test_a_mistyped_token_is_an_invalid_one(scheme: str) -> None:
    reply = without_cookies().send("POST", "games", {}, headers={"Authorization": f"{scheme} x"})
    assert (reply.status, reply.code) == (401, "invalid_token")
    assert reply.headers["WWW-Authenticate"].startswith("Bearer")


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["auth/guest", "auth/login", "auth/register"])
def test_logging_in_needs_the_token_of_the_page_still(path: str) -> None:
    reply = without_cookies().send("POST", path, {})
    assert (reply.status, reply.code) == (403, "csrf_failed")


@pytest.mark.django_db
def test_a_session_needs_its_token_still() -> None:
    client = guest()
    reply = client.send("POST", "games", {}, headers={"X-CSRFToken": ""})
    assert (reply.status, reply.code) == (403, "csrf_failed")
