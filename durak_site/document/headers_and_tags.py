"""Add to the OpenAPI document what no endpoint declares: headers, tags, examples."""

import json
import tomllib
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from durak_site.configuration.environment import PROJECT_ROOT
from durak_site.document.webhooks import TAG, webhook_operations, webhook_schemas

LISTED_HEADERS = {
    "X-Request-ID": ("string", "The id of the request in the service's log; your own, if sent."),
    "RateLimit-Policy": ("string", "The limits that counted the request."),
    "RateLimit": ("string", "What is left of each limit, and for how long."),
    "Retry-After": ("integer", "After so many seconds the request may be sent again."),
    "ETag": ("string", "Send it as `If-None-Match` to be told whether the answer has changed."),
    "Location": ("string", "The address of what was created, to be read by GET."),
    "WWW-Authenticate": ("string", "How to authenticate: `Bearer`, with what was wrong."),
    "Idempotency-Replayed": ("string", "`true` where an earlier send of the key did the work."),
    "Deprecation": ("string", "Since when the operation is announced to end (RFC 9745)."),
    "Sunset": ("string", "When the operation ends (RFC 8594)."),
}
"""The headers of replies: their types and their meaning."""
CONTACT = {"name": "The operator of this service"}
TAGS = {
    "auth": "Accounts, sessions, tokens, apps and one's own data.",
    "players": "Profiles of other people, and what one does about them.",
    "games": "Tables: opening one, sitting down, starting.",
    "play": "A running game: its view, commands and events.",
    "lobby": "Public tables.",
    "quick match": "Being paired with others.",
    "challenges": "Asking a certain player for a game.",
    "invitations": "Inviting people to a table.",
    "rules": "Options, presets and rules of one's own.",
    "catalogue": "The service's bots.",
    "chat": "What is said at a table.",
    "records": "Finished games: notation, proof, export.",
    "ratings": "Ratings and leaderboards.",
    "puzzles": "Puzzles from played games.",
    "analysis": "Reviews, and positions of one's own.",
    "duplicates": "Matches in which two tables play the same deals.",
    "clubs": "Clubs: members, a house rule, private tables.",
    "tv": "The best running games, as they change.",
    "tournaments": "Arenas, Swiss tournaments and knock-outs, and their calendar.",
    "notifications": "What one is told, and by which ways.",
    "moderation": "Reports, sanctions and appeals.",
    "webhooks": "Addresses of yours to which events are posted.",
    TAG: "What is posted there.",
}
PARAMETERS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "parameters.json").read_text("utf-8")
)
"""An example of each parameter, by its name; by operation and name if they differ."""


def add_facts(result: dict[str, Any], **_context: Any) -> dict[str, Any]:
    """Add headers, tags, examples of parameters, webhooks, and which bodies are required."""
    components = result["components"]
    result["info"]["contact"] = CONTACT
    result["tags"] = [{"name": name, "description": says} for name, says in TAGS.items()]
    result["info"]["version"] = release()
    result["webhooks"] = webhook_operations()
    components["schemas"] = dict(sorted({**components["schemas"], **webhook_schemas()}.items()))
    for operations in result["paths"].values():
        for method, operation in operations.items():
            operation.setdefault("security", [{}])
            _add_examples(operation)
            _add_headers(method, operation)
            body = operation.get("requestBody")
            if body is not None and not _takes_nothing(body, components):
                body["required"] = True
    used = _references(result["paths"])
    components["headers"] = {
        name: {"schema": {"type": kind}, "description": says}
        for name, (kind, says) in LISTED_HEADERS.items()
        if f"#/components/headers/{name}" in used
    }
    return result


def release() -> str:
    """Return the release of the service, which the document's version is too."""
    project = tomllib.loads((PROJECT_ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def _add_examples(operation: dict[str, Any]) -> None:
    for parameter in operation.get("parameters", []):
        name = parameter["name"]
        own = f"{operation['operationId']}.{name}"
        example = PARAMETERS.get(own, PARAMETERS.get(name))
        if example is not None:
            parameter["example"] = example


def _add_headers(method: str, operation: dict[str, Any]) -> None:
    parameters = {parameter["name"] for parameter in operation.get("parameters", [])}
    is_stream = "x-stream" in operation
    for status, response in operation["responses"].items():
        names = ["X-Request-ID"]
        if not is_stream:
            names += ["RateLimit-Policy", "RateLimit"]
        if status in {"429", "503"}:
            names.append("Retry-After")
        if status == "201":
            names.append("Location")
        if status == "401":
            names.append("WWW-Authenticate")
        if status in {"200", "304"} and method == "get" and not is_stream:
            names.append("ETag")
        if status in {"200", "201"} and "Idempotency-Key" in parameters:
            names.append("Idempotency-Replayed")
        if operation.get("deprecated"):
            names += ["Deprecation", "Sunset"]
        response["headers"] = {name: {"$ref": f"#/components/headers/{name}"} for name in names}


def _references(part: Any) -> set[str]:
    """Return all objects that are referred to below."""
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(_references, part.values()))
    if isinstance(part, list):
        return set[str]().union(*map(_references, part))
    return set()


def _takes_nothing(body: dict[str, Any], components: dict[str, Any]) -> bool:
    """Return whether a missing body, which counts as an empty object, is valid."""
    schema = body["content"].get("application/json", {}).get("schema")
    if schema is None:
        return False
    whole = {**schema, "components": {"schemas": components["schemas"]}}
    return bool(Draft202012Validator(whole).is_valid({}))
