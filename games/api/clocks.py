"""Time at a table: a done set in advance, and a seat whose player is gone."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import Scope
from accounts.rest.bodies import read_body
from accounts.rest.schema import BODY, CSRF, problems
from accounts.rest.views import ApiView
from games.api.bodies import ClaimRequest, PassingRequest
from games.api.callers import caller_id
from games.api.errors import game_problems
from games.messages.game import Game, game_json
from games.services.claims import claim_seat
from games.services.clocks import set_passing

REFUSED = (*CSRF, "not_authenticated", "not_found", "not_your_seat", "game_not_running")


class ClaimView(ApiView):
    """`games/{id}/claim`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="claim_seat",
        request=ClaimRequest,
        responses={200: Game, **problems(*BODY, *REFUSED, "game_over", "not_claimable")},
        tags=["play"],
    )
    def post(self, request: Request, game_id: str) -> Response:
        """Give up a player who is gone: a bot plays on, and in ratings they are last."""
        body = read_body(request, ClaimRequest)
        user_id = caller_id(request)
        with game_problems():
            game = claim_seat(game_id=game_id, user_id=user_id, seat=body.seat)
        return Response(game_json(game, user_id=user_id))


class PassingView(ApiView):
    """`games/{id}/passing`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="set_passing",
        request=PassingRequest,
        responses={200: Game, **problems(*BODY, *REFUSED, "game_over")},
        tags=["play"],
    )
    def put(self, request: Request, game_id: str) -> Response:
        """Be done by itself whenever a throw-in window closes, whatever you hold; or no more."""
        body = read_body(request, PassingRequest)
        user_id = caller_id(request)
        with game_problems():
            game = set_passing(game_id=game_id, user_id=user_id, on=body.on)
        return Response(game_json(game, user_id=user_id))
