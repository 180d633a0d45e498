"""Checks of replies and messages against the OpenAPI document."""

import functools
import re
from typing import Any

from jsonschema import Draft202012Validator

from durak_site.openapi import document


@functools.cache
def _templates() -> tuple[tuple[re.Pattern[str], str], ...]:
    # A literal path goes before one with a parameter in its place.
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
    """Raise AssertionError or ValidationError unless the document describes this reply."""
    template = next((name for pattern, name in _templates() if pattern.match(path)), None)
    if template is None or method.lower() not in document()["paths"][template]:
        assert status in {404, 405}, f"{method} {path} is not described, but answers {status}"
        return
    if body is not None:
        _validator(template, method.lower(), status, media_type).validate(body)


def check_component(name: str, value: Any) -> None:
    """Raise ValidationError unless the value fits the document's component with this name."""
    reference = {"$ref": f"#/components/schemas/{name}"}
    Draft202012Validator({**reference, "components": document()["components"]}).validate(value)
