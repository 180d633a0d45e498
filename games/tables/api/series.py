"""Endpoints of rematches (a series): asking for the next game, and agreeing to it."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.play.messages.game import GameSchema, game_json
from games.tables.api.bodies import ReadyRequest
from games.tables.services import series
from web.http.bodies import read_body
from web.http.callers import caller_id
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import BODY, CSRF, problems
from web.http.scopes import Scope
from web.views import ApiView

REFUSED = (*CSRF, "not_authenticated", "not_found", "not_your_seat")


class NextView(ApiView):
    """`games/{id}/next`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="next_game",
        parameters=[KEY_PARAMETER],
        request=None,
        responses={
            200: GameSchema,
            **problems(*ONCE, *REFUSED, "game_not_finished", "game_not_running"),
        },
        tags=["games"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Return the game after a finished one in which you sat; create it if there is none."""
        user_id = caller_id(request)
        game = series.next_game(game_id=game_id, user_id=user_id)
        return Response(game_json(game, user_id=user_id))


class ReadyView(ApiView):
    """`games/{id}/ready`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="get_ready",
        parameters=[KEY_PARAMETER],
        request=ReadyRequest,
        responses={
            200: GameSchema,
            **problems(*ONCE, *BODY, *REFUSED, "terms_changed", "game_not_running"),
        },
        tags=["games"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Agree to what is played; a later game of a series begins when everybody has."""
        body = read_body(request, ReadyRequest)
        user_id = caller_id(request)
        game = series.get_ready(
            game_id=game_id,
            user_id=user_id,
            client_seed=body.client_seed,
            terms=body.terms,
        )
        return Response(game_json(game, user_id=user_id))
