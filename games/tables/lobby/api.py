"""The endpoint of the lobby: public tables to sit down at or to watch."""

from typing import Annotated, Literal

from drf_spectacular.utils import extend_schema
from pydantic import BeforeValidator, Field
from rest_framework.request import Request
from rest_framework.response import Response

from games.engine.rules import MAX_SEATS
from games.play.messages.game import ModeName
from games.tables.lobby.messages import LobbyPage, lobby_table_json
from games.tables.lobby.selectors import TableFilter, listed, public_tables
from web.http.bodies import Flag, Query, read_query
from web.http.callers import user_id_of
from web.http.openapi_schemas import problems, query_parameters
from web.http.pagination import Cursor, Pages, digits
from web.views import PublicApiView


class LobbyQuery(Query):
    """A filter of tables."""

    status: Annotated[
        Literal["open", "active"], Field(description="Open ones to sit down at, or running ones.")
    ] = "open"
    preset: Annotated[
        str | None,
        Field(min_length=1, max_length=40, description="A preset's name, or `own` for own rules."),
    ] = None
    mode: ModeName | None = None
    seats: Annotated[int | None, Field(ge=1, le=MAX_SEATS), BeforeValidator(digits)] = None
    free: Annotated[
        int | None,
        Field(ge=0, le=MAX_SEATS, description="At least so many free seats."),
        BeforeValidator(digits),
    ] = None
    clock: Annotated[
        Literal["per_command", "bank", "days", "none"] | None,
        Field(description="The kind of time control."),
    ] = None
    rated: Flag | None = None
    cursor: Cursor = ""
    page_size: Annotated[int, Field(ge=1, le=100), BeforeValidator(digits)] = 20


class TablesView(PublicApiView):
    """`lobby/tables`."""

    @extend_schema(
        operation_id="list_tables",
        parameters=query_parameters(LobbyQuery),
        responses={200: LobbyPage, **problems()},
        tags=["lobby"],
    )
    def get(self, request: Request) -> Response:
        """List public tables, newest first, page by page."""
        query = read_query(request, LobbyQuery)
        caller = user_id_of(request)
        wanted = TableFilter(
            status=query.status,
            preset=query.preset,
            mode=query.mode,
            seats=query.seats,
            free=query.free,
            clock=query.clock,
            is_rated=None if query.rated is None else query.rated == "true",
        )
        pages = Pages()
        tables = public_tables(wanted, viewer_id=caller)
        page = pages.paginate(tables, request)
        rows = [lobby_table_json(table, user_id=caller) for table in listed(page)]
        return pages.response(rows)
