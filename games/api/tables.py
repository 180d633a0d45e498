"""Games as tables: listing, creating, sitting down, starting."""

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.rest.bodies import read_body, read_query
from accounts.rest.problems import Problem
from accounts.rest.schema import BODY, CSRF, problems, query_parameters
from accounts.rest.throttling import Limit
from accounts.rest.views import ApiView
from games.api.bodies import (
    BotSeat,
    CreateGameRequest,
    JoinRequest,
    ListQuery,
    MySeat,
    OpenSeat,
    SeatChoiceRequest,
    StartRequest,
)
from games.api.callers import caller_id, user_id_of
from games.api.errors import game_problems
from games.api.pages import Pages
from games.engine import RuleSet
from games.messages.clock import control_of_body
from games.messages.game import Game, GamePage, game_json
from games.selectors.games import get_game, list_games
from games.services import lifecycle, seat_plans, seating

CREATIONS = Limit("games created", "240/hour")
CHANGES = (*CSRF, "not_authenticated")
BEFORE_THE_START = ("not_found", "game_already_started", "game_not_running")


class GamesView(ApiView):
    """`games`."""

    def get_permissions(self) -> Any:
        """Everybody may look."""
        return [] if self.request.method in {"GET", "HEAD"} else super().get_permissions()

    def check_throttles(self, request: Request) -> None:
        """Making games is limited further."""
        super().check_throttles(request)
        if request.method == "POST":
            CREATIONS.check(request)

    @extend_schema(
        operation_id="list_games",
        parameters=query_parameters(ListQuery),
        responses={200: GamePage, **problems("invalid", "not_authenticated")},
        tags=["games"],
    )
    def get(self, request: Request) -> Response:
        """Games, newest first, a page at a time."""
        query = read_query(request, ListQuery)
        caller = user_id_of(request)
        if query.mine == "true" and caller is None:
            raise Problem("not_authenticated", "Log in or play as a guest to have games.")
        games = list_games(status=query.status, player_id=caller if query.mine == "true" else None)
        pages = Pages()
        page = pages.paginate_queryset(games, request, view=self) or []
        return pages.get_paginated_response([game_json(game, user_id=caller) for game in page])

    @extend_schema(
        operation_id="create_game",
        request=CreateGameRequest,
        responses={
            201: Game,
            **problems(*BODY, *CHANGES, "invalid_rules", "seats_not_filled", "account_needed"),
        },
        tags=["games"],
    )
    def post(self, request: Request) -> Response:
        """A new table, with the commitment to its deal; dealt at once with `start`."""
        body = read_body(request, CreateGameRequest)
        user_id = caller_id(request)
        with game_problems():
            game = lifecycle.create_game(
                host_id=user_id,
                seats=[_plan(seat) for seat in body.seats],
                preset=body.preset or "",
                rules=None if body.rules is None else RuleSet.from_json(body.rules.root),
                is_private=body.private,
                is_rated=body.rated,
                clock=None if body.clock is None else control_of_body(body.clock),
                start=body.start,
            )
        return Response(game_json(game, user_id=user_id), status=201)


class GameView(ApiView):
    """`games/{id}`."""

    permission_classes = []

    @extend_schema(
        operation_id="get_game",
        responses={200: Game, **problems("not_found")},
        tags=["games"],
    )
    def get(self, request: Request, game_id: str) -> Response:
        """The table: seats, host, status, result."""
        with game_problems():
            game = get_game(game_id)
        return Response(game_json(game, user_id=user_id_of(request)))


class JoinView(ApiView):
    """`games/{id}/join`."""

    @extend_schema(
        operation_id="join_game",
        request=JoinRequest,
        responses={
            200: Game,
            **problems(
                *(*BODY, *CHANGES, *BEFORE_THE_START, "seat_taken", "already_seated"),
                *("account_needed", "not_welcome"),
            ),
        },
        tags=["games"],
    )
    def post(self, request: Request, game_id: str) -> Response:
        """Sit down."""
        body = read_body(request, JoinRequest)
        user_id = caller_id(request)
        with game_problems():
            game = seating.join_game(
                game_id=game_id, user_id=user_id, seat=body.seat, client_seed=body.client_seed
            )
        return Response(game_json(game, user_id=user_id))


class LeaveView(ApiView):
    """`games/{id}/leave`."""

    @extend_schema(
        operation_id="leave_game",
        request=None,
        responses={200: Game, **problems(*CHANGES, *BEFORE_THE_START, "not_your_seat")},
        tags=["games"],
    )
    def post(self, request: Request, game_id: str) -> Response:
        """Get up, before the start. A host passes on to the next person, or the game is off."""
        user_id = caller_id(request)
        with game_problems():
            game = seating.leave_game(game_id=game_id, user_id=user_id)
        return Response(game_json(game, user_id=user_id))


class SeatView(ApiView):
    """`games/{id}/seats/{seat}`."""

    @extend_schema(
        operation_id="set_seat",
        request=SeatChoiceRequest,
        responses={200: Game, **problems(*BODY, *CHANGES, *BEFORE_THE_START, "not_the_host")},
        tags=["games"],
    )
    def patch(self, request: Request, game_id: str, seat: int) -> Response:
        """Give a seat to a bot or free it, as the host, before the start."""
        choice = read_body(request, SeatChoiceRequest).root
        user_id = caller_id(request)
        level = choice.level if isinstance(choice, BotSeat) else None
        with game_problems():
            game = seating.set_seat(game_id=game_id, user_id=user_id, seat=seat, bot_level=level)
        return Response(game_json(game, user_id=user_id))


class StartView(ApiView):
    """`games/{id}/start`."""

    @extend_schema(
        operation_id="start_game",
        request=StartRequest,
        responses={
            200: Game,
            **problems(
                *BODY,
                *CHANGES,
                *BEFORE_THE_START,
                "not_the_host",
                "seats_not_filled",
                "players_not_ready",
            ),
        },
        tags=["games"],
    )
    def post(self, request: Request, game_id: str) -> Response:
        """Deal, as the host."""
        body = read_body(request, StartRequest)
        user_id = caller_id(request)
        with game_problems():
            game = lifecycle.start_game(
                game_id=game_id, user_id=user_id, client_seed=body.client_seed
            )
        return Response(game_json(game, user_id=user_id))


def _plan(seat: MySeat | BotSeat | OpenSeat) -> seat_plans.SeatPlan:
    match seat:
        case MySeat():
            return seat_plans.HostSeat()
        case BotSeat(level=level):
            return seat_plans.BotSeat(level)
        case OpenSeat():
            return seat_plans.OpenSeat()
