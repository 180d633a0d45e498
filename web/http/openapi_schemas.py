"""The OpenAPI schemas of bodies, queries and problems, shared by every endpoint."""

from typing import Any, cast

from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.plumbing import ResolvedComponent
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse
from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from web.http.bodies import Body, Query
from web.http.errors import STATUS_OF
from web.http.problems import PROBLEM_TYPE

REF = "#/components/schemas/{model}"
# A placeholder in a model's JSON Schema for the component of this name; `resolve_components`
# replaces it by a reference when all components exist.
COMPONENT = "x-component"
BODY = (
    *("malformed_json", "request_timeout", "length_required", "body_too_large"),
    "unsupported_media_type",
)
CSRF = ("csrf_failed",)
ACCOUNT = ("not_authenticated", "account_needed")
TOKEN = ("invalid_token", "scope_needed", "session_needed")
# Every operation refuses unknown query parameters as `invalid`.
ALWAYS = (
    *("bad_request", "invalid", "banned", "not_acceptable", "throttled", "head_too_large"),
    *("unavailable", *TOKEN),
)


class FieldError(BaseModel):
    """One thing wrong with one member of the request."""

    field: str = Field(description="Path of the member, as in `seats.1.level`.")
    code: str
    detail: str
    limit: int | None = Field(
        None, description="The least or greatest that is allowed, where that is the fault."
    )


class ProblemSchema(BaseModel, title="Problem"):
    """An error (RFC 9457). Tell errors apart by `code`, which never changes."""

    model_config = ConfigDict(extra="allow", json_schema_mode_override="validation")

    type: str
    title: str
    status: int
    code: str
    detail: str
    field: str | None = None
    errors: list[FieldError] | None = None
    until: AwareDatetime | None = Field(
        None, description="The end of a ban; null: never, or not about a ban."
    )
    scope: str | None = Field(None, description="Of `scope_needed`: which the token lacks.")


class BodyExtension(OpenApiSerializerExtension):
    """Makes members with a default optional in requests; the library's extension requires them."""

    target_class = Body
    match_subclasses = True
    priority = 1

    def get_name(self, *_args: Any) -> str:
        """Return the name of the component."""
        return str(self.target.__name__)

    def map_serializer(
        self,
        auto_schema: Any,
        direction: Any,  # noqa: ARG002 - the base passes it; a body is only ever a request
    ) -> dict[str, Any]:
        """Return the JSON Schema of the body."""
        schema = cast("type[Body]", self.target).model_json_schema(ref_template=REF)
        for name, sub_schema in schema.pop("$defs", {}).items():
            auto_schema.registry.register_on_missing(
                ResolvedComponent(
                    name=name, type=ResolvedComponent.SCHEMA, object=name, schema=sub_schema
                )
            )
        return schema


def resolve_components(schema: Any) -> Any:
    """Return the schema with every mention of a component turned into a reference to it."""
    match schema:
        case {"x-component": name}:
            return {"$ref": REF.format(model=name)}
        case dict():
            return {key: resolve_components(value) for key, value in schema.items()}
        case list():
            return [resolve_components(value) for value in schema]
        case _:
            return schema


def query_parameters(model: type[Query]) -> list[OpenApiParameter]:
    """Return the parameters of a query, for `extend_schema`."""
    schema = model.model_json_schema()
    return [
        OpenApiParameter(
            name,
            _without_null(member),
            description=member.get("description", ""),
            required=name in schema.get("required", ()),
        )
        for name, member in schema["properties"].items()
    ]


def _without_null(member: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a parameter without null, which means a missing parameter."""
    kinds = [kind for kind in member.get("anyOf", [member]) if kind.get("type") != "null"]
    kind = {"anyOf": kinds} if len(kinds) > 1 else kinds[0]
    own = {key: value for key, value in member.items() if key != "anyOf"}
    return {
        key: value
        for key, value in (own | kind).items()
        if key not in {"title", "description"} and value is not None
    }


def problems(*codes: str, **models: type[BaseModel]) -> dict[Any, Any]:
    """Return the responses for `extend_schema`: one for each status, with its codes.

    `models` give a status another body: `problems("stale_version", s409=StaleVersion)`.
    """
    by_status: dict[int, set[str]] = {}
    for code in (*codes, *ALWAYS):
        by_status.setdefault(STATUS_OF[code], set()).add(code)
    return {
        (status, PROBLEM_TYPE): OpenApiResponse(
            models.get(f"s{status}", ProblemSchema),
            description=", ".join(f"`{code}`" for code in sorted(names)),
        )
        for status, names in sorted(by_status.items())
    }
