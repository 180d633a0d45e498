"""The endpoints of tournaments."""

from collections.abc import Sequence
from typing import Any

from django.http import StreamingHttpResponse
from django.utils import timezone
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.records.export_api import EXPORTS, ExportLine, LinesRenderer, games_reply
from games.tournaments.bodies import (
    EntryRequest,
    StandingsQuery,
    TablesQuery,
    TournamentRequest,
    TournamentsQuery,
    TournamentsRequest,
)
from games.tournaments.exports import (
    finished_games,
    icalendar,
    standing_lines,
    standing_table,
)
from games.tournaments.messages import (
    CreatedTournaments,
    Standing,
    StandingPage,
    TablePage,
    TournamentCalendar,
    TournamentPage,
    TournamentSchema,
    standings_json,
    table_of_tournament_json,
    tournament_json,
)
from games.tournaments.models import Tournament
from games.tournaments.selectors import (
    calendar,
    entries_of,
    get_tournament,
    get_tournaments,
    list_tournaments,
    own_entries,
    ranked,
    tables_of,
)
from games.tournaments.services.creating import call_off, create_tournament, create_tournaments
from games.tournaments.services.entering import join, leave, pause
from web.http.bodies import read_body, read_query
from web.http.callers import caller_id, user_id_of
from web.http.idempotency import KEY_PARAMETER
from web.http.languages import (
    Language,
    LanguageQuery,
    accepted_language,
    in_language,
    language_of,
)
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.pagination import Pages
from web.http.problems import Problem
from web.http.renderers import TextRenderer
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.realtime.stream_formats import LINES
from web.views import ApiView, PublicApiView

CREATED = Limit("tournaments created", "24/day")
CREATED_TOGETHER = Limit("tournaments created in bulk", "10/day")
ENTRIES = Limit("tournament entries", "240/hour")
CHANGES = (*CSRF, "not_authenticated", "not_found", "tournament_closed")


class TournamentsView(ApiView):
    """`tournaments`."""

    created_at = "tournaments/{id}"
    write_scope = Scope.TOURNAMENTS
    is_read_by_all = True

    @extend_schema(
        operation_id="list_tournaments",
        parameters=query_parameters(TournamentsQuery),
        responses={200: TournamentPage, **problems("not_authenticated")},
        tags=["tournaments"],
    )
    def get(self, request: Request) -> Response:
        """List tournaments, latest begin first, page by page: public ones, or yours."""
        query = read_query(request, TournamentsQuery)
        language = query.lang or accepted_language(request)
        user_id = user_id_of(request)
        is_own = "true" in {query.mine, query.hosted}
        if is_own and user_id is None:
            raise Problem("not_authenticated", "Log in or play as a guest to have tournaments.")
        rows = list_tournaments(
            status=query.status,
            kind=query.kind,
            of_user=user_id if query.mine == "true" else None,
            hosted_by=user_id if query.hosted == "true" else None,
            club=query.club,
        )
        pages = Pages()
        pages.ordering = ("-starts_at", "-id")
        page = pages.paginate(rows, request)
        listed = _shown(page, user_id, language)
        return in_language(pages.response(listed).data, language)

    @extend_schema(
        operation_id="create_tournament",
        parameters=[*query_parameters(LanguageQuery), KEY_PARAMETER],
        request=TournamentRequest,
        responses={
            201: TournamentSchema,
            **problems(
                *(*BODY, *CSRF, *ONCE, "not_authenticated", "account_needed", "invalid_rules"),
                "too_many_tournaments",
            ),
        },
        tags=["tournaments"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Create a tournament. You play in it only if you join."""
        language = language_of(request)
        _check_account(request)
        new = read_body(request, TournamentRequest).new
        CREATED.check(request)
        row = create_tournament(new, host_id=caller_id(request), now=timezone.now())
        return _reply(row.pk, caller_id(request), language, status=201)


class TournamentsTogetherView(ApiView):
    """`tournaments/bulk`."""

    write_scope = Scope.TOURNAMENTS

    @extend_schema(
        operation_id="create_tournaments",
        parameters=[*query_parameters(LanguageQuery), KEY_PARAMETER],
        request=TournamentsRequest,
        responses={
            201: CreatedTournaments,
            **problems(
                *(*BODY, *CSRF, *ONCE, "not_authenticated", "account_needed"),
                "too_many_tournaments",
            ),
        },
        tags=["tournaments"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Create up to 50 tournaments together, all or none: by link, by password or of a club."""
        language = language_of(request)
        _check_account(request)
        news = read_body(request, TournamentsRequest).news(language)
        CREATED_TOGETHER.check(request)
        host_id = caller_id(request)
        made = create_tournaments(news, host_id=host_id, language=language, now=timezone.now())
        rows = get_tournaments([row.pk for row in made])
        reply = in_language({"tournaments": _shown(rows, host_id, language)}, language)
        reply.status_code = 201
        return reply


class CalendarView(PublicApiView):
    """`tournaments/calendar`."""

    @extend_schema(
        operation_id="get_calendar",
        parameters=query_parameters(LanguageQuery),
        responses={200: TournamentCalendar, **problems()},
        tags=["tournaments"],
    )
    def get(self, request: Request) -> Response:
        """Read the calendar: public tournaments that run, come and were, and those you joined."""
        language, user_id = language_of(request), user_id_of(request)
        found = calendar(now=timezone.now(), user_id=user_id)
        parts = found._asdict().items()
        reply = {name: _shown(rows, user_id, language) for name, rows in parts}
        return in_language(reply, language)


class TournamentView(ApiView):
    """`tournaments/{tournament}`."""

    write_scope = Scope.TOURNAMENTS
    is_read_by_all = True

    @extend_schema(
        operation_id="get_tournament",
        parameters=query_parameters(LanguageQuery),
        responses={200: TournamentSchema, **problems("not_found")},
        tags=["tournaments"],
    )
    def get(self, request: Request, tournament_id: str) -> Response:
        """Read a tournament, with your part in it."""
        return _reply(tournament_id, user_id_of(request), language_of(request))

    @extend_schema(
        operation_id="call_off_tournament",
        request=None,
        responses={204: None, **problems(*CHANGES, "not_the_host")},
        tags=["tournaments"],
    )
    def delete(self, request: Request, tournament_id: str) -> Response:
        """Call a tournament off, as its host before the begin."""
        call_off(tournament_id=tournament_id, user_id=caller_id(request), now=timezone.now())
        return Response(status=204)


class EntryView(ApiView):
    """`tournaments/{tournament}/entry`."""

    write_scope = Scope.TOURNAMENTS
    limits = (*ApiView.limits, ENTRIES)

    @extend_schema(
        operation_id="join_tournament",
        parameters=query_parameters(LanguageQuery),
        request=EntryRequest,
        responses={
            200: TournamentSchema,
            **problems(
                *(*BODY, *CHANGES, "account_needed", "not_welcome", "not_eligible"),
                *("tournament_full", "wrong_password"),
            ),
        },
        tags=["tournaments"],
    )
    def put(self, request: Request, tournament_id: str) -> Response:
        """Join, or come back after a pause."""
        language = language_of(request)
        body = read_body(request, EntryRequest)
        join(
            tournament_id=tournament_id,
            user_id=caller_id(request),
            password=body.password or "",
            now=timezone.now(),
        )
        return _reply(tournament_id, caller_id(request), language)

    @extend_schema(
        operation_id="leave_tournament",
        request=None,
        responses={204: None, **problems(*CHANGES, "not_entered")},
        tags=["tournaments"],
    )
    def delete(self, request: Request, tournament_id: str) -> Response:
        """Leave; your results stay, and a running game goes on."""
        leave(tournament_id=tournament_id, user_id=caller_id(request))
        return Response(status=204)


class PauseView(ApiView):
    """`tournaments/{tournament}/pause`."""

    write_scope = Scope.TOURNAMENTS
    limits = (*ApiView.limits, ENTRIES)

    @extend_schema(
        operation_id="pause_tournament",
        parameters=query_parameters(LanguageQuery),
        request=None,
        responses={200: TournamentSchema, **problems(*CHANGES, "not_entered")},
        tags=["tournaments"],
    )
    def post(self, request: Request, tournament_id: str) -> Response:
        """Be seated at no further table until you join again; a running game goes on."""
        language = language_of(request)
        pause(tournament_id=tournament_id, user_id=caller_id(request))
        return _reply(tournament_id, caller_id(request), language)


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


class CalendarRenderer(TextRenderer):
    """Sends an iCalendar file."""

    media_type = "text/calendar"
    format = "ics"


class CalendarFileView(PublicApiView):
    """`tournaments/calendar.ics`."""

    renderer_classes = [CalendarRenderer]

    @extend_schema(
        operation_id="read_icalendar",
        parameters=query_parameters(LanguageQuery),
        responses={(200, CalendarRenderer.media_type): OpenApiTypes.STR, **problems()},
        tags=["tournaments"],
    )
    def get(self, request: Request) -> Response:
        """Read the public tournaments that run and come as iCalendar, for calendar programs."""
        language, now = language_of(request), timezone.now()
        found = calendar(now=now)
        text = icalendar([*found.running, *found.coming], language=language, now=now)
        return in_language(text, language)


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


def _check_account(request: Request) -> None:
    """Raise Problem `account_needed` for a guest."""
    if getattr(request.user, "is_guest", False):
        raise Problem("account_needed", "Only an account can do this: register first.")


def _shown(
    rows: Sequence[Tournament], user_id: int | None, language: Language
) -> list[dict[str, Any]]:
    own = own_entries(rows, user_id)
    return [tournament_json(row, own.get(row.pk), language=language) for row in rows]


def _reply(
    tournament_id: str, user_id: int | None, language: Language, *, status: int = 200
) -> Response:
    (shown,) = _shown([get_tournament(tournament_id)], user_id, language)
    reply = in_language(shown, language)
    reply.status_code = status
    return reply
