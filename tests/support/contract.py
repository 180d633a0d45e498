"""Replies held against the OpenAPI document: what is sent is what is described."""

import functools
import re
from typing import Any

from jsonschema import Draft202012Validator

from durak_site.openapi import document


@functools.cache
def _templates() -> tuple[tuple[re.Pattern[str], str], ...]:
    # An address spelled out goes before one with a parameter in the same place.
    return tuple(
        (re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"), path)
        for path in sorted(document()["paths"], key=lambda path: path.count("{"))
    )


@functools.cache
def _validator(path: str, method: str, status: int, media_type: str) -> Draft202012Validator:
    operation = document()["paths"][path][method]
    responses = operation["responses"]
    assert str(status) in responses, f"{method} {path}: {status} is not described"
    content = responses[str(status)].get("content", {})
    assert media_type in content, f"{method} {path}: {status} as {media_type} is not described"
    schema = content[media_type]["schema"]
    return Draft202012Validator({**schema, "components": document()["components"]})


def check_reply(method: str, path: str, status: int, media_type: str, body: Any) -> None:
    """Raises AssertionError or a ValidationError unless the document describes this reply."""
    template = next((name for pattern, name in _templates() if pattern.match(path)), None)
    if template is None or method.lower() not in document()["paths"][template]:
        assert status in {404, 405}, f"{method} {path} is not described, yet it answers {status}"
        return
    if body is not None:
        _validator(template, method.lower(), status, media_type).validate(body)


def check_component(name: str, value: Any) -> None:
    """Raises a ValidationError unless the value is one of the document's component of that name."""
    reference = {"$ref": f"#/components/schemas/{name}"}
    Draft202012Validator({**reference, "components": document()["components"]}).validate(value)
