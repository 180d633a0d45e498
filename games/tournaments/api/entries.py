"""REST endpoints of a player's entry: join, pause, leave."""

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from games.tournaments.api.bodies import EntryRequest
from games.tournaments.api.replies import CHANGES, tournament_reply
from games.tournaments.messages import TournamentSchema
from games.tournaments.services.entering import join, leave, pause
from web.http.bodies import read_body
from web.http.callers import caller_id
from web.http.languages import LanguageQuery, language_of
from web.http.openapi_schemas import BODY, problems, query_parameters
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

ENTRIES = Limit("tournament entries", "240/hour")


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
        return tournament_reply(tournament_id, caller_id(request), language)

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
        return tournament_reply(tournament_id, caller_id(request), language)
