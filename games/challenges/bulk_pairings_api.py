"""Endpoints of bulk pairings (`/pairings`), by which an organiser makes many games of bots."""

from datetime import timedelta

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.challenges.bodies import PairingRequest
from games.challenges.bulk_pairings import cancel_pairing, pair_games
from games.challenges.messages import (
    PairingPage,
    PairingSchema,
    pairing_json,
    pairing_summary_json,
)
from games.challenges.selectors import get_pairing, pairings_of
from web.http.bodies import Query, read_body, read_query
from web.http.callers import caller_id
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import ACCOUNT, BODY, CSRF, problems, query_parameters
from web.http.pagination import Cursor, Pages, PageSize
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import AccountView

PAIRINGS = Limit("pairings", "12/hour")


class PairingsQuery(Query):
    """The page of pairings."""

    cursor: Cursor = ""
    page_size: PageSize = 20


class PairingPages(Pages):
    """Pages of pairings, newest first."""

    ordering = ("-made_at", "-id")


class PairingsView(AccountView):
    """`pairings`."""

    created_at = "pairings/{id}"
    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="list_pairings",
        parameters=query_parameters(PairingsQuery),
        responses={200: PairingPage, **problems(*ACCOUNT)},
        tags=["challenges"],
    )
    def get(self, request: Request) -> Response:
        """List your pairings of the last thirty days and of those to come, newest first."""
        read_query(request, PairingsQuery)
        pages = PairingPages()
        page = pages.paginate(pairings_of(caller_id(request)), request)
        return pages.response([pairing_summary_json(row) for row in page])

    @extend_schema(
        operation_id="pair_games",
        parameters=[KEY_PARAMETER],
        request=PairingRequest,
        responses={
            201: PairingSchema,
            **problems(
                *(*BODY, *CSRF, *ACCOUNT, *ONCE),
                *("invalid_rules", "friends_at_rated_table", "too_many_pairings"),
            ),
        },
        tags=["challenges"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Pair bot accounts for up to 500 games, at once or later: all are made, or none."""
        body = read_body(request, PairingRequest)
        PAIRINGS.check(request)
        row = pair_games(
            organiser_id=caller_id(request),
            games=body.games,
            choice=body.choice,
            answer_within=timedelta(seconds=body.answer_within),
            start_at=body.start_at,
            now=timezone.now(),
        )
        return Response(pairing_json(row), status=201)


class PairingView(AccountView):
    """`pairings/{pairing}`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="get_pairing",
        responses={200: PairingSchema, **problems(*ACCOUNT, "not_found")},
        tags=["challenges"],
    )
    def get(self, request: Request, pairing_id: str) -> Response:
        """Read a pairing of yours, with its games and how far they are."""
        return Response(pairing_json(get_pairing(pairing_id, organiser_id=caller_id(request))))

    @extend_schema(
        operation_id="cancel_pairing",
        request=None,
        responses={204: None, **problems(*CSRF, *ACCOUNT, "not_found", "pairing_closed")},
        tags=["challenges"],
    )
    def delete(self, request: Request, pairing_id: str) -> Response:
        """Cancel a scheduled pairing, or its games that wait for answers; others go on."""
        cancel_pairing(pairing_id=pairing_id, organiser_id=caller_id(request), now=timezone.now())
        return Response(status=204)
