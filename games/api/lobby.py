"""The lobby: public tables to sit down at or to watch."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.rest.bodies import read_query
from accounts.rest.pages import Pages
from accounts.rest.schema import problems, query_parameters
from accounts.rest.views import PublicApiView
from games.api.bodies import LobbyQuery
from games.api.callers import user_id_of
from games.messages.lobby import LobbyPage, lobby_table_json
from games.selectors.lobby import TableFilter, listed, public_tables


class TablesView(PublicApiView):
    """`lobby/tables`."""

    @extend_schema(
        operation_id="list_tables",
        parameters=query_parameters(LobbyQuery),
        responses={200: LobbyPage, **problems("invalid")},
        tags=["lobby"],
    )
    def get(self, request: Request) -> Response:
        """Public tables, newest first, a page at a time."""
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
        page = pages.paginate_queryset(tables, request, view=self) or []
        rows = [lobby_table_json(table, user_id=caller) for table in listed(page)]
        return pages.get_paginated_response(rows)
