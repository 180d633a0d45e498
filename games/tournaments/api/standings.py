"""REST endpoints of the standings and tables, and their exports."""

from django.http import StreamingHttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from games.records.export_api import EXPORTS, ExportLine, LinesRenderer, games_reply
from games.tournaments.api.bodies import StandingsQuery, TablesQuery
from games.tournaments.exports import finished_games, standing_lines, standing_table
from games.tournaments.messages import (
    Standing,
    StandingPage,
    TablePage,
    standings_json,
    table_of_tournament_json,
)
from games.tournaments.selectors import entries_of, get_tournament, ranked, tables_of
from web.http.bodies import read_query
from web.http.callers import user_id_of
from web.http.languages import LanguageQuery, accepted_language, in_language, language_of
from web.http.openapi_schemas import problems, query_parameters
from web.http.pagination import Pages
from web.http.renderers import TextRenderer
from web.realtime.stream_formats import LINES
from web.views import PublicApiView


class StandingsView(PublicApiView):
    """`tournaments/{tournament}/standings`."""

    @extend_schema(
        operation_id="get_standings",
        parameters=query_parameters(StandingsQuery),
        responses={200: StandingPage, **problems("not_found")},
        tags=["tournaments"],
    )
    def get(self, request: Request, tournament_id: str) -> Response:
        """Read the standings, best first, page by page."""
        query = read_query(request, StandingsQuery)
        language = query.lang or accepted_language(request)
        row = get_tournament(tournament_id)
        pages = Pages()
        pages.ordering = ("-level", "-score", "-performance", "id")
        page = pages.paginate(entries_of(row), request)
        reply = pages.response(standings_json(ranked(row, page)))
        return in_language(reply.data, language)


class TablesOfTournamentView(PublicApiView):
    """`tournaments/{tournament}/tables`."""

    @extend_schema(
        operation_id="list_tournament_tables",
        parameters=query_parameters(TablesQuery),
        responses={200: TablePage, **problems("not_found")},
        tags=["tournaments"],
    )
    def get(self, request: Request, tournament_id: str) -> Response:
        """List the tables and byes, newest first, page by page; each names its game."""
        query = read_query(request, TablesQuery)
        language = query.lang or accepted_language(request)
        row = get_tournament(tournament_id)
        is_running = None if query.running is None else query.running == "true"
        tables = tables_of(row, round_number=query.round, is_running=is_running)
        pages = Pages()
        pages.ordering = ("-id",)
        page = pages.paginate(tables, request)
        listed = [table_of_tournament_json(table, seats=row.seats) for table in page]
        return in_language(pages.response(listed).data, language)


class TableRenderer(TextRenderer):
    """Stands for comma-separated values, which the view itself writes."""

    media_type = "text/csv"
    format = "csv"


class StandingsExportView(PublicApiView):
    """`tournaments/{tournament}/export/results`."""

    renderer_classes = [LinesRenderer, TableRenderer]

    @extend_schema(
        operation_id="export_standings",
        responses={
            (200, LINES): Standing,
            (200, TableRenderer.media_type): OpenApiTypes.STR,
            **problems("not_found"),
        },
        tags=["tournaments"],
    )
    def get(self, request: Request, tournament_id: str) -> StreamingHttpResponse:
        """Read all standings, best first, as lines of JSON or comma-separated values."""
        row = get_tournament(tournament_id)
        EXPORTS.check(request)
        if request.accepted_renderer.media_type == TableRenderer.media_type:
            table = standing_table(row)
            return StreamingHttpResponse(table, content_type="text/csv; charset=utf-8")
        return StreamingHttpResponse(standing_lines(row), content_type=LINES)


class GamesOfTournamentView(PublicApiView):
    """`tournaments/{tournament}/export/games`."""

    renderer_classes = [LinesRenderer, TextRenderer]

    @extend_schema(
        operation_id="export_tournament_games",
        parameters=query_parameters(LanguageQuery),
        responses={
            (200, LINES): ExportLine,
            (200, TextRenderer.media_type): OpenApiTypes.STR,
            **problems("not_found"),
        },
        tags=["tournaments"],
    )
    def get(self, request: Request, tournament_id: str) -> StreamingHttpResponse:
        """Read the finished games: as lines of JSON, each with its notation, or notations alone."""
        language, viewer_id = language_of(request), user_id_of(request)
        row = get_tournament(tournament_id)
        EXPORTS.check(request)
        games = finished_games(row, viewer_id=viewer_id)
        return games_reply(request, games, language=language, viewer_id=viewer_id)
