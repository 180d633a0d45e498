"""REST endpoints that list, create, show and call off tournaments."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.tournaments.api.bodies import TournamentRequest, TournamentsQuery, TournamentsRequest
from games.tournaments.api.replies import CHANGES, check_account, shown, tournament_reply
from games.tournaments.messages import CreatedTournaments, TournamentPage, TournamentSchema
from games.tournaments.selectors import get_tournaments, list_tournaments
from games.tournaments.services.creating import call_off, create_tournament, create_tournaments
from web.http.bodies import read_body, read_query
from web.http.callers import caller_id, user_id_of
from web.http.idempotency import KEY_PARAMETER
from web.http.languages import LanguageQuery, accepted_language, in_language, language_of
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.pagination import Pages
from web.http.problems import Problem
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

CREATED = Limit("tournaments created", "24/day")
CREATED_TOGETHER = Limit("tournaments created in bulk", "10/day")


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
        listed = shown(page, user_id, language)
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
        check_account(request)
        new = read_body(request, TournamentRequest).new
        CREATED.check(request)
        row = create_tournament(new, host_id=caller_id(request), now=timezone.now())
        return tournament_reply(row.pk, caller_id(request), language, status=201)


class TournamentsTogetherView(ApiView):
    """`tournaments/bulk`."""

    created_at = "tournaments?hosted=true"
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
        check_account(request)
        news = read_body(request, TournamentsRequest).news(language)
        CREATED_TOGETHER.check(request)
        host_id = caller_id(request)
        made = create_tournaments(news, host_id=host_id, language=language, now=timezone.now())
        rows = get_tournaments([row.pk for row in made])
        reply = in_language({"tournaments": shown(rows, host_id, language)}, language)
        reply.status_code = 201
        return reply


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
        return tournament_reply(tournament_id, user_id_of(request), language_of(request))

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
