"""Endpoints of matchmaking: the pools, joining and leaving the queue, the caller's wait."""

from typing import Annotated, Literal

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from pydantic import Field, WithJsonSchema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.once import ONCE, once
from accounts.api.players import viewer_of
from games.matchmaking import queue, seeks
from games.matchmaking.messages import MySeek, SeekPools, my_seek_json, pool_json
from games.matchmaking.pools import POOLS
from web.http.bodies import Body, Query, read_body, read_query
from web.http.callers import caller_id, user_id_of
from web.http.idempotency import KEY_PARAMETER
from web.http.openapi_schemas import BODY, CSRF, problems, query_parameters
from web.http.scopes import Scope
from web.limits.throttling import Limit
from web.views import ApiView, PublicApiView

SEEKS = Limit("seeks", "240/hour")
MAX_POOLS = 20


class SeekRequest(Body):
    """The pools in which you wait; you play the first game that is found."""

    pools: Annotated[
        list[Annotated[str, WithJsonSchema({"type": "string", "enum": [*POOLS]})]],
        Field(min_length=1, max_length=MAX_POOLS),
    ]
    rated: Annotated[bool, Field(description="For accounts; guests play casual games.")]


class PoolsQuery(Query):
    """A filter of the pools."""

    who: Annotated[
        Literal["people", "bots"] | None,
        Field(description="Left out: those in which the caller may wait."),
    ] = None


class PoolsView(PublicApiView):
    """`seeks/pools`."""

    @extend_schema(
        operation_id="list_pools",
        parameters=query_parameters(PoolsQuery),
        responses={200: SeekPools, **problems()},
        tags=["quick match"],
    )
    def get(self, request: Request) -> Response:
        """List the pools, with the number of players who wait and the expected wait."""
        query = read_query(request, PoolsQuery)
        for_bots = _is_bot(request) if query.who is None else query.who == "bots"
        counts = queue.queues(now=timezone.now())
        ratings = queue.ratings_by_mode(user_id_of(request))
        pools = [
            pool_json(pool, counts, ratings.get(pool.mode))
            for pool in POOLS.values()
            if pool.for_bots == for_bots
        ]
        return Response({"pools": pools})


class SeeksView(ApiView):
    """`seeks`."""

    created_at = "seeks/mine"
    write_scope = Scope.PLAY

    def check_throttles(self, request: Request) -> None:
        """Check the limits of all requests, and a further limit of new seeks."""
        super().check_throttles(request)
        SEEKS.check(request)

    @extend_schema(
        operation_id="seek_game",
        parameters=[KEY_PARAMETER],
        request=SeekRequest,
        responses={
            201: MySeek,
            **problems(
                *ONCE,
                *(*BODY, *CSRF, "not_authenticated", "account_needed", "not_for_bots"),
                *("only_for_bots", "already_playing", "already_paired", "seek_paused"),
            ),
        },
        tags=["quick match"],
    )
    @once
    def post(self, request: Request) -> Response:
        """Wait in these pools. If you wait already, you go on waiting, in these."""
        body = read_body(request, SeekRequest)
        user_id, now = caller_id(request), timezone.now()
        seeks.begin_seeking(user_id=user_id, pools=body.pools, is_rated=body.rated, now=now)
        return Response(my_seek_json(queue.seek_status(user_id, now=now)), status=201)


class MySeekView(ApiView):
    """`seeks/mine`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="get_my_seek",
        responses={200: MySeek, **problems("not_authenticated")},
        tags=["quick match"],
    )
    def get(self, request: Request) -> Response:
        """Read the status of your wait: your pools, or the game for which you were paired."""
        status = queue.seek_status(caller_id(request), now=timezone.now())
        return Response(my_seek_json(status))

    @extend_schema(
        operation_id="stop_seeking",
        responses={204: None, **problems(*CSRF, "not_authenticated")},
        tags=["quick match"],
    )
    def delete(self, request: Request) -> Response:
        """Stop waiting. If you are paired, your game is cancelled and the others wait on."""
        seeks.stop_seeking(user_id=caller_id(request), now=timezone.now())
        return Response(status=204)


class MySeekAliveView(ApiView):
    """`seeks/mine/alive`."""

    write_scope = Scope.PLAY

    @extend_schema(
        operation_id="keep_seeking",
        request=None,
        responses={200: MySeek, **problems(*CSRF, "not_authenticated")},
        tags=["quick match"],
    )
    def post(self, request: Request) -> Response:
        """Say that you are still there: without it, waiting ends after 75 seconds."""
        user_id, now = caller_id(request), timezone.now()
        seeks.keep_seeking(user_id=user_id, now=now)
        return Response(my_seek_json(queue.seek_status(user_id, now=now)))


def _is_bot(request: Request) -> bool:
    viewer = viewer_of(request)
    return viewer is not None and viewer.is_bot
