"""The OpenAPI document, its endpoint, and the parts that no endpoint describes."""

import functools
import re
from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.generators import SchemaGenerator
from pydantic.json_schema import models_json_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.session_authentication import CachedSessionAuthentication
from durak_site.document.security import TokenScheme
from games.chat.messages import SocketMessage
from games.play.broken import BROKEN
from games.play.messages.account import AccountMessage
from games.play.messages.commands import Command
from games.profiles.messages import PlayersMessage
from games.tables.lobby.messages import LobbyMessage
from games.tournaments.messages import TournamentMessage
from games.tv.messages import TvMessage
from web.http.etags import PreconditionFailed
from web.http.openapi_schemas import REF, resolve_components
from web.http.problems import PROBLEM_TYPE
from web.http.scopes import ANY_SCOPE
from web.views import PublicApiView

__all__ = ["SchemaView", "TokenScheme", "document"]
FIRST_SENTENCE = re.compile(r"(.+?)[.:;](?= |$)")
"""The first sentence, or its part before a colon or semicolon."""
CODE = re.compile(r"`(\w+)`")
CONFLICT = "409"
SUFFIX_OF_TITLED = "Schema"
"""The end of the names of classes whose schemas are named by a title."""


class SessionScheme(OpenApiAuthenticationExtension):
    """Describes authentication by the session's cookie."""

    target_class = CachedSessionAuthentication
    name = "session"

    def get_security_definition(self, _auto_schema: Any) -> dict[str, str]:
        """Return the security scheme in OpenAPI's form."""
        return {
            "type": "apiKey",
            "in": "cookie",
            "name": settings.SESSION_COOKIE_NAME,
            "description": "With every change, send the cookie "
            f"`{settings.CSRF_COOKIE_NAME}` as X-CSRFToken too.",
        }


class SchemaView(PublicApiView):
    """`schema`."""

    schema = None
    is_open_to_banned = True
    read_scope = ANY_SCOPE

    def get(self, _request: Request) -> Response:
        """Return the OpenAPI 3.1 document as JSON."""
        return Response(document())


@functools.cache
def document() -> dict[str, Any]:
    """Return the OpenAPI document, generated once in each process."""
    generator = SchemaGenerator()
    schema: dict[str, Any] = generator.get_schema(request=None, public=True)
    return schema


def add_messages(result: dict[str, Any], **_context: Any) -> dict[str, Any]:
    """Add the schemas that no endpoint mentions: rule sets, commands and messages of sockets."""
    _, definitions = models_json_schema(
        [
            (Command, "validation"),
            (SocketMessage, "serialization"),
            (AccountMessage, "serialization"),
            (LobbyMessage, "serialization"),
            (PlayersMessage, "serialization"),
            (TvMessage, "serialization"),
            (TournamentMessage, "serialization"),
        ],
        ref_template=REF,
    )
    schemas = result["components"]["schemas"]
    for name, schema in definitions["$defs"].items():
        schemas.setdefault(name, schema)
    result["components"]["schemas"] = dict(sorted(schemas.items()))
    resolved: dict[str, Any] = resolve_components(result)
    return resolved


def name_by_title(result: dict[str, Any], **_context: Any) -> dict[str, Any]:
    """Rename components to the titles of their schemas, which classes set by `title="…"`.

    A class sets a title if its schema has the name of another class, such as that of a row.
    """
    schemas = result["components"]["schemas"]
    renamed = {
        name: schema["title"]
        for name, schema in schemas.items()
        if name.endswith(SUFFIX_OF_TITLED) and schema.get("title", name) != name
    }
    if taken := sorted(set(renamed.values()) & set(schemas)):
        raise ImproperlyConfigured(f"Two schemas have the title {', '.join(taken)}.")
    result["components"]["schemas"] = {
        renamed.get(name, name): schema for name, schema in sorted(schemas.items())
    }
    references = {REF.format(model=old): REF.format(model=new) for old, new in renamed.items()}
    named: dict[str, Any] = _with_references(result, references)
    return named


def _with_references(part: Any, references: Mapping[str, str]) -> Any:
    """Return a copy in which each reference to an old name leads to the new one."""
    if isinstance(part, dict):
        return {key: _with_references(value, references) for key, value in part.items()}
    if isinstance(part, list):
        return [_with_references(value, references) for value in part]
    return references.get(part, part) if isinstance(part, str) else part


def add_broken_games(result: dict[str, Any], **_context: Any) -> dict[str, Any]:
    """Document `game_broken` as an answer of every operation on a game."""
    for path, operations in result["paths"].items():
        if "{game_id}" not in path:
            continue
        for operation in operations.values():
            responses = operation["responses"]
            conflict = responses.setdefault(CONFLICT, _bare_problem())
            codes = {*CODE.findall(conflict["description"]), BROKEN}
            conflict["description"] = ", ".join(f"`{code}`" for code in sorted(codes))
            operation["responses"] = dict(sorted(responses.items()))
    return result


def _bare_problem() -> dict[str, Any]:
    schema = {"$ref": REF.format(model="Problem")}
    return {"content": {PROBLEM_TYPE: {"schema": schema}}, "description": ""}


def add_preconditions(result: dict[str, Any], **_context: Any) -> dict[str, Any]:
    """Document 412 as an answer of every operation but streams: none ignores `If-Match`."""
    for operations in result["paths"].values():
        for operation in operations.values():
            if "x-stream" not in operation:
                failed = {**_bare_problem(), "description": f"`{PreconditionFailed.code}`"}
                responses = {**operation["responses"], str(PreconditionFailed.status): failed}
                operation["responses"] = dict(sorted(responses.items()))
    return result


def add_summaries(result: dict[str, Any], **_context: Any) -> dict[str, Any]:
    """Give every operation the first sentence of its description as a summary."""
    for operations in result["paths"].values():
        for operation in operations.values():
            sentence = FIRST_SENTENCE.match(operation["description"].replace("\n", " "))
            operation.setdefault("summary", sentence[1] if sentence else operation["description"])
    return result


def add_not_modified(result: dict[str, Any], **_context: Any) -> dict[str, Any]:
    """Document 304 as an answer of every read."""
    for operations in result["paths"].values():
        operation = operations.get("get", {})
        if "200" in operation.get("responses", {}) and "x-stream" not in operation:
            unchanged = {"description": "`If-None-Match` has the `ETag` of what would be sent."}
            operation["responses"] = dict(
                sorted({**operation["responses"], "304": unchanged}.items())
            )
    return result
