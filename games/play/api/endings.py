"""Endpoints to resign (leave) a running game, and to end a duel whose opponent has left."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.play.api.time import REFUSED
from games.play.messages.game import GameSchema, game_json, table_json
from games.play.selectors.spectator_delay import seen_table
from games.play.services.ending import call_off, take_win
from games.play.services.handover import leave_running_game
from web.http.callers import caller_id
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import problems
from web.http.scopes import Scope
from web.views import ApiView


class HandOverView(ApiView):
    """`games/{id}/hand-over`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="hand_over",
        parameters=[KEY_PARAMETER],
        request=None,
        responses={200: GameSchema, **problems(*ONCE, *REFUSED, "game_over")},
        tags=["play"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Leave a running game for good: a bot plays on, and in ratings you are last."""
        user_id = caller_id(request)
        game = leave_running_game(game_id=game_id, user_id=user_id)
        # The player has seen these versions, so the spectator delay does not hide them.
        known = max(seat.left_version or 0 for seat in game.all_seats if seat.user_id == user_id)
        table = seen_table(game, user_id=user_id, known=known)
        return Response(table_json(table, user_id=user_id))


class TakeWinView(ApiView):
    """`games/{id}/take-win`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="take_win",
        parameters=[KEY_PARAMETER],
        request=None,
        responses={200: GameSchema, **problems(*ONCE, *REFUSED, "game_over", "no_early_end")},
        tags=["play"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Win a game of two people at once that the other has left."""
        user_id = caller_id(request)
        game = take_win(game_id=game_id, user_id=user_id)
        return Response(game_json(game, user_id=user_id))


class CallOffView(ApiView):
    """`games/{id}/call-off`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="call_off",
        parameters=[KEY_PARAMETER],
        request=None,
        responses={200: GameSchema, **problems(*ONCE, *REFUSED, "game_over", "no_early_end")},
        tags=["play"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Cancel a game of two people without a result that the other left at its beginning."""
        user_id = caller_id(request)
        game = call_off(game_id=game_id, user_id=user_id)
        return Response(game_json(game, user_id=user_id))
