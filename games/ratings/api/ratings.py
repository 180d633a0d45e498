"""Endpoints of leaderboards, rating distributions, and rating changes by a game."""

from typing import TYPE_CHECKING, Annotated, cast

from drf_spectacular.utils import extend_schema
from pydantic import Field
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.persons import person_json
from games.play.selectors.games import get_game
from games.ratings import selectors as ratings
from games.ratings.api.pages import BoardPages
from games.ratings.messages import (
    Board,
    Distribution,
    GameRatings,
    game_ratings_json,
    own_json,
    rating_json,
)
from games.ratings.system.seasons import ALL_TIME, SEASON_PATTERN
from web.http.bodies import Query, read_query
from web.http.callers import user_id_of
from web.http.openapi_schemas import problems, query_parameters
from web.http.pagination import Cursor, PageSize
from web.views import PublicApiView

if TYPE_CHECKING:
    from accounts.models import User


class BoardQuery(Query):
    """The leaderboard to show."""

    season: Annotated[
        str | None,
        Field(pattern=f"^{SEASON_PATTERN}$", description="A month as `2026-11`; else all time."),
    ] = None
    cursor: Cursor = ""
    page_size: PageSize = 50


class LeaderboardView(PublicApiView):
    """`ratings/leaderboards/{mode}`."""

    @extend_schema(
        operation_id="leaderboard",
        parameters=query_parameters(BoardQuery),
        responses={200: Board, **problems("not_found")},
        tags=["ratings"],
    )
    def get(self, request: Request, mode: str) -> Response:
        """The ranked accounts, best first: settled ratings after enough games."""
        query = read_query(request, BoardQuery)
        season = query.season or ALL_TIME
        pages = BoardPages()
        page = pages.paginate(ratings.board(mode, season), request)
        rows = [
            {
                **rating_json(row),
                "rank": rank,
                # A board holds the ratings of accounts only, so that there is a user.
                "player": person_json(cast("User", row.user)),
                "peak": round(row.mean if row.peak is None else row.peak),
            }
            for row, rank in zip(page, ratings.ranks_of(page), strict=True)
        ]
        return Response(
            {
                "mode": mode,
                "season": query.season,
                "seasons": ratings.seasons_of(mode),
                "least_games": ratings.MIN_GAMES,
                "you": own_json(ratings.standing_of(user_id_of(request), mode, season)),
                "next": pages.next_link,
                "previous": pages.previous_link,
                "results": rows,
            }
        )


class DistributionView(PublicApiView):
    """`ratings/{mode}/distribution`."""

    @extend_schema(
        operation_id="rating_distribution",
        responses={200: Distribution, **problems("not_found")},
        tags=["ratings"],
    )
    def get(self, request: Request, mode: str) -> Response:
        """The distribution of the ratings of all time of the ranked accounts."""
        buckets = ratings.distribution(mode)
        return Response(
            {
                "mode": mode,
                "width": ratings.BUCKET,
                "players": sum(players for _, players in buckets),
                "buckets": [{"start": start, "players": players} for start, players in buckets],
                "you": own_json(ratings.standing_of(user_id_of(request), mode)),
            }
        )


class GameRatingsView(PublicApiView):
    """`games/{id}/ratings`."""

    @extend_schema(
        operation_id="game_ratings",
        responses={200: GameRatings, **problems("not_found")},
        tags=["ratings"],
    )
    def get(self, _request: Request, game_id: str) -> Response:
        """The status of a game's rating, and the changes of its players' ratings."""
        return Response(game_ratings_json(get_game(game_id)))
