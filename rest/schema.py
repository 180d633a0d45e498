"""What OpenAPI says of problems, once for every endpoint."""

from typing import Any

from drf_spectacular.utils import OpenApiResponse
from pydantic import BaseModel, ConfigDict, Field

from rest.problems import PROBLEM_TYPE, STATUS_OF


class FieldError(BaseModel):
    """One thing wrong with one member of the request."""

    field: str = Field(description="Path of the member, as in `seats.1.level`.")
    code: str
    detail: str


class ProblemBody(BaseModel):
    """An error (RFC 9457). Tell errors apart by `code`, which never changes."""

    model_config = ConfigDict(title="Problem", extra="allow")

    type: str
    title: str
    status: int
    code: str
    detail: str
    field: str | None = None
    errors: list[FieldError] | None = None


ALWAYS = ("bad_request", "not_acceptable", "throttled")


def problems(*codes: str, **models: type[BaseModel]) -> dict[Any, Any]:
    """Responses for `extend_schema`: one for each status that `codes` lead to, naming its codes.

    `models` give a status a body of its own: `problems("stale_version", s409=StaleVersion)`.
    """
    by_status: dict[int, list[str]] = {}
    for code in (*codes, *ALWAYS):
        by_status.setdefault(STATUS_OF[code], []).append(code)
    return {
        (status, PROBLEM_TYPE): OpenApiResponse(
            models.get(f"s{status}", ProblemBody),
            description=", ".join(f"`{code}`" for code in sorted(names)),
        )
        for status, names in sorted(by_status.items())
    }
