"""Checks of replies for Schemathesis, loaded by the variable SCHEMATHESIS_HOOKS."""

import json
from typing import Any, get_args

import schemathesis
from jsonschema import Draft202012Validator
from pydantic_core.core_schema import ErrorType

from tools.client_rooms import read_document

SHAPES = frozenset(get_args(ErrorType))
"""The codes of errors about the shape of a request, which the document describes completely."""
OPAQUE = frozenset({"credential"})
"""Members with bytes of other standards, which no JSON Schema describes."""
COMPONENTS = read_document()["components"]


@schemathesis.check  # type: ignore[untyped-decorator]  # it is installed for this check alone
def well_formed_bodies_are_understood(_context: Any, response: Any, case: Any) -> None:
    """Raise AssertionError if a body that fits the document is refused for its shape.

    Schemathesis' own check `positive_data_acceptance` also counts refusals that no schema can
    tell, such as a name that is taken, and it misreads `not`."""
    if response.status_code != 400 or not _fits(case):
        return
    errors = json.loads(response.content).get("errors") or []
    odd = [
        error
        for error in errors
        if error["code"] in SHAPES and error["field"] not in OPAQUE and not _of_address(error, case)
    ]
    assert not odd, f"The document allows this body: {odd}"


def _fits(case: Any) -> bool:
    body = case.operation.definition.raw.get("requestBody")
    if body is None or not isinstance(case.body, (dict, list)):
        return False
    schema = body["content"].get("application/json", {}).get("schema", {})
    validator = Draft202012Validator({**schema, "components": COMPONENTS})
    return bool(validator.is_valid(case.body))


def _of_address(error: dict[str, Any], case: Any) -> bool:
    """Return whether the error is about a parameter, not about the body."""
    parameters = {*(case.query or {}), *(case.path_parameters or {})}
    return error["field"].partition(".")[0] in parameters
