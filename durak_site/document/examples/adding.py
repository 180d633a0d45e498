"""Add the examples to the OpenAPI document, each wherever its schema is used."""

import json
import re
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

from durak_site.document.examples.problems import SENTENCES, problem, refusal

FOLDER = Path(__file__).parent
SHAPES: dict[str, Any] = json.loads((FOLDER / "shapes.json").read_text("utf-8"))
"""An example of each schema of requests and replies, by its name."""
MEDIA: dict[str, dict[str, str]] = json.loads((FOLDER / "media.json").read_text("utf-8"))
"""Examples of replies without a schema: by operation, one for each media type."""
REFUSAL = "Refusal"
CODE = re.compile(r"`(\w+)`")
Content = dict[str, Any]


def add_examples(result: dict[str, Any], **_context: Any) -> dict[str, Any]:
    """Add an example of each request and reply, and one for each code of each problem.

    Examples of several operations are shared components. A schema without an example gets none;
    `tests/web/test_examples.py` names it.
    """
    components: dict[str, Any] = {}
    for operations in result["paths"].values():
        for operation in operations.values():
            for name, content, value in _examples_of(operation):
                components[name] = {"value": value}
                content.setdefault("examples", {})[name] = {"$ref": f"#/components/examples/{name}"}
    result["components"]["examples"] = dict(sorted(components.items()))
    return result


def _examples_of(operation: dict[str, Any]) -> Iterator[tuple[str, Content, Any]]:
    """Yield the name of each example, the content that it belongs to, and its value."""
    for content in operation.get("requestBody", {}).get("content", {}).values():
        yield from _of_shape(content)
    for status, response in operation["responses"].items():
        for media_type, content in response.get("content", {}).items():
            if int(status) >= HTTPStatus.BAD_REQUEST:
                yield from _of_problem(response, content)
            elif (value := MEDIA.get(operation["operationId"], {}).get(media_type)) is not None:
                kind = re.sub(r"\W", "-", media_type)
                yield f"{operation['operationId']}.{kind}", content, value
            else:
                yield from _of_shape(content)


def _of_shape(content: Content) -> Iterator[tuple[str, Content, Any]]:
    shape = _shape_of(content)
    if shape in SHAPES:
        yield shape, content, SHAPES[shape]


def _of_problem(response: dict[str, Any], content: Content) -> Iterator[tuple[str, Content, Any]]:
    if _shape_of(content) == REFUSAL:
        yield "problem.refused", content, refusal()
    for code in CODE.findall(response["description"]):
        if code in SENTENCES:
            yield f"problem.{code}", content, problem(code)


def _shape_of(content: Content) -> str:
    return str(content["schema"].get("$ref", "")).rpartition("/")[2]
