"""Endpoints about time: done in advance, more time, and claiming an absent player's seat."""

from typing import Protocol

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.play.api.bodies import DoneInAdvanceRequest, OtherSeatRequest
from games.play.messages.game import GameSchema, game_json
from games.play.models import Game
from games.play.services.claims import claim_seat
from games.play.services.in_advance import set_done_in_advance
from games.play.services.more_time import give_time
from web.http.bodies import read_body
from web.http.callers import caller_id
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import BODY, CSRF, problems
from web.http.scopes import Scope
from web.views import ApiView

REFUSED = (*CSRF, "not_authenticated", "not_found", "not_your_seat", "game_not_running")


class _Change(Protocol):
    """A service by which a player changes another player's seat."""

    def __call__(self, *, game_id: str, user_id: int, seat: int) -> Game: ...


def _changed(request: Request, game_id: str, change: _Change) -> Response:
    """Call `change` with the seat in the body, and return the game."""
    body = read_body(request, OtherSeatRequest)
    user_id = caller_id(request)
    return Response(
        game_json(change(game_id=game_id, user_id=user_id, seat=body.seat), user_id=user_id)
    )


class ClaimView(ApiView):
    """`games/{id}/claim`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="claim_seat",
        parameters=[KEY_PARAMETER],
        request=OtherSeatRequest,
        responses={
            200: GameSchema,
            **problems(*ONCE, *BODY, *REFUSED, "game_over", "not_claimable"),
        },
        tags=["play"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Claim the seat of an absent player: a bot plays on, and in ratings the player is last."""
        return _changed(request, game_id, claim_seat)


class MoreTimeView(ApiView):
    """`games/{id}/more-time`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="give_time",
        parameters=[KEY_PARAMETER],
        request=OtherSeatRequest,
        responses={
            200: GameSchema,
            **problems(*ONCE, *BODY, *REFUSED, "game_over", "no_more_time"),
        },
        tags=["play"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Give the other of two people fifteen seconds more."""
        return _changed(request, game_id, give_time)


class DoneInAdvanceView(ApiView):
    """`games/{id}/done-in-advance`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="set_done_in_advance",
        request=DoneInAdvanceRequest,
        responses={200: GameSchema, **problems(*BODY, *REFUSED, "game_over")},
        tags=["play"],
    )
    def put(self, request: Request, game_id: str) -> Response:
        """Switch your done in advance on or off: it counts whenever a throw-in window closes."""
        body = read_body(request, DoneInAdvanceRequest)
        user_id = caller_id(request)
        game = set_done_in_advance(game_id=game_id, user_id=user_id, on=body.on)
        return Response(game_json(game, user_id=user_id))
