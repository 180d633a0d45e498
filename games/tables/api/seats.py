"""Endpoints of an open table's seats: join, leave, ready, move, kick, add a bot."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from games.play.api.keys import keep_key, keys_of
from games.play.messages.game import GameSchema, game_json
from games.play.selectors.games import get_game
from games.tables.api.bodies import (
    BotSeat,
    JoinRequest,
    SeatChoiceRequest,
    SeatRequest,
    StartRequest,
    UnlockRequest,
)
from games.tables.api.tables import BEFORE_THE_START, CHANGES
from games.tables.services import creating as lifecycle
from games.tables.services import hosting, seating
from games.tables.services.passwords import unlock
from web.http.bodies import read_body
from web.http.callers import caller_id, user_id_of
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import BODY, problems
from web.http.scopes import Scope
from web.limits.throttling import Limit, address_of
from web.views import ApiView, PublicApiView

GUESSES = Limit("table passwords", "10/hour")
GUESSES_FROM_ADDRESS = Limit("table passwords from an address", "40/hour")
"""A caller can make many guests, but still has one address."""
SEATINGS = Limit("seats taken", "60/minute")


class SeatingView(ApiView):
    """The base of the views that change who sits where, of which others are notified."""

    is_caller_cached = True
    write_scope = Scope.PLAY
    limits = (*ApiView.limits, SEATINGS)


class JoinView(SeatingView):
    """`games/{id}/join`."""

    @extend_schema(
        operation_id="join_game",
        parameters=[KEY_PARAMETER],
        request=JoinRequest,
        responses={
            200: GameSchema,
            **problems(
                *ONCE,
                *(*BODY, *CHANGES, *BEFORE_THE_START, "seat_taken", "already_seated"),
                *(
                    "account_needed",
                    "friends_at_rated_table",
                    "not_welcome",
                    "kicked",
                    "restart_ahead",
                ),
                *("password_needed", "wrong_password", "terms_changed"),
            ),
        },
        tags=["games"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Sit down. A password need be given only once in a session."""
        body = read_body(request, JoinRequest)
        user_id = caller_id(request)
        if body.password is not None:
            _unlock(request, game_id, body.password)
        game = seating.join_game(
            game_id=game_id,
            user_id=user_id,
            seat=body.seat,
            client_seed=body.client_seed,
            keys=keys_of(request),
            terms=body.terms,
        )
        return Response(game_json(game, user_id=user_id))


class LeaveView(SeatingView):
    """`games/{id}/leave`."""

    @extend_schema(
        operation_id="leave_game",
        parameters=[KEY_PARAMETER],
        request=None,
        responses={
            200: GameSchema,
            **problems(*ONCE, *CHANGES, *BEFORE_THE_START, "not_your_seat"),
        },
        tags=["games"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Leave the table before the start. If the host leaves, the next person becomes host."""
        user_id = caller_id(request)
        game = seating.leave_game(game_id=game_id, user_id=user_id)
        return Response(game_json(game, user_id=user_id))


class SeatView(SeatingView):
    """`games/{id}/seats/{seat}`."""

    @extend_schema(
        operation_id="set_seat",
        request=SeatChoiceRequest,
        responses={200: GameSchema, **problems(*BODY, *CHANGES, *BEFORE_THE_START, "not_the_host")},
        tags=["games"],
    )
    def patch(self, request: Request, game_id: str, seat: int) -> Response:
        """Give a seat to a bot or free it, as the host, before the start."""
        choice = read_body(request, SeatChoiceRequest).root
        user_id = caller_id(request)
        level = choice.level if isinstance(choice, BotSeat) else None
        game = seating.set_seat(game_id=game_id, user_id=user_id, seat=seat, bot_level=level)
        return Response(game_json(game, user_id=user_id))


class StartView(SeatingView):
    """`games/{id}/start`."""

    @extend_schema(
        operation_id="start_game",
        parameters=[KEY_PARAMETER],
        request=StartRequest,
        responses={
            200: GameSchema,
            **problems(
                *ONCE,
                *BODY,
                *CHANGES,
                *BEFORE_THE_START,
                "not_the_host",
                "seats_not_filled",
                "players_not_ready",
                "restart_ahead",
                "friends_at_rated_table",
            ),
        },
        tags=["games"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Deal, as the host."""
        body = read_body(request, StartRequest)
        user_id = caller_id(request)
        game = lifecycle.start_game(game_id=game_id, user_id=user_id, client_seed=body.client_seed)
        return Response(game_json(game, user_id=user_id))


class UnlockView(PublicApiView):
    """`games/{id}/unlock`."""

    @extend_schema(
        operation_id="unlock_game",
        request=UnlockRequest,
        responses={
            200: GameSchema,
            **problems(*BODY, "csrf_failed", "not_found", "wrong_password"),
        },
        tags=["games"],
    )
    def post(self, request: Request, game_id: str) -> Response:
        """Give the table's password: this session may sit down and watch from now on."""
        body = read_body(request, UnlockRequest)
        _unlock(request, game_id, body.password)
        user_id = user_id_of(request)
        game = get_game(game_id)
        return Response(game_json(game, user_id=user_id))


class MoveView(SeatingView):
    """`games/{id}/seat`."""

    @extend_schema(
        operation_id="move_to_seat",
        request=SeatRequest,
        responses={
            200: GameSchema,
            **problems(*BODY, *CHANGES, *BEFORE_THE_START, "not_your_seat", "seat_taken"),
        },
        tags=["games"],
    )
    def put(self, request: Request, game_id: str) -> Response:
        """Move to a free seat, before the start; the host may change places with a bot."""
        body = read_body(request, SeatRequest)
        user_id = caller_id(request)
        game = seating.move_to_seat(game_id=game_id, user_id=user_id, seat=body.seat)
        return Response(game_json(game, user_id=user_id))


class KickView(SeatingView):
    """`games/{id}/kick`."""

    @extend_schema(
        operation_id="kick_player",
        parameters=[KEY_PARAMETER],
        request=SeatRequest,
        responses={
            200: GameSchema,
            **problems(*ONCE, *BODY, *CHANGES, *BEFORE_THE_START, "not_the_host"),
        },
        tags=["games"],
    )
    @once
    def post(self, request: Request, game_id: str) -> Response:
        """Send a player away from this table for good, as the host before the start."""
        body = read_body(request, SeatRequest)
        user_id = caller_id(request)
        game = hosting.kick(game_id=game_id, user_id=user_id, seat=body.seat)
        return Response(game_json(game, user_id=user_id))


class HostView(SeatingView):
    """`games/{id}/host`."""

    @extend_schema(
        operation_id="hand_on_table",
        request=SeatRequest,
        responses={200: GameSchema, **problems(*BODY, *CHANGES, *BEFORE_THE_START, "not_the_host")},
        tags=["games"],
    )
    def put(self, request: Request, game_id: str) -> Response:
        """Make a player the host instead, as the host before the start."""
        body = read_body(request, SeatRequest)
        user_id = caller_id(request)
        game = hosting.hand_on(game_id=game_id, user_id=user_id, seat=body.seat)
        return Response(game_json(game, user_id=user_id))


def _unlock(request: Request, game_id: str, password: str) -> None:
    """Check a table's password and keep the table's key in the session.

    Guessing is limited for each table and caller. Raises NotFound, WrongPassword, and a Problem
    `throttled`.
    """
    address = f"address {address_of(request)} {game_id}"
    user_id = user_id_of(request)
    GUESSES_FROM_ADDRESS.check_caller(address)
    GUESSES.check_caller(address if user_id is None else f"user {user_id} {game_id}")
    key = unlock(game_id=game_id, password=password)
    if key is not None:
        keep_key(request, key)
