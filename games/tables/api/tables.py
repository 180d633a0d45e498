"""Endpoints of games: listing, reading, creating and changing them."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.play.messages.game import GamePage, GameSchema, game_json, table_json
from games.play.selectors.games import get_game, list_games
from games.play.selectors.own_lists import OwnGames
from games.play.selectors.spectator_delay import tables_in_list
from games.tables.api.bodies import (
    BotSeat,
    ChangeGameRequest,
    CreateGameRequest,
    ListQuery,
    MySeat,
    OpenSeat,
)
from games.tables.api.creations import CreationView
from games.tables.services import seat_plans
from games.tables.services.changing import change_table
from games.tables.services.creating import create_game
from web.http.bodies import read_body, read_query
from web.http.callers import caller_id, user_id_of
from web.http.idempotency import KEY_PARAMETER
from web.http.languages import LanguageQuery, language_of
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.pagination import Pages
from web.http.preconditions import IF_MATCH_PARAMETER, if_match
from web.http.problems import Problem
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView

TABLE_CHANGES = Limit("tables changed", "60/minute")
CHANGES = (*CSRF, "not_authenticated")
BEFORE_THE_START = ("not_found", "game_already_started", "game_not_running")


class GamesView(CreationView):
    """`games`."""

    created_at = "games/{id}"

    @extend_schema(
        operation_id="list_games",
        parameters=query_parameters(ListQuery),
        responses={200: GamePage, **problems("not_authenticated")},
        tags=["games"],
    )
    def get(self, request: Request) -> Response:
        """List games, newest first, page by page."""
        query = read_query(request, ListQuery)
        caller = user_id_of(request)
        if query.mine == "true" and caller is None:
            raise Problem("not_authenticated", "Log in or play as a guest to have games.")
        games = list_games(status=query.status)
        if query.mine == "true" and caller is not None:
            games = OwnGames(caller, status=query.status)  # type: ignore[assignment]  # it has what pages ask of a queryset
        pages = Pages()
        page = pages.paginate(games, request)
        tables = tables_in_list(list(page), user_id=caller)
        return pages.response([table_json(one, user_id=caller) for one in tables])

    @extend_schema(
        operation_id="create_game",
        parameters=[*query_parameters(LanguageQuery), KEY_PARAMETER],
        request=CreateGameRequest,
        responses={
            201: GameSchema,
            **problems(
                *BODY,
                *CHANGES,
                *ONCE,
                "invalid_rules",
                "seats_not_filled",
                "account_needed",
                "restart_ahead",
            ),
        },
        tags=["games"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Open a table, with the commitment to its deal; `start` deals at once."""
        language_of(request)  # refuse an unknown language before any change
        body = read_body(request, CreateGameRequest)
        user_id = caller_id(request)
        seats = [_plan(seat) for seat in body.seats]
        game = create_game(body.choice, seats, host_id=user_id, start=body.start)
        return Response(game_json(game, user_id=user_id), status=201)


class GameView(ApiView):
    """`games/{id}`."""

    is_caller_cached = True
    write_scope = Scope.PLAY
    is_read_by_all = True
    takes_if_match = frozenset({"PATCH"})

    def check_throttles(self, request: Request) -> None:
        """Check the limits of all requests, and one of changes, of which others are notified."""
        super().check_throttles(request)
        if request.method == "PATCH":
            TABLE_CHANGES.check(request)

    @extend_schema(
        operation_id="get_game",
        responses={200: GameSchema, **problems("not_found")},
        tags=["games"],
    )
    def get(self, request: Request, game_id: str) -> Response:
        """Read a table: its seats, host, status and result."""
        user_id = user_id_of(request)
        game = get_game(game_id)
        return Response(game_json(game, user_id=user_id))

    @extend_schema(
        operation_id="change_game",
        parameters=[*query_parameters(LanguageQuery), IF_MATCH_PARAMETER],
        request=ChangeGameRequest,
        responses={
            200: GameSchema,
            **problems(
                *(*BODY, *CHANGES, *BEFORE_THE_START, "not_the_host", "invalid_rules"),
                *("account_needed", "friends_at_rated_table", "in_series"),
            ),
        },
        tags=["games"],
    )
    def patch(self, request: Request, game_id: str) -> Response:
        """Change an open table, as its host. The other players must agree to its terms again."""
        language_of(request)  # refuse an unknown language before any change
        body = read_body(request, ChangeGameRequest)
        user_id = caller_id(request)
        game = change_table(
            game_id=game_id,
            user_id=user_id,
            change=body.change,
            precondition=if_match(request, lambda: game_json(get_game(game_id), user_id=user_id)),
        )
        return Response(game_json(game, user_id=user_id))


def _plan(seat: MySeat | BotSeat | OpenSeat) -> seat_plans.SeatPlan:
    match seat:
        case MySeat():
            return seat_plans.HostPlan()
        case BotSeat(level=level):
            return seat_plans.BotPlan(level)
        case OpenSeat():
            return seat_plans.OpenPlan()
