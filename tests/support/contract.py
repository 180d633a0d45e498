"""Checks of replies and messages against the OpenAPI document.

The document lets replies have members that it does not name, so that they can get more. Here such a
member lacks a description."""

import functools
import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

from tests.support.installations import PROJECT_ROOT

# The file is compared with what the code writes by `tools.openapi --check`. To read it takes a
# hundredth of the time that each process of the tests would need to write it once more.
_DOCUMENT: dict[str, Any] = json.loads((PROJECT_ROOT / "docs/openapi.json").read_text("utf-8"))


def _closed(part: Any) -> Any:
    """Return the schema with no members but those that its objects name."""
    if isinstance(part, dict):
        closed = {name: _closed(value) for name, value in part.items()}
        if part.get("type") == "object" and isinstance(part.get("properties"), dict):
            closed.setdefault("additionalProperties", False)
        return closed
    if isinstance(part, list):
        return [_closed(value) for value in part]
    return part


def _one_of(validator: Any, subschemas: Any, value: Any, schema: Any) -> Iterator[ValidationError]:
    """Check a value against the one schema that its discriminator names.

    To try all thirty kinds of events for each event took most of the time of tests with sockets.
    """
    discriminator = schema.get("discriminator")
    if discriminator is not None and isinstance(value, dict):
        named = discriminator["mapping"].get(value.get(discriminator["propertyName"]))
        if named is not None:
            yield from validator.descend(value, {"$ref": named})
            return
    yield from Draft202012Validator.VALIDATORS["oneOf"](validator, subschemas, value, schema)


_Validator = extend(Draft202012Validator, {"oneOf": _one_of})
_COMPONENTS = {"schemas": _closed(_DOCUMENT["components"]["schemas"])}
_checked: set[tuple[str, str, int, str, bytes]] = set()
"""Replies that are as described."""


_TEMPLATES = tuple(
    (re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"), path)
    # A literal path goes before one with a parameter in its place.
    for path in sorted(_DOCUMENT["paths"], key=lambda path: path.count("{"))
)


@functools.cache
def _validator(path: str, method: str, status: int, media_type: str) -> Any:
    operation = _DOCUMENT["paths"][path][method]
    responses = operation["responses"]
    assert str(status) in responses, f"{method} {path}: {status} is not described"
    content = responses[str(status)].get("content", {})
    assert media_type in content, f"{method} {path}: {status} as {media_type} is not described"
    schema = content[media_type]["schema"]
    return _Validator({**schema, "components": _COMPONENTS})


def check_reply(method: str, path: str, status: int, media_type: str, body: Any) -> None:
    """Raise AssertionError or ValidationError unless the document describes this reply."""
    template = next((name for pattern, name in _TEMPLATES if pattern.match(path)), None)
    if template is None or method.lower() not in _DOCUMENT["paths"][template]:
        assert status in {404, 405}, f"{method} {path} is not described, but answers {status}"
        return
    if body is not None:
        digest = hashlib.sha256(json.dumps(body).encode()).digest()
        checked = (template, method, status, media_type, digest)
        # The largest replies, which take a second, are the same for every caller.
        if checked not in _checked:
            _validator(template, method.lower(), status, media_type).validate(body)
            _checked.add(checked)


def check_component(name: str, value: Any) -> None:
    """Raise ValidationError unless the value fits the document's component with this name."""
    _component_validator(name).validate(value)


@functools.cache
def _component_validator(name: str) -> Any:
    reference = {"$ref": f"#/components/schemas/{name}"}
    return _Validator({**reference, "components": _COMPONENTS})
