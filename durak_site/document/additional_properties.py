"""Forbid additional members in requests, and allow them in replies.

Replies may get more members at any time (docs/api/changes.md), so their schemas allow undeclared
members. A request with such a member is refused. A schema stays closed in replies if it declares a
member called `additionalProperties`: generated clients would have two members of this name.
"""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any

from web.http.openapi_schemas import REF

SENT_BACK = {"Command"}
"""Schemas that a client receives and sends back unchanged: one type for both directions."""
PREFIX = REF.format(model="")
SUFFIX = "Request"


def separate_directions(result: dict[str, Any], **_context: Any) -> dict[str, Any]:
    """Open the schemas of replies; copy a shared schema to a closed one for requests.

    A shared schema keeps its name for replies, and gets the suffix `Request` for requests. Schemas
    of `SENT_BACK` are closed where a request mentions them.
    """
    schemas: dict[str, Any] = result["components"]["schemas"]
    bodies = [part for each in _operations(result) for part in _sent_parts(each)]
    replies = [each["responses"] for each in _operations(result)]
    sent = reachable(bodies, schemas, but=SENT_BACK)
    received = reachable(replies, schemas) | reachable(
        [{"$ref": PREFIX + name} for name in SENT_BACK], schemas
    )
    own = {name: name + SUFFIX for name in sent & received if _has_closed(name, schemas)}
    for name, new in own.items():
        schemas[new] = deepcopy(schemas[name])
        # Generators name a type by its title: two of one name would be refused.
        schemas[new].pop("title", None)
    for part in (*bodies, *(schemas[own.get(name, name)] for name in sent - received | own.keys())):
        _rename(part, own)
    for name in received:
        for schema in _objects(schemas[name]):
            is_closed = schema.get("additionalProperties") is False
            if is_closed and "additionalProperties" not in schema.get("properties", {}):
                del schema["additionalProperties"]
    result["components"]["schemas"] = dict(sorted(schemas.items()))
    return result


def _operations(result: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for path in result["paths"].values():
        yield from path.values()


def _sent_parts(operation: dict[str, Any]) -> Iterator[Any]:
    yield operation.get("requestBody", {})
    yield operation.get("parameters", [])


def reachable(
    starts: Iterable[Any], schemas: dict[str, Any], *, but: Iterable[str] = ()
) -> set[str]:
    """Return the names of the schemas that are mentioned, directly or indirectly."""
    found: set[str] = set()
    waiting = list(starts)
    while waiting:
        for schema in _objects(waiting.pop()):
            name = str(schema.get("$ref", "")).removeprefix(PREFIX)
            if name in schemas and name not in found and name not in but:
                found.add(name)
                waiting.append(schemas[name])
    return found


def _has_closed(name: str, schemas: dict[str, Any]) -> bool:
    names = reachable([{"$ref": PREFIX + name}], schemas)
    return any(
        schema.get("additionalProperties") is False
        for each in names
        for schema in _objects(schemas[each])
    )


def _rename(part: Any, names: dict[str, str]) -> None:
    """Point all references below to the new names, and close the schemas that are sent back."""
    for schema in _objects(part):
        reference = str(schema.get("$ref", ""))
        name = reference.removeprefix(PREFIX)
        if name in names:
            schema["$ref"] = PREFIX + names[name]
        elif name in SENT_BACK:
            schema["unevaluatedProperties"] = False
        for value, target in schema.get("discriminator", {}).get("mapping", {}).items():
            name = target.removeprefix(PREFIX)
            schema["discriminator"]["mapping"][value] = PREFIX + names.get(name, name)


def _objects(part: Any) -> Iterator[dict[str, Any]]:
    """Yield every object below, including itself."""
    if isinstance(part, dict):
        yield part
        for value in part.values():
            yield from _objects(value)
    elif isinstance(part, list):
        for value in part:
            yield from _objects(value)
