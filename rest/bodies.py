"""Requests as typed values: what a body or a query may hold is a pydantic model."""

from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from rest_framework.request import Request

from rest.problems import Problem, invalid


class Body(BaseModel):
    """A JSON object with these members and no others, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Query(BaseModel):
    """The parameters after the `?`: texts that stand for these types, and no others."""

    model_config = ConfigDict(extra="forbid", frozen=True)


_B = TypeVar("_B", bound=Body)
_Q = TypeVar("_Q", bound=Query)


def read_body(request: Request, model: type[_B]) -> _B:
    """The body as `model`; none at all is an empty object. Raises Problem `invalid`."""
    data = request.data
    try:
        # An absent body reaches us as the framework's empty form.
        return model.model_validate({} if _is_absent(request) else data)
    except ValidationError as error:
        raise _problem_of(error) from error


def read_query(request: Request, model: type[_Q]) -> _Q:
    """The query as `model`. Raises Problem `invalid`, also for a parameter given twice."""
    lists = dict(request.query_params.lists())
    for name, values in lists.items():
        if len(values) > 1:
            detail = "This parameter may be given once only."
            raise invalid([{"field": name, "code": "repeated", "detail": detail}])
    try:
        return model.model_validate({name: values[0] for name, values in lists.items()})
    except ValidationError as error:
        raise _problem_of(error) from error


def _is_absent(request: Request) -> bool:
    return not request.content_type or request.META.get("CONTENT_LENGTH") in {"", "0"}


def _problem_of(error: ValidationError) -> Problem:
    return invalid(
        [_entry(dict(e)) for e in error.errors(include_url=False, include_context=False)]
    )


def _entry(error: dict[str, Any]) -> dict[str, str]:
    return {
        "field": ".".join(map(str, error["loc"])),
        "code": error["type"],
        "detail": str(error["msg"]).removeprefix("Value error, "),
    }
