"""Request validation: a pydantic model describes a body or a query (instead of serializers)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, Any, Literal, TypeVar

from django.utils.translation import gettext_lazy as _
from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationError,
)
from rest_framework.request import Request

from web.http.field_sentences import limit_of, sentence
from web.http.json_parser import parse_json
from web.http.pagination import digits
from web.http.problems import Problem, invalid


class Body(BaseModel):
    """A JSON object with exactly the declared members and types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


NOT_EMPTY = ConfigDict(json_schema_extra={"minProperties": 1})
"""The config of bodies that need one of several members; the OpenAPI document says so."""
# openapi-generator for Python fails at a member of the type null, and takes the constant.
NULL = {"const": None}


def at_most_one(*names: str) -> dict[str, Any]:
    """Return the part of a schema that forbids two of the members; one that is null is absent.

    Generators of clients overlook `not`, and would make several types of `oneOf`.
    """
    return {"not": _any_of(_two_of(names))}


def exactly_one(*groups: Sequence[str]) -> dict[str, Any]:
    """Return the part of a schema that requires just one member of each group; null is absent."""
    none = [{"properties": dict.fromkeys(names, NULL)} for names in groups]
    two = [pair for names in groups for pair in _two_of(names)]
    return {"not": _any_of([*two, *none])}


def _any_of(schemas: list[dict[str, Any]]) -> dict[str, Any]:
    # Validators of the document warn of `anyOf` with one schema.
    return {"anyOf": schemas} if len(schemas) > 1 else schemas[0]


def _two_of(names: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {"required": list(pair), "properties": {name: {"not": NULL} for name in pair}}
        for pair in combinations(names, 2)
    ]


class Query(BaseModel):
    """The parameters after the `?`, as texts that are converted to the declared types."""

    model_config = ConfigDict(extra="forbid", frozen=True)


_B = TypeVar("_B", bound=BaseModel)

_Q = TypeVar("_Q", bound=Query)


def read_body(request: Request, model: type[_B]) -> _B:
    """Return the body as `model`; a missing body is an empty object. Raises Problem `invalid`."""
    # The framework passes a missing body as an empty form.
    return _validated({} if _is_absent(request) else request.data, model)


def parsed_body(body: bytes, model: type[_B]) -> _B:
    """Return the bytes of a body as `model`. Raises Problem `malformed_json` or `invalid`."""
    return _validated(parse_json(body) if body else {}, model)


def read_query(request: Request, model: type[_Q]) -> _Q:
    """Return the query as `model`. Raises Problem `invalid`, also for a duplicate parameter."""
    lists = dict(request.query_params.lists())
    for name, values in lists.items():
        if len(values) > 1:
            detail = _("This parameter may be given once only.")
            raise invalid([{"field": name, "code": "repeated", "detail": detail}])
    data = {name: values[0] for name, values in lists.items()}
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise _problem_of(error, data) from error


def _validated(data: Any, model: type[_B]) -> _B:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise _problem_of(error, data) from error


def _is_absent(request: Request) -> bool:
    return not request.content_type or request.META.get("CONTENT_LENGTH") in {"", "0"}


def _problem_of(error: ValidationError, data: Any) -> Problem:
    return invalid(
        [
            {
                "field": _path(e["loc"], data),
                "code": e["type"],
                "detail": sentence(e["type"], e["msg"], e.get("ctx", {})),
                **limit_of(e.get("ctx", {})),
            }
            for e in error.errors(include_url=False, include_input=False)
        ]
    )


def _path(location: tuple[int | str, ...], data: Any) -> str:
    # Pydantic adds the tags of unions to the location; the path has only members and indexes of the
    # body.
    path = []
    last = len(location) - 1
    for position, step in enumerate(location):
        is_member = isinstance(data, dict) and step in data
        is_item = isinstance(data, list) and isinstance(step, int) and step < len(data)
        if is_member or is_item:
            data = data[step]
        elif position != last or not isinstance(data, dict):
            continue
        path.append(str(step))
    return ".".join(path)


LARGEST = 2**31 - 1

Flag = Literal["true", "false"]

Number = Annotated[int, Field(ge=0, le=LARGEST), BeforeValidator(digits)]
