"""Endpoints of a running game: make a move, list legal moves, read the state and the events."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from games.play.api.bodies import CommandRequest, EventsQuery, ViewQuery
from games.play.api.keys import keys_of
from games.play.api.playing import play_command
from games.play.api.replies import Conflict, RefusalSchema
from games.play.messages.events import events_json
from games.play.messages.view import (
    CommandReply,
    EventsReply,
    LegalReply,
    ViewReply,
    choices_json,
    view_json,
)
from games.play.selectors.spectator_delay import SeenTable, followed_table
from games.play.selectors.viewers import seat_of, viewer_of
from web.http.bodies import read_body, read_query
from web.http.callers import caller_id, user_id_of
from web.http.idempotency import KEY_HEADER, KEY_PARAMETER
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.scopes import Scope
from web.views import ApiView, PublicApiView


class LegalView(PublicApiView):
    """`games/{id}/legal`."""

    is_caller_cached = True

    @extend_schema(
        operation_id="legal_commands",
        responses={200: LegalReply, **problems("not_found", "password_needed")},
        tags=["play"],
    )
    def get(self, request: Request, game_id: str) -> Response:
        """List the legal commands of your seat."""
        table, user_id = _followed(request, game_id), user_id_of(request)
        seen = table.update().seen_by(viewer_of(game=table.game, user_id=user_id))
        seat = seat_of(game=table.game, user_id=user_id)
        facts = {"version": seen.version, "mark": seen.mark, "seat": seat}
        return Response({**facts, **choices_json(seen)})


class CommandsView(ApiView):
    """`games/{id}/commands`."""

    is_caller_cached = True
    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="submit_command",
        request=CommandRequest,
        parameters=[KEY_PARAMETER],
        responses={
            200: CommandReply,
            **problems(
                *BODY,
                *CSRF,
                *("unknown_card", "unknown_command", "not_authenticated", "not_your_seat"),
                *("not_found", "stale_version", "game_not_running", "game_over"),
                "idempotency_key_reused",
                s409=Conflict,
                s422=RefusalSchema,
            ),
        },
        tags=["play"],
    )
    def post(self, request: Request, game_id: str) -> Response:
        """Play a command. It is accepted exactly when it is among the legal ones."""
        body = read_body(request, CommandRequest)
        reply = play_command(game_id, caller_id(request), body, key=request.headers.get(KEY_HEADER))
        return Response(reply.body, headers=reply.headers)


class ViewView(PublicApiView):
    """`games/{id}/view`."""

    is_caller_cached = True

    @extend_schema(
        operation_id="view_game",
        parameters=query_parameters(ViewQuery),
        responses={
            200: ViewReply,
            **problems("not_found", "game_not_finished", "deal_sealed", "password_needed"),
        },
        tags=["play"],
    )
    def get(self, request: Request, game_id: str) -> Response:
        """Read the game, now or at an older version, as you may know it."""
        query = read_query(request, ViewQuery)
        table = _followed(request, game_id)
        viewer = viewer_of(game=table.game, user_id=user_id_of(request), wanted=query.wanted)
        return Response(view_json(table.update(at=query.at).seen_by(viewer)))


class EventsView(PublicApiView):
    """`games/{id}/events`."""

    is_caller_cached = True

    @extend_schema(
        operation_id="events_since",
        parameters=query_parameters(EventsQuery),
        responses={
            200: EventsReply,
            **problems(
                *("not_found", "game_not_finished", "deal_sealed", "password_needed"),
                "version_lost",
            ),
        },
        tags=["play"],
    )
    def get(self, request: Request, game_id: str) -> Response:
        """Read the events after a version, as you may know them."""
        query = read_query(request, EventsQuery)
        table = _followed(request, game_id)
        viewer = viewer_of(game=table.game, user_id=user_id_of(request), wanted=query.wanted)
        update = table.events_after(query.since)
        events = events_json(update.events_seen_by(viewer))
        return Response({"version": update.version, "mark": update.mark, "events": events})


def _followed(request: Request, game_id: str) -> SeenTable:
    return followed_table(game_id, user_id=user_id_of(request), keys=keys_of(request))
