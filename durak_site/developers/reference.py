"""The reference: the operations and schemas of the OpenAPI document, ready to be shown."""

import functools
import json
import shlex
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from typing import Any, NamedTuple

from django.conf import settings
from django.utils.safestring import SafeString

from durak_site.developers.described import DescribedOperation, openapi, operations, slug
from durak_site.developers.markdown import blocks_html, inline_html
from durak_site.developers.problems import PROBLEM, problem_links
from durak_site.developers.schema_words import Member, member, members_of, type_words
from durak_site.document.additional_properties import reachable
from durak_site.document.security import OAUTH, TOKEN

JSON = "application/json"
NO_BODY = {"GET", "DELETE"}


class ShownExample(NamedTuple):
    """An example of a body."""

    name: str
    text: str


class ShownBody(NamedTuple):
    """A body in one media type."""

    media_type: str
    type: SafeString
    examples: tuple[ShownExample, ...]


class ShownReply(NamedTuple):
    """A reply with its status."""

    status: str
    phrase: str
    says: SafeString
    bodies: tuple[ShownBody, ...]
    headers: tuple[str, ...]


class ShownOperation(NamedTuple):
    """An operation as the reference shows it."""

    operation: DescribedOperation
    summary: str
    says: SafeString
    callers: str
    parameters: tuple[Member, ...]
    body: tuple[ShownBody, ...]
    replies: tuple[ShownReply, ...]
    problems: tuple[ShownReply, ...]
    curl: str


class OperationGroup(NamedTuple):
    """The operations with one tag."""

    tag: str
    slug: str
    says: str
    operations: tuple[DescribedOperation, ...]


class ShownSchema(NamedTuple):
    """A schema as the reference shows it."""

    name: str
    says: SafeString
    type: SafeString
    members: list[Member]
    is_closed: bool
    example: str | None
    used_by: tuple[DescribedOperation, ...]


@functools.cache
def groups() -> dict[str, OperationGroup]:
    """Return the groups of operations, by the last part of their address."""
    return {
        slug(tag["name"]): OperationGroup(
            tag["name"],
            slug(tag["name"]),
            tag["description"],
            tuple(each for each in operations() if each.tag == tag["name"]),
        )
        for tag in openapi()["tags"]
    }


def schema_names() -> tuple[str, ...]:
    """Return the names of all schemas."""
    return tuple(openapi()["components"]["schemas"])


def shown_operation(operation: DescribedOperation) -> ShownOperation:
    """Return the operation with its types in words, its examples and a command for `curl`."""
    facts = operation.facts
    replies = tuple(_replies(facts["responses"]))
    return ShownOperation(
        operation,
        facts["summary"],
        blocks_html(facts["description"]),
        callers_of(facts["security"]),
        tuple(_parameters(facts)),
        tuple(_bodies(facts.get("requestBody", {}))),
        tuple(reply for reply in replies if not _is_problem(reply)),
        tuple(reply for reply in replies if _is_problem(reply)),
        curl(operation),
    )


def shown_webhooks() -> list[ShownOperation]:
    """Return the calls of the service to a receiver."""
    return [
        ShownOperation(
            DescribedOperation("POST", "", facts["post"]),
            name,
            blocks_html(facts["post"]["description"]),
            "",
            (),
            tuple(_bodies(facts["post"]["requestBody"])),
            tuple(_replies(facts["post"]["responses"])),
            (),
            "",
        )
        for name, facts in openapi()["webhooks"].items()
    ]


def shown_schema(name: str) -> ShownSchema:
    """Return a schema with its members in words."""
    schema = openapi()["components"]["schemas"][name]
    example = openapi()["components"]["examples"].get(name)
    return ShownSchema(
        name,
        blocks_html(schema.get("description", "")),
        type_words(schema),
        members_of(schema),
        schema.get("additionalProperties") is False,
        None if example is None else _text(example["value"]),
        tuple(each for each in operations() if name in _mentioned_by(each.id)),
    )


def callers_of(security: list[Mapping[str, list[str]]]) -> str:
    """Return in words how a caller has to be known."""
    by_name = {name: scopes for one in security for name, scopes in one.items()}
    if {} in security:
        return "anybody"
    if TOKEN not in by_name:
        return "a session (no token)"
    scopes = by_name.get(OAUTH) or ()
    return f"a token with the scope {', '.join(scopes)}" if scopes else "any token"


def example_body(operation: DescribedOperation) -> str | None:
    """Return the first example of the operation's body, as JSON; None if it takes none."""
    content = operation.facts.get("requestBody", {}).get("content", {}).get(JSON)
    examples = () if content is None else _examples(content)
    return next((example.text for example in examples), None)


def curl(operation: DescribedOperation) -> str:
    """Return a command that sends the example of the operation."""
    words = ["curl"]
    if operation.method != "GET":
        words += ["-X", operation.method]
    words.append(settings.DURAK_PUBLIC_URL + example_path(operation))
    lines = [shlex.join(words)]
    if any(TOKEN in one for one in operation.facts["security"]):
        lines.append('-H "Authorization: Bearer $TOKEN"')
    body = example_body(operation)
    if body is not None:
        lines += ["-H 'Content-Type: application/json'", f"-d {shlex.quote(body)}"]
    elif operation.method not in NO_BODY and "requestBody" not in operation.facts:
        lines.append("-d ''")
    return " \\\n  ".join(lines)


def example_path(operation: DescribedOperation) -> str:
    """Return the operation's path with the examples of its parameters."""
    path = operation.path
    for parameter in operation.facts.get("parameters", ()):
        if parameter["in"] == "path":
            path = path.replace(f"{{{parameter['name']}}}", str(parameter["example"]))
    return path


def _parameters(facts: Mapping[str, Any]) -> Iterator[Member]:
    for parameter in facts.get("parameters", ()):
        schema = parameter["schema"]
        says = parameter.get("description", schema.get("description", ""))
        name = parameter["name"] if parameter["in"] != "path" else f"{{{parameter['name']}}}"
        shown = member(name, schema, says, is_required=parameter.get("required", False))
        example = parameter["example"]
        text = example if isinstance(example, str) else json.dumps(example)
        place = () if parameter["in"] != "header" else ("a header",)
        yield shown._replace(limits=(*place, *shown.limits, f"for example {text}"))


def _replies(responses: Mapping[str, Any]) -> Iterator[ShownReply]:
    for status, facts in responses.items():
        says = facts["description"]
        is_code = status.isdecimal()
        is_problem = is_code and int(status) >= HTTPStatus.BAD_REQUEST
        yield ShownReply(
            status,
            HTTPStatus(int(status)).phrase if is_code else "",
            problem_links(says) if is_problem else inline_html(says),
            tuple(_bodies(facts)),
            tuple(facts.get("headers", ())),
        )


def _is_problem(reply: ShownReply) -> bool:
    return any(body.media_type == PROBLEM for body in reply.bodies)


def _bodies(facts: Mapping[str, Any]) -> Iterator[ShownBody]:
    for media_type, content in facts.get("content", {}).items():
        yield ShownBody(media_type, type_words(content["schema"]), tuple(_examples(content)))


def _examples(content: Mapping[str, Any]) -> Iterator[ShownExample]:
    for name, example in content.get("examples", {}).items():
        found = openapi()["components"]["examples"].get(name, example)
        yield ShownExample(name, _text(found["value"]))


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, indent=2, ensure_ascii=False)


@functools.cache
def _mentioned_by(operation_id: str) -> set[str]:
    """Return the names of the schemas that an operation mentions, directly or indirectly."""
    schemas = openapi()["components"]["schemas"]
    (facts,) = (each.facts for each in operations() if each.id == operation_id)
    return reachable([facts.get("requestBody", {}), facts["responses"]], schemas)
